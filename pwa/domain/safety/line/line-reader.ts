import type { WordSet } from '../lexicon/word-set.ts';
import { classAt, gapAt, isNumber, isOneOf, isZero, type Line, SENTENCE_END } from './line.ts';
import type { Extent } from './mention.ts';

/** Words that are read each way; a place further inside a sentence without an end is read by these. */
const FAR = 60;

/** Looks at the words around a place of a line, by their index. */
export class LineReader {
  readonly line: Line;
  readonly first: number;
  readonly last: number;
  /** The first word of the sentence, the first behind it, and the first that is not read. */
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

  /** Whether one of the marks, by default any, stands before the word. */
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

  /** Whether a word from one index to before another is in the set. */
  anyOf(from: number, to: number, set: WordSet): boolean {
    return this.any(from, to, (at) => this.is(at, set));
  }

  any(from: number, to: number, holds: (at: number) => boolean): boolean {
    for (let at = from; at < to; at += 1) if (holds(at)) return true;
    return false;
  }
}
