import { GAP } from '../../words/tokens.ts';
import { classesOf, holdsWord, idOf, intern, setOfIds, type WordSet } from '../lexicon/vocabulary.ts';
import type { Extent, KnownWords, Span } from './spans.ts';

/** A text with its words and the phrases found in it. */
export type Line = {
  tokens: KnownWords;
  spans: readonly Span[];
  /** Index of the span that starts at a word, or -1. */
  spanAt: Int32Array;
};

/** Marks that end a thought. */
export const SENTENCE_END = GAP.stop | GAP.line;

export function lineOf(tokens: KnownWords, spans: readonly Span[]): Line {
  const spanAt = new Int32Array(tokens.words.length).fill(-1);
  for (let at = 0; at < spans.length; at += 1) {
    const span = spans[at] as Span;
    spanAt[span.first] = at;
    span.span = at;
  }
  return { tokens, spans, spanAt };
}

/** Id of a word; 0 before the first and after the last. Explicit, because reading an array out of bounds is slow. */
function wordAt({ tokens: { words } }: Line, at: number): number {
  return at >= 0 && at < words.length ? (words[at] ?? 0) : 0;
}

/** `CLASS` bits of a word; 0 before the first and after the last. */
export function classAt(line: Line, at: number): number {
  return classesOf(wordAt(line, at));
}

/** Marks before a word; a sentence end before the first and after the last. */
export function gapAt({ tokens: { gaps } }: Line, at: number): number {
  return at > 0 && at < gaps.length ? (gaps[at] ?? GAP.line) : GAP.line;
}

/** Whether the word is one of these; build the set once with `wordSet`. */
export function isOneOf(line: Line, at: number, set: WordSet): boolean {
  return holdsWord(set, wordAt(line, at));
}

/** The ids of some words. */
export function wordSet(words: string): WordSet {
  return setOfIds(words.split(' ').map((word) => idOf(word) || intern(word)));
}

/** The word as written, in lower case. */
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
function isZero(line: Line, at: number): boolean {
  return isNumber(line, at) && /^0+(?:[.,]0+)?(?:g|kg|mg|ml|l|oz|lb|tsp|tbsp)?$/.test(rawWord(line, at));
}

/** Walks the words of a line one at a time, in either direction, up to a mark or a number of words. */
class Cursor {
  /** Index of the current word; before the first `next` call, one step before the first word. */
  at: number;
  private readonly line: Line;
  private readonly step: 1 | -1;
  private readonly limit: number;
  private readonly marks: number;

  constructor(line: Line, at: number, step: 1 | -1, limit: number, marks: number) {
    this.line = line;
    this.at = at;
    this.step = step;
    this.limit = limit;
    this.marks = marks;
  }

  /** Steps to the next word; false if a mark or the limit comes first. */
  next(): boolean {
    const { at, step } = this;
    if (step > 0 ? at >= this.limit : at <= this.limit) return false;
    if (gapAt(this.line, step > 0 ? at + 1 : at) & this.marks) return false;
    this.at = at + step;
    return true;
  }

  /** Whether the word, or one at an offset, is in a set. */
  is(set: WordSet, offset = 0): boolean {
    return isOneOf(this.line, this.at + offset, set);
  }

  /** Whether the word has one of these `CLASS` bits. */
  has(classes: number): boolean {
    return (classAt(this.line, this.at) & classes) !== 0;
  }

  /** Steps to the last word of a food phrase; false if none starts here. */
  skipFood(): boolean {
    const span = this.line.spans[this.line.spanAt[this.at] ?? -1];
    if (span === undefined) return false;
    this.at = span.last;
    return true;
  }

  /** Index of the first word in a set; -1 if none is within reach. */
  find(set: WordSet): number {
    while (this.next()) if (this.is(set)) return this.at;
    return -1;
  }

  /** Whether a word of these classes is within reach. */
  meets(classes: number): boolean {
    while (this.next()) if (this.has(classes)) return true;
    return false;
  }
}

/** Up to `most` words from a word on, within the sentence unless other marks are given. */
export function wordsFrom(line: Line, from: number, most: number, marks: number = SENTENCE_END): Cursor {
  return new Cursor(line, from - 1, 1, Math.min(from + most, line.tokens.words.length) - 1, marks);
}

/** Up to `most` words before a word, nearest first, within the sentence unless other marks are given. */
export function wordsBefore(line: Line, first: number, most: number, marks: number = SENTENCE_END): Cursor {
  return new Cursor(line, first, -1, Math.max(first - most, 0), marks);
}

/** How many words are read in each direction; bounds the work in endless sentences. */
const FAR = 60;

/** Looks at the words around a position in a line, by index. */
export class LineReader {
  readonly line: Line;
  readonly first: number;
  readonly last: number;
  /** The first word of the sentence, the first after it, and the first that isn't read. */
  readonly from: number;
  readonly to: number;
  readonly end: number;

  constructor(line: Line, { first, last }: Extent) {
    this.line = line;
    this.first = first;
    this.last = last;
    this.end = Math.min(last + FAR, line.tokens.words.length);
    let from = first;
    while (from > first - FAR && !this.gap(from, SENTENCE_END)) from -= 1;
    let to = last + 1;
    while (to < this.end && !this.gap(to, SENTENCE_END)) to += 1;
    this.from = Math.max(from, 0);
    this.to = to;
  }

  is(at: number, set: WordSet): boolean {
    return isOneOf(this.line, at, set);
  }

  has(at: number, classes: number): boolean {
    return Boolean(classAt(this.line, at) & classes);
  }

  /** Whether one of the marks (any by default) precedes the word. */
  gap(at: number, marks = ~0): boolean {
    return Boolean(gapAt(this.line, at) & marks);
  }

  number(at: number): boolean {
    return isNumber(this.line, at);
  }

  zero(at: number): boolean {
    return isZero(this.line, at);
  }

  /** The phrase that starts at a word. */
  span(at: number) {
    const { spans, spanAt } = this.line;
    const index = at >= 0 && at < spanAt.length ? (spanAt[at] ?? -1) : -1;
    return index < 0 ? undefined : spans[index];
  }

  /** Whether any word in an index range (end exclusive) is in the set. */
  anyOf(from: number, to: number, set: WordSet): boolean {
    return this.any(from, to, (at) => this.is(at, set));
  }

  any(from: number, to: number, holds: (at: number) => boolean): boolean {
    for (let at = from; at < to; at += 1) if (holds(at)) return true;
    return false;
  }
}
