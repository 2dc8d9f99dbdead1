import type { WordSet } from '../lexicon/word-set.ts';
import { classAt, gapAt, isOneOf, type Line, SENTENCE_END } from './line.ts';

/** Walks the words of a line one at a time, either way, up to a mark or a number of words. */
class Cursor {
  /** Index of the word it stands on; of the one next to the first before `next` is called. */
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

  /** Steps to the next word; false where a mark or the end of the reach comes first. */
  next(): boolean {
    const { at, step } = this;
    if (step > 0 ? at >= this.limit : at <= this.limit) return false;
    if (gapAt(this.line, step > 0 ? at + 1 : at) & this.marks) return false;
    this.at = at + step;
    return true;
  }

  /** Whether the word, or one so many words away, is one of a set. */
  is(set: WordSet, offset = 0): boolean {
    return isOneOf(this.line, this.at + offset, set);
  }

  /** Whether the word has one of these classes, as bits of `CLASS`. */
  has(classes: number): boolean {
    return (classAt(this.line, this.at) & classes) !== 0;
  }

  /** Steps over a food that matters to its last word; false where none starts here. */
  skipFood(): boolean {
    const span = this.line.spans[this.line.spanAt[this.at] ?? -1];
    if (span === undefined) return false;
    this.at = span.last;
    return true;
  }

  /** Index of the first word of a set; -1 where none is within reach. */
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

/** The words from one on, `most` of them, within the sentence unless other marks are given. */
export function wordsFrom(line: Line, from: number, most: number, marks: number = SENTENCE_END): Cursor {
  return new Cursor(line, from - 1, 1, Math.min(from + most, line.tokens.words.length) - 1, marks);
}

/** The words before one, `most` of them, the nearest first, within the sentence unless other marks are given. */
export function wordsBefore(line: Line, first: number, most: number, marks: number = SENTENCE_END): Cursor {
  return new Cursor(line, first, -1, Math.max(first - most, 0), marks);
}
