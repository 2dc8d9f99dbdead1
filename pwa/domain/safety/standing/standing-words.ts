import { ANY_VERB, CLASS, unionOf, type WordSet } from '../lexicon/vocabulary.ts';
import { classAt, isNumber, isOneOf, type Line, wordSet } from '../line/line.ts';

/** Words that say whether a named food is in the bowl, by effect. */
const WORDS = {
  leavesOut: `no without sans ohne sin senza zonder minus zero nil nix omit omitting skip skipping avoid avoiding exclude excluding neither except
    unlike ditch ditching non resist resisting refrain`,
  swap: 'swap swapping swapped replace replacing replaced switch',
  /** Begin a comparison, which no other negation reverses. */
  comparison: `size colour color shape texture consistency thickness bigger larger smaller thicker thinner finer wider longer
    as taste smell`,
  big: 'big large small thick thin fine tiny',
  /** Reverse a following negation: 'resist the urge to leave it out'. */
  denier: `no not never dont doesnt didnt isnt arent wasnt werent wont cant cannot without avoid avoiding resist resisting
    refrain none nothing neither nobody hardly why boneless free`,
  /** 'all but the onion' after a negation puts the onion in. */
  exception: 'but except than',
  /** Verbs that add a food; when negated, they leave it out. */
  put: `add adding added use used using include included including contain containing contained give giving given feed feeding
    fed put putting want have eat eaten buy offer serve share need needed`,
  /** Allowed between a negation and its food. */
  beside: 'added tempted so longer him us usual seasoning definitely ever need',
  /** End the scope of a negation. */
  end: 'with plus use just replace in lot single one',
  free: 'free less',
  notFree: 'from of range',
  keep: 'leave leaving left keep keeping stay store',
  away: 'out away off',
  leftOut: 'omit omitted excluded skipped avoid avoided banned forbidden unnecessary none',
  takeOut:
    'remove removing removed discard discarding discarded bin pick take cored stoned pitted destoned deseeded',
  remove: 'remove removing discard discarding bin',
  bone: 'bone',
  harms: 'kill harm poison cause damage destroy ill sick',
  /** Retract what was said, or restrict when and for whom it applies. */
  turn: `beside but until till except then unless though although yet again back usually hardly okay ok anyway today tonight
    sometimes always easier however still instead later first early if when otherwise because apart bar save while before
    after once may`,
  /** Somebody else leaves it out. */
  report: 'they say said many most some told myth true people other original vet',
  people: `i we they he she you his her their our my your us them him me people human kid child daughter son husband wife vet
    friend who family`,
  /** Cast doubt on whether a food is simply listed. */
  doubt: `check keep keeping remove removing removed discard leave leaving hold forget called label steer miss free none excluded
    omitted alternative watch beware throw reach devoid away loves adores approves while before if because size safe`,
  /** Without a food after them they mean the negated one: 'use white', 'plenty for the dog'. */
  bare: 'use add put plenty spoon only just',
  only: 'only just',
  with: 'with',
  in: 'in',
  for: 'for',
  of: 'of',
  the: 'the',
  nothing: 'nothing none',
  /** After a food they start a different noun or a container: 'raisin box'. */
  afterOther: 'the bag box packet tub jar tin drawer',
  as: 'as',
  out: 'out',
  no: 'no',
  go: 'no go',
  so: 'so',
  well: 'well',
  it: 'it them',
} as const;

export const WORD = Object.fromEntries(
  Object.entries(WORDS).map(([name, words]) => [name, wordSet(words.replace(/\s+/g, ' '))]),
) as Record<keyof typeof WORDS, WordSet>;

/** Pairs of words that exclude what follows. */
export const PAIRS: readonly (readonly [WordSet, WordSet])[] = [
  ['free devoid bereft clear away instead lieu place none beware out', 'of from'],
  ['rather other bigger larger smaller thicker thinner finer wider longer', 'than'],
  ['size colour color shape texture consistency thickness', 'of'],
  ['leave leaving left cut lose throw', 'out'],
  ['anything everything all vegetable', 'but'],
  ['watch check look label out', 'for'],
  ['look taste smell', 'like'],
  ['w', 'o out'],
  ['nothing', 'with containing'],
  ['hold forget', 'the'],
].map(([first = '', second = '']) => [wordSet(first), wordSet(second)]);
export const PAIRED = unionOf(...PAIRS.map(([first]) => first));
/** Words with which a sentence may do more than list. */
const UNSURE = unionOf(WORD.people, WORD.doubt);

/** Foods with only one dangerous part, which can be removed. */
export const PARTS: ReadonlySet<string> = new Set([
  'Apple seeds and core',
  'Cherry pits',
  'Stone-fruit pits',
  'Mouldy food',
  'Green or sprouted potato',
  'Corn on the cob',
]);

/** List words that aren't foods themselves. */
export const ITEM =
  CLASS.filler |
  CLASS.adjective |
  CLASS.quantity |
  CLASS.prepared |
  CLASS.adverb |
  CLASS.piece |
  CLASS.cooked;
export const JOINS = CLASS.or | CLASS.and;
export const KITCHEN = ITEM | JOINS | CLASS.place | CLASS.removed | ANY_VERB;
const SPEAKS = CLASS.no | CLASS.not | CLASS.harmful | CLASS.be | CLASS.comparison | CLASS.swap;
export const OTHER_VERB = ANY_VERB | CLASS.remove | CLASS.removed | CLASS.outVerb | CLASS.swap;
export const BEFORE_VERDICT = CLASS.be | CLASS.filler | CLASS.adverb | JOINS;

/** Effects of a word on the foods around it, as bits; looked up once per text, because every food checks its whole sentence. */
export const MARK = { cue: 1, harm: 2, doubt: 4, stranger: 8 } as const;

/** `MARK` of each word. */
export function marksOf(line: Line): Uint8Array {
  const cues = [PAIRED, WORD.swap, WORD.leavesOut, WORD.as];
  return Uint8Array.from(line.tokens.words, (_, at) => {
    const classes = classAt(line, at);
    const isNumeral = isNumber(line, at);
    const isCue = isNumeral || classes & CLASS.not || cues.some((set) => isOneOf(line, at, set));
    const isHarm = classes & CLASS.harmful || isOneOf(line, at, WORD.harms);
    const isDoubt = classes & SPEAKS || isOneOf(line, at, UNSURE);
    const isStranger = !isNumeral && !(classes & KITCHEN);
    return (
      (isCue ? MARK.cue : 0) |
      (isHarm ? MARK.harm : 0) |
      (isDoubt ? MARK.doubt : 0) |
      (isStranger ? MARK.stranger : 0)
    );
  });
}
