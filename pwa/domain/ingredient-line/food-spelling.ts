import { indexedWords, namesWith } from './food-index.ts';
import { CHANGING_WORDS, SAME_WORD, TRAILING_WORDS } from './food-words.ts';

/** A word without doubled letters, the commonest spelling errors: 'brocolli', 'zuchini', 'chiken'. */
const skeleton = (word: string) => word.replace(/ck/g, 'k').replace(/(.)\1/g, '$1');

const MIN_SKELETON = 5;
/** Shorter words have too many neighbours: 'cod' and 'cob'. */
const MIN_MISSPELT = 5;
const MIN_MEANT = 6;

/** Correct words that are one letter away from a food. */
const NOT_MISSPELT = new Set(
  `batter bitter better button bottle current paper proper parley butler betters cattle charred grapes salmonella
  simmer summer winter squish breaded breads cherub muscle museum master potted pottery walled walnuts season`.split(
    /\s+/,
  ),
);

type Spellings = {
  bySkeleton: ReadonlyMap<string, string>;
  byInitial: ReadonlyMap<string, readonly string[]>;
  /** Cache of corrections by word. */
  found: Map<string, string>;
};

function build(): Spellings {
  const bySkeleton = new Map<string, string>();
  const byInitial = new Map<string, string[]>();
  for (const word of [...indexedWords(), ...SAME_WORD.keys()]) {
    const meant = SAME_WORD.get(word) ?? word;
    const bones = skeleton(word);
    if (bones.length >= MIN_SKELETON) bySkeleton.set(bones, meant);
    if (word.length >= MIN_MEANT)
      byInitial.set(word.charAt(0), [...(byInitial.get(word.charAt(0)) ?? []), word]);
  }
  return { bySkeleton, byInitial, found: new Map() };
}

let built: Spellings | undefined;

/** Built on the first word that no name has. */
function spellings(): Spellings {
  built ??= build();
  return built;
}

/** Above any list of ingredients; bounds the memory for untrusted texts. */
const MOST_KEPT = 5_000;

/** Length of the common prefix of two words. */
function sharedStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

/** Letters that sound alike; any vowel is interchangeable with any other. */
const SOUNDS = ['aeiouy', 'cksqxz', 'gj', 'bp', 'dt', 'fvw', 'mn', 'lr'];
/** In words this long a typing error is unambiguous too. */
const MIN_SLIP = 8;

/** 'pacaya' is not 'papaya': in a short word another consonant makes another word. */
const isLikely = (letter: string, meant: string, length: number) =>
  length >= MIN_SLIP || SOUNDS.some((letters) => letters.includes(letter) && letters.includes(meant));

/** Whether one letter is missing, added, wrong or swapped with its neighbour, except in the ending, which is grammar. */
function isOneLetterOff(word: string, meant: string): boolean {
  const at = sharedStart(word, meant);
  if (at === Math.min(word.length, meant.length)) return meant.length > word.length || /[^ysdre]$/.test(word);
  const [rest, meantRest] = [word.slice(at), meant.slice(at)];
  if (rest.slice(1) === meantRest.slice(1)) {
    return rest.length > 1 && isLikely(rest.charAt(0), meantRest.charAt(0), word.length);
  }
  if (rest.slice(1) === meantRest || rest === meantRest.slice(1)) return true;
  return rest[0] === meantRest[1] && rest[1] === meantRest[0] && rest.slice(2) === meantRest.slice(2);
}

function oneLetterOff(word: string, byInitial: Spellings['byInitial']): string | undefined {
  if (word.length < MIN_MISSPELT || NOT_MISSPELT.has(word)) return undefined;
  const near = (byInitial.get(word.charAt(0)) ?? []).filter(
    (meant) => Math.abs(meant.length - word.length) <= 1 && isOneLetterOff(word, meant),
  );
  const meant = new Set(near.map((one) => SAME_WORD.get(one) ?? one));
  return meant.size === 1 ? [...meant][0] : undefined;
}

/**
 * Corrects a word to one of the index: if only doubled letters differ, or if one letter of a long word differs and there is
 * only one candidate; otherwise returns the word. The first letter is assumed to be correct.
 */
export function wellSpelt(word: string): string {
  if (namesWith(word).length > 0 || TRAILING_WORDS.has(word) || CHANGING_WORDS.has(word)) return word;
  const { bySkeleton, byInitial, found } = spellings();
  const known = found.get(word);
  if (known !== undefined) return known;
  const meant = bySkeleton.get(skeleton(word)) ?? oneLetterOff(word, byInitial) ?? word;
  if (found.size >= MOST_KEPT) found.clear();
  found.set(word, meant);
  return meant;
}
