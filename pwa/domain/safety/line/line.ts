import { classesOf, idOf, intern } from '../lexicon/vocabulary.ts';
import { holdsWord, setOfIds, type WordSet } from '../lexicon/word-set.ts';
import type { Span } from './spans.ts';
import { GAP, type Tokens } from './tokens.ts';

/** A text with its words and the phrases found in them. */
export type Line = {
  tokens: Tokens;
  spans: readonly Span[];
  /** Index of the span that starts at a word, -1 where none does. */
  spanAt: Int32Array;
};

/** Marks that end a thought. */
export const SENTENCE_END = GAP.stop | GAP.line;

export function lineOf(tokens: Tokens, spans: readonly Span[]): Line {
  const spanAt = new Int32Array(tokens.words.length).fill(-1);
  for (let at = 0; at < spans.length; at += 1) {
    const span = spans[at] as Span;
    spanAt[span.first] = at;
    span.span = at;
  }
  return { tokens, spans, spanAt };
}

/** Id of a word; 0 before the first and behind the last. Reading an array outside its bounds is slow. */
function wordAt({ tokens: { words } }: Line, at: number): number {
  return at >= 0 && at < words.length ? (words[at] ?? 0) : 0;
}

/** Bits of `CLASS` of a word; 0 before the first and behind the last. */
export function classAt(line: Line, at: number): number {
  return classesOf(wordAt(line, at));
}

/** Marks before a word; a sentence end before the first and behind the last. */
export function gapAt({ tokens: { gaps } }: Line, at: number): number {
  return at > 0 && at < gaps.length ? (gaps[at] ?? GAP.line) : GAP.line;
}

/** The word is one of these; build the set once with `wordSet`. */
export function isOneOf(line: Line, at: number, set: WordSet): boolean {
  return holdsWord(set, wordAt(line, at));
}

/** The ids of some words. */
export function wordSet(words: string): WordSet {
  return setOfIds(words.split(' ').map((word) => idOf(word) || intern(word)));
}

/** The letters of a word as they stand, in lower case. */
export function rawWord({ tokens }: Line, at: number): string {
  return tokens.text.slice(tokens.starts[at] ?? 0, tokens.ends[at] ?? 0).toLowerCase();
}

/** True for '2', '½', '400g'. */
export function isNumber({ tokens }: Line, at: number): boolean {
  const start = tokens.starts[at];
  if (start === undefined) return false;
  const code = tokens.text.charCodeAt(start);
  return code < 128 ? code >= 48 && code <= 57 : /^\p{N}/u.test(tokens.text.charAt(start));
}

/** True for '0', '0g' and '0.0'. */
export function isZero(line: Line, at: number): boolean {
  return isNumber(line, at) && /^0+(?:[.,]0+)?(?:g|kg|mg|ml|l|oz|lb|tsp|tbsp)?$/.test(rawWord(line, at));
}
