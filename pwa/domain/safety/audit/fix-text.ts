import { capitalised } from '../../text/sentence-parts.ts';
import { ANY_VERB, CLASS, classesOf, idOf } from '../lexicon/vocabulary.ts';
import type { SafeSwap } from './safe-swaps.ts';
import type { SafetyFlag } from './safety-reading.ts';

const MEASURE =
  /(?:\b(?:an?|one|two|three|\p{N}+)\s+)?(?:(?:small|large|generous|good|little)\s+)?\b(?:cloves?|pinch(?:es)?|dash(?:es)?|splash(?:es)?|glug|knob|bulbs?|heads?|sprinkle|sprinkling|tsp|tbsp|teaspoons?|tablespoons?|handful)\s+(?:of\s+)?(?:the\s+)?$/iu;
const DETERMINER =
  /\b(?:the|an?|some|any|more|a little|your|fresh|raw|chopped|crushed|minced|sliced|diced|grated|of|\p{N}+)\s+$/iu;
const AMONG = 80;

const isVerb = (word: string) => Boolean(classesOf(idOf(word.toLowerCase())) & ANY_VERB);

/** Start of the food with its amount: 'a pinch of salt', '2 cloves of crushed garlic'. */
function withAmount(step: string, start: number): number {
  let from = start;
  for (let turn = 0; turn < 6; turn += 1) {
    const before = step.slice(Math.max(0, from - AMONG), from);
    const match = MEASURE.exec(before) ?? DETERMINER.exec(before);
    if (match === null || match[0].trim() === '') return from;
    from -= match[0].length;
  }
  return from;
}

/** 'crumble in the stock cube', 'make up the gravy': broth is poured and warmed. */
const FOR_A_CUBE = /\b(crumble|sprinkle|dissolve|make up|make)(?=(?: in| over)? (?:the |your )?$)/i;
const ofBroth = (verb: string) => {
  const better = /crumble|sprinkle/i.test(verb) ? 'pour' : 'warm';
  return /^\p{Lu}/u.test(verb) ? capital(better) : better;
};

/**
 * Replaces the dangerous food with the safe one; null if the step already has it.
 * @param isAgain an earlier swap put it there: 'fry the garlic until the garlic is golden'
 */
export function swapInStep(
  step: string,
  { start, end, text }: SafetyFlag,
  swap: SafeSwap,
  isAgain = false,
): string | null {
  const others = `${step.slice(0, start)} ${step.slice(end)}`.toLowerCase();
  if (!isAgain && others.includes(swap.word.toLowerCase())) return null;
  const head = step.slice(0, start);
  const measure = MEASURE.exec(head.slice(-AMONG));
  const isUncountable = swap.plural === swap.word;
  const bare = (measure === null ? head : head.slice(0, head.length - measure[0].length)).replace(
    isUncountable ? /(?<=\s|^)(?:\p{N}+|one|two|three|an?)\s+$/iu : /$^/,
    '',
  );
  const isPlural = /[^s]s$/i.test(text);
  const isBroth = /\bbroth$/.test(swap.word);
  const word = isPlural ? swap.plural : swap.word;
  const isFirst = bare.trim() === '' || /[.!?]\s*$/.test(bare);
  const written = isFirst ? capitalised(word) : word;
  const poured = isBroth ? bare.replace(FOR_A_CUBE, ofBroth) : bare;
  return poured.replace(/\b([Aa])n(\s+)$/, '$1$2') + written + step.slice(end);
}

/** The sentence around a position, as offsets. */
function sentenceAround(step: string, start: number, end: number): { from: number; to: number } {
  let from = start;
  while (from > 0 && !/[.!?;\n]/.test(step.charAt(from - 1))) from -= 1;
  let to = end;
  while (to < step.length && !/[.!?;\n]/.test(step.charAt(to))) to += 1;
  return { from, to: Math.min(step.length, to + 1) };
}

/** The clause around a position, as offsets. Clauses end at 'and', 'then' or a comma before a verb. */
function clauseAround(sentence: string, start: number, end: number): { from: number; to: number } {
  let from = 0;
  let to = sentence.length;
  for (const match of sentence.matchAll(/(?:,? and then|,? then|,? and|,)\s+(?=(\p{L}+))/giu)) {
    if (!/then/i.test(match[0]) && !isVerb(match[1] ?? '')) continue;
    if (match.index + match[0].length <= start) from = match.index;
    else if (match.index >= end) {
      to = match.index;
      break;
    }
  }
  return { from, to };
}

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;!?])/g, '$1')
    .replace(/^[\s,;.]+/, '')
    .replace(/^(?:and then|and|then)\s+/i, '')
    .trim();

/** A loop, because a pattern anchored at the end takes quadratic time on a row of full stops. */
function withoutStop(text: string): string {
  let end = text.length;
  while (end > 0 && /[.!?;\s]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** 'mix the turkey, egg' of 'mix the turkey, egg and onion' needs its 'and'. */
function endList(before: string, joint: string): string {
  const comma = before.lastIndexOf(', ');
  const isList =
    comma > 0 && /and|or|&/i.test(joint) && !isVerb(/^\p{L}*/u.exec(before.slice(comma + 2))?.[0] ?? '');
  return isList
    ? `${before.slice(0, comma)}${joint.replace(/^,|\s+$/g, '')} ${before.slice(comma + 2)}`
    : before;
}

/** The clause without the food if it is one of several or follows 'with' or 'in'; null if nothing else is left. */
function cutFromList(clause: string, start: number, end: number): string | null {
  const before = clause.slice(0, start);
  const after = clause.slice(end);
  const joint = /(?:,? (?:and|or)|,| &)\s+$/i.exec(before);
  const hasMore = /^\s*(?:,|and\b|or\b|&)\s*(?:the\s+)?(\p{L}+)/iu.exec(after);
  if (joint !== null && !isVerb(before.trim().split(/\s+/).at(-2) ?? ''))
    return endList(before.slice(0, joint.index), joint[0]) + after;
  if (hasMore !== null && !isVerb(hasMore[1] ?? ''))
    return before + after.replace(/^\s*(?:,? (?:and|or)|,|and|or|&)\s*/i, '');
  const preposition = /\s+(?:with|in|into|to|over)\s+$/i.exec(before);
  const words = before
    .slice(0, preposition?.index ?? 0)
    .replace(/^(?:,? and then|,? then|,? and|,)\s+/i, '')
    .trim();
  return preposition !== null && words.split(/\s+/).length > 1
    ? before.slice(0, preposition.index) + after
    : null;
}

/** Removes a food from a step: just the food if it is in a list, else with everything done to it. */
export function cutFromStep(step: string, flag: SafetyFlag): string {
  const { from, to } = sentenceAround(step, flag.start, flag.end);
  const sentence = step.slice(from, to);
  const start = withAmount(step, flag.start) - from;
  const end = flag.end - from;
  if (start < 0) return tidy(step.slice(0, from) + step.slice(to));
  const clause = clauseAround(sentence, start, end);
  const text = sentence.slice(clause.from, clause.to);
  const listless = cutFromList(text, start - clause.from, end - clause.from);
  const stop = /[.!?;]$/.exec(sentence)?.[0] ?? '';
  const body = sentence.slice(0, clause.from) + (listless ?? '') + sentence.slice(clause.to);
  const left = capital(tidy(withoutStop(body)));
  const kept = /\p{L}/u.test(left) ? `${left}${stop}` : '';
  return [step.slice(0, from).trim(), kept, step.slice(to).trim()].filter((part) => part !== '').join(' ');
}

/** The step without the sentence at a position. */
export function dropSentence(step: string, { start, end }: SafetyFlag): string {
  const { from, to } = sentenceAround(step, start, end);
  return tidy(`${step.slice(0, from)} ${step.slice(to)}`);
}

/** The rest of an ingredient line, and the foods removed from it. */
type CutLine = {
  /** Empty if nothing is left. */
  rest: string;
  taken: { text: string; flags: SafetyFlag[] }[];
};

type Piece = { text: string; start: number; end: number; joint: string };

const JOINT = /[,;+&/()]|\b(?:and|or|with|plus|in|containing)\b/giu;
const STARTS_WITH_AMOUNT = /^(?:\p{N}|an? |half |some |one |two |three )/iu;
/** '(cooked in salted water)' without the cooking liquid. */
const EMPTY_BRACKETS = /\s*\(\s*(?:\p{L}+ed\s*)?\)/gu;
const CONTAINS = /^(?:contains|with|and|or|plus)\s+/i;
const DANGLING =
  /(?:sweetened|flavoured|flavored|seasoned|made|infused|topped|mixed|marinated|stuffed|coated|cooked|fried|served)$/i;

/** The pieces of a line between commas, brackets and conjunctions, each with the joint before it. */
function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  let joint = '';
  const push = (end: number, next: string) => {
    const text = line.slice(start, end);
    if (text.trim() === '') joint += text + next;
    else {
      pieces.push({ text, start, end, joint });
      joint = next;
    }
  };
  for (const match of line.matchAll(JOINT)) {
    push(match.index, match[0]);
    start = match.index + match[0].length;
  }
  push(line.length, '');
  return pieces;
}

/** ', finely chopped' and 'and fried' belong to the food before them. */
function belongsToFoodBefore({ text, joint }: Piece): boolean {
  const bare = text.trimStart();
  if (joint === '' || STARTS_WITH_AMOUNT.test(bare)) return false;
  if (/[,;(]$/.test(joint.trimEnd())) return true;
  const first = /^[\p{L}’'-]+/u.exec(bare)?.[0].toLowerCase() ?? '';
  return Boolean(classesOf(idOf(first)) & (CLASS.prepared | CLASS.cooked | CLASS.removed));
}

/** Removes the dangerous foods from an ingredient line, with their amounts and notes, and keeps the others. */
export function cutIngredient(line: string, flags: readonly SafetyFlag[]): CutLine {
  const taken: CutLine['taken'] = [];
  let rest = '';
  let isAfterTaken = false;
  /** Flags are sorted, so each is looked at once or twice. */
  let next = 0;
  for (const piece of piecesOf(line)) {
    while ((flags[next]?.end ?? Number.POSITIVE_INFINITY) <= piece.start) next += 1;
    const own: SafetyFlag[] = [];
    for (let at = next; (flags[at]?.start ?? Number.POSITIVE_INFINITY) < piece.end; at += 1) {
      own.push(flags[at] as SafetyFlag);
    }
    const before = taken.at(-1);
    // 'cherries with stones' is one food in two pieces.
    if (before !== undefined && own[0] !== undefined && before.flags.includes(own[0])) {
      before.text += piece.joint + piece.text.trimEnd();
      isAfterTaken = true;
    } else if (own.length > 0) {
      taken.push({ text: piece.text.trim().replace(CONTAINS, ''), flags: own });
      isAfterTaken = true;
    } else if (!(isAfterTaken && belongsToFoodBefore(piece))) {
      // The space before an 'and' may have been removed with the food before it.
      const space = /^\p{L}/u.test(piece.joint) && /\S$/.test(rest) ? ' ' : '';
      rest += rest === '' ? piece.text : space + piece.joint + piece.text;
      isAfterTaken = false;
    }
  }
  return { rest: closeBrackets(rest).replace(EMPTY_BRACKETS, '').trim().replace(DANGLING, '').trim(), taken };
}

function closeBrackets(text: string): string {
  const missing = text.split('(').length - text.split(')').length;
  return missing > 0 ? text + ')'.repeat(missing) : text;
}
