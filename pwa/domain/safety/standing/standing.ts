import { GAP } from '../../words/tokens.ts';
import { ANY_VERB, CLASS } from '../lexicon/vocabulary.ts';
import { type Line, LineReader, SENTENCE_END } from '../line/line.ts';
import type { Mention } from '../line/spans.ts';
import {
  BEFORE_VERDICT,
  ITEM,
  JOINS,
  KITCHEN,
  MARK,
  marksOf,
  OTHER_VERB,
  PAIRED,
  PAIRS,
  PARTS,
  WORD,
} from './standing-words.ts';

/** Whether a named food is in the bowl: clearly left out, clearly put in, or to be asked about. */
export type Standing = 'out' | 'in' | 'asked';

/** Maximum words between a negation and the food. */
const REACH = 16;
/** Maximum unknown words in an ingredient line. */
const MOST_STRANGERS = 3;

/** Pairs of words that exclude what follows them. */
type Cue = { at: number; end: number };

/** Determines the standing of one food in its sentence. */
class StandingReader extends LineReader {
  readonly marks: Uint8Array;

  constructor(line: Line, mention: Mention, marks: Uint8Array) {
    super(line, mention);
    this.marks = marks;
  }

  mark(at: number, mark: number) {
    return ((this.marks[at] ?? 0) & mark) !== 0;
  }

  /** 'garlic-free'; not 'free-range'. */
  isFree(at: number) {
    return this.is(at, WORD.free) && !this.is(at + 1, WORD.notFree) && !this.gap(at, ~GAP.hyphen);
  }

  /** 'do not add', 'never season it with', 'not': where the negated part begins. */
  endOfNot(at: number): number | null {
    let next = at + 1;
    for (; this.has(next, CLASS.be | CLASS.adverb) || this.is(next, WORD.beside); next += 1)
      if (this.has(next, CLASS.limit) && !this.is(next, WORD.beside)) return null;
    if (this.is(next, WORD.with)) return next + 1;
    if (this.has(next, ANY_VERB)) {
      if (this.is(next + 1, WORD.in)) return next + 2;
      for (let end = next + 1; end < next + 5 && !this.gap(end); end += 1)
        if (this.is(end, WORD.with)) return end + 1;
    }
    const isHead = this.has(next, CLASS.welcome) && this.gap(next + 1, GAP.colon);
    if (isHead || this.is(next, WORD.put)) return next + 1;
    const isThing = this.has(next, ITEM) && !this.has(next, OTHER_VERB);
    return isThing || this.span(next) !== undefined ? next : null;
  }

  cueAt(at: number): Cue | null {
    if (this.is(at, PAIRED) && PAIRS.some(([one, two]) => this.is(at, one) && this.is(at + 1, two)))
      return { at, end: at + 2 };
    const isWord =
      this.is(at, WORD.swap) ||
      this.is(at, WORD.leavesOut) ||
      this.zero(at) ||
      (this.is(at, WORD.as) && this.is(at - 1, WORD.big));
    const end = isWord ? at + 1 : this.has(at, CLASS.not) ? this.endOfNot(at) : null;
    return end === null ? null : { at, end };
  }

  /** 'onion, garlic or leek': the list continues to an 'or', or to an 'and' if it lists only dangers. */
  endsWithOr(isOfDangers: boolean): boolean {
    for (let at = this.last + 1; at < this.to && !this.gap(at, GAP.close | GAP.dash); at += 1) {
      if (this.has(at, isOfDangers ? JOINS : CLASS.or) || (isOfDangers && this.gap(at, GAP.and))) return true;
      const isVerb = this.has(at, ANY_VERB) && !this.has(at, ITEM);
      if (isVerb || this.number(at) || this.is(at, WORD.end)) return false;
      at = this.span(at)?.last ?? at;
    }
    return false;
  }

  /** Whether a negation reaches the food: the words between only list, and a comma list ends with 'or'. */
  reaches(cue: Cue): boolean {
    const isSure = this.is(cue.at, WORD.comparison);
    const isHeaded = this.gap(cue.end, GAP.colon);
    let isAfterNoun = false;
    let hasNoun = false;
    let mustEndWithOr = false;
    let isOfDangers = true;
    for (let at = cue.end; at <= this.first; at += 1) {
      const isOr = this.has(at, CLASS.or);
      const isWord = at < this.first && this.has(at, JOINS);
      if (at > cue.end && !isOr && this.gap(at, GAP.dash | GAP.close | GAP.open | GAP.colon)) return false;
      if (at > cue.end && this.gap(at, GAP.comma)) mustEndWithOr = !isHeaded;
      if (isWord || (at > cue.end && this.gap(at, GAP.comma | GAP.slash | GAP.and))) {
        if (isSure) return false;
        isAfterNoun = false;
      }
      const isAnd = isWord || (at > cue.end && this.gap(at, GAP.and));
      if (isOr || (isAnd && isOfDangers)) mustEndWithOr = false;
      if (at === this.first) break;
      if (isWord) continue;
      if (this.number(at) || this.is(at, WORD.end) || this.has(at, CLASS.limit)) return false;
      const span = this.span(at);
      const isBeside = this.is(at, WORD.beside);
      if (this.is(at, WORD.put)) {
        if (hasNoun) return false;
      } else if (span !== undefined || !(isBeside || this.has(at, ITEM))) {
        if (isAfterNoun || (span === undefined && this.has(at, CLASS.idiom | ANY_VERB))) return false;
        isAfterNoun = true;
        hasNoun = true;
        isOfDangers &&= span !== undefined;
        at = span?.last ?? at;
      } else if (this.is(at, WORD.of) ? this.has(at - 1, CLASS.piece) : isSure && this.is(at, WORD.the))
        return false;
    }
    return !isAfterNoun && (!mustEndWithOr || this.endsWithOr(isOfDangers));
  }

  /** The nearest words before the food that exclude it. */
  denialBefore(): Cue | null {
    for (let at = this.first - 1; at >= Math.max(this.from, this.first - REACH); at -= 1) {
      if (!this.mark(at, MARK.cue)) continue;
      const cue = this.cueAt(at);
      if (cue !== null && cue.end <= this.first && this.reaches(cue)) return cue;
    }
    return null;
  }

  /** Whether a word after the food excludes it; null if later words decide. */
  leavesOutBehind(at: number): boolean | null {
    const next = at + 1;
    if (this.isFree(at) || this.zero(at)) return true;
    if (this.is(at, WORD.away) && !this.has(next, CLASS.or))
      return this.has(at - 1, CLASS.be) || this.anyOf(this.first - 6, this.first, WORD.keep);
    if (this.is(at, WORD.keep) && this.is(next, WORD.out)) return !this.has(at - 1, CLASS.or);
    if (this.is(at, WORD.no) && (this.gap(next) || this.is(next, WORD.go))) return true;
    if (this.is(at, WORD.leftOut)) return this.span(next) === undefined || this.gap(next);
    if (!this.has(at, CLASS.not)) return null;
    const isUnwelcome = this.has(next, CLASS.welcome) && !this.is(next, WORD.for);
    return this.gap(next) || isUnwelcome || this.anyOf(next, next + 3, WORD.put);
  }

  /** '-free', ': none', 'must not be used', 'should be avoided', 'left out'. */
  isDeniedBehind(): boolean {
    for (let at = this.last + 1; at < this.last + REACH && !this.gap(at, SENTENCE_END); at += 1) {
      const isOut = this.leavesOutBehind(at);
      if (isOut !== null) return isOut;
      const span = this.span(at);
      if (span === undefined ? !this.has(at, BEFORE_VERDICT) : this.gap(at, GAP.open)) return false;
      at = span?.last ?? at;
    }
    return false;
  }

  /** 'remove the core of the apple', 'plums, stones removed'. */
  isTakenOut(hasParts: boolean): boolean {
    const isBone = this.is(this.last, WORD.bone);
    if (isBone && this.anyOf(this.first - 4, this.first, WORD.remove)) return true;
    return (
      hasParts && [this.first - 4, this.last + 1].some((from) => this.anyOf(from, from + 4, WORD.takeOut))
    );
  }

  /** 'raisins are poisonous': a sentence about harm that adds nothing. */
  isWarnedOf(): boolean {
    const harms = (at: number) => this.mark(at, MARK.harm) && (at < this.first || at > this.last);
    const denies = (at: number) =>
      this.has(at, CLASS.not) && (this.endOfNot(at) === null || this.any(at + 1, at + 4, harms));
    if (this.is(this.first - 1, WORD.put) || !this.any(this.from, this.to, harms)) return false;
    return !this.any(this.from, this.to, (at) => this.number(at) || this.isFree(at) || denies(at));
  }

  /** 'two cloves instead', 'use white', 'plenty for the dog': more of the food, without naming it. */
  isBare(at: number, isOfOther: boolean): boolean {
    const isAmount = !isOfOther && (this.number(at) || this.has(at, CLASS.quantity));
    if (this.zero(at) || !(isAmount || this.is(at, WORD.bare))) return false;
    for (let next = at + 1; ; next += 1) {
      if (this.gap(next) || this.has(next, CLASS.place | CLASS.be) || this.is(next, WORD.for)) return true;
      const isSmall = this.number(next) || this.has(next, KITCHEN | CLASS.welcome);
      if (this.span(next) !== undefined || !isSmall) return false;
    }
  }

  /** 'well, a little', 'stir it in at the table', 'we do not', 'cooked is fine'. */
  isPutBackAt(at: number, isOfOther: boolean, isDenial: boolean): boolean {
    const next = at + 1;
    if (this.is(at, WORD.well) || this.has(at, CLASS.not)) return this.gap(next) && !isDenial;
    if (this.has(at, ANY_VERB) && this.is(next, WORD.it))
      return !this.is(at, WORD.keep) && !this.has(at - 1, CLASS.not);
    const isFine = at >= this.to && this.has(at, CLASS.cooked) && !this.gap(next) && this.has(next, CLASS.be);
    return isFine || this.isBare(at, isOfOther);
  }

  /** '400 g stock (garlic and onion free)': the amount belongs to the food before the bracket. */
  opensBefore(number: number) {
    return this.any(number + 1, this.first + 1, (at) => this.gap(at, GAP.open));
  }

  /** 'Season with nothing: no salt': repeats the negation after its colon. */
  isHead(at: number, denial: number) {
    return this.is(at, WORD.nothing) && this.gap(denial, GAP.colon);
  }

  /** A reversal after the negation, another negation before it, or somebody else who leaves it out. */
  isTakenBack(cue: Cue | null, isTakenOut: boolean): boolean {
    const { text, ends } = this.line.tokens;
    const start = cue?.at ?? this.first;
    if (text.charAt(ends[this.to - 1] ?? 0) === '?') return true;
    if (cue !== null && this.is(start, WORD.comparison)) return false;
    if (this.has(start - 1, CLASS.or)) return true;
    const isFree = this.isFree(this.last + 1);
    const isJoined = this.gap(start, GAP.comma | GAP.open) || this.has(start - 1, JOINS);
    const hasHead = this.any(this.from, start, (at) => !this.has(at, BEFORE_VERDICT | ANY_VERB));
    const isOfOther = isFree || (cue !== null && (isJoined || hasHead));
    const isException = this.is(start, WORD.exception) || this.is(start + 1, WORD.exception);
    const turnsRound = (at: number) =>
      this.is(at, WORD.report) ||
      (cue === null && !isFree && !isTakenOut && this.number(at) && !this.opensBefore(at)) ||
      (this.is(at, WORD.denier) && (isException || !isJoined) && !this.isHead(at, start));
    if (this.any(this.from, start, turnsRound)) return true;
    for (let at = cue?.end ?? this.first; at < this.end; at += 1) {
      const isBehind = at >= this.to;
      if (isBehind && this.gap(at, GAP.line)) return false;
      if (at >= this.first && at <= this.last) continue;
      if (this.is(at, WORD.turn) || (this.is(at, WORD.so) && this.is(at + 1, WORD.people))) return true;
      if (at > this.last && this.isPutBackAt(at, isOfOther && !isBehind, cue === null && !isBehind))
        return true;
    }
    return false;
  }

  /** A food that is listed or added: kitchen words and hardly any others. */
  isListed(): boolean {
    const { text, ends } = this.line.tokens;
    const end = ends[this.last] ?? 0;
    const isOwner =
      (text.endsWith('s', end) && "’'".includes(text.charAt(end - 2))) ||
      (!this.gap(this.last + 1) && this.is(this.last + 1, WORD.afterOther));
    if (isOwner || text.startsWith('?', end) || text.startsWith('!', end)) return false;
    let verb = this.first - 1;
    while (verb > this.from && this.has(verb, ITEM)) verb -= 1;
    // 'Fry the onion until it is soft': the rest only says how.
    const isCooked = this.has(verb, CLASS.cookVerb);
    let strangers = 0;
    for (let at = this.from; at < (isCooked ? this.last : this.to); at += 1) {
      const span = this.span(at);
      if (span !== undefined) at = span.last;
      else if (this.mark(at, MARK.doubt)) return false;
      else if (this.mark(at, MARK.stranger)) strangers += 1;
    }
    return strangers <= MOST_STRANGERS;
  }

  standing(hasParts: boolean): Standing {
    const cue = this.isFree(this.last + 1) ? null : this.denialBefore();
    const isTakenOut = this.isTakenOut(hasParts);
    if (cue !== null || isTakenOut || this.isDeniedBehind() || this.isWarnedOf())
      return this.isTakenBack(cue, isTakenOut) ? 'asked' : 'out';
    return this.isListed() ? 'in' : 'asked';
  }
}

/** The standing of each food in its sentence: anything not clearly left out or put in is asked about. */
export function standingsOf(line: Line, mentions: readonly Mention[]): Standing[] {
  const marks = marksOf(line);
  return mentions.map((mention) =>
    new StandingReader(line, mention, marks).standing(PARTS.has(mention.phrase.food.name)),
  );
}
