import { CLASS } from '../lexicon/word-classes.ts';
import { classAt, gapAt, isOneOf, type Line, rawWord, SENTENCE_END, wordSet } from '../line/line.ts';
import type { Extent } from '../line/mention.ts';
import { GAP } from '../line/tokens.ts';
import { type Clause, clauseEnd, indexIn, isFragment, isOtherKind, takenFrom, wordsOf } from './clause.ts';
import {
  AGAIN,
  AMOUNTS,
  AUXILIARY,
  CLAUSE_STARTS,
  CONTRAST,
  DISMISSED,
  FEEDS,
  HURTS,
  KEEPS,
  LEADS,
  NEGATES,
  OF_DISH,
  PEOPLE,
  PORTIONS,
  POSSESSED,
  PREPOSITION,
  PRONOUN,
  PUTS,
  SLIPS,
  SMALL,
  SPEAKER,
  TURNS,
} from './clause-words.ts';
import { hasFreeSuffix } from './free-suffix.ts';
import { isAsked, isExcept, isOfOne, isPartialDenial } from './partial-denial.ts';

/** Words behind a food that are read, and sentences; later ones speak of something else. */
const REACH = 30;
const MOST_STOPS = 2;
const BACK_REACH = 8;
const IN = wordSet('in back');
const INSIDE = wordSet('in through');
const GOES = wordSet('go goes went gone come comes came comeback join fall slip end are is its theyre');
const THEM = wordSet('them those these');
const ITS = wordSet('it its they theyre');
const THERE = wordSet('theres there');
const HAS = wordSet('have has had like love enjoy need want let');
const MAY = wordSet(
  'is are wont will does did do can cannot cant never doesnt dont didnt couldnt suit work survive wouldnt has',
);
const FINE = wordSet(
  'fine ok okay alright better best easier nicer tastier cheaper enough harmless allowed nice good safe lovely great permitted instead stay',
);
const SHOULD = wordSet('should must need can');
const ADVICE = wordSet('that this it rule book recipe advice label vet them');
const FOR = wordSet('for');
const ONE = wordSet('one odd few some');
const OWNS = wordSet('mine ours');
const AWAY = wordSet('out away');
const MORE = wordSet('more longer');
const OR = wordSet('or');
/** '(1 can)'. */
const TIN = wordSet('can');
const OF = wordSet('of');
const INSTEAD = wordSet('instead rather');
const NOT_SO = wordSet('not never nope why you');
const DENIES = CLASS.no | CLASS.not | CLASS.outVerb | CLASS.remove | CLASS.swap;
const LEAVES_OUT = wordSet('omit skip leave avoid exclude drop ditch cut remove hold left without');

/** How a food has been denied, and what has been heard since. */
type Heard = {
  /** Behind a noun that lacks it, of which amounts speak: 'stock without onion, half a cup'. */
  isHeaded: boolean;
  /** By a verb of leaving out. */
  isVerbal: boolean;
  /** Something of 'but', 'well', 'until' has been said. */
  hasTurn: boolean;
  /** Or of 'just', 'only', 'fine', which may speak of the dish as well. */
  hasContrast: boolean;
  stops: number;
};

/** 'he does', 'I didn't': a verb left out, which is that of the denial. */
function isEchoed(line: Line, { from, to }: Clause, isLeftOut: boolean): boolean {
  if (to - from < 2 || to - from > 4 || !isOneOf(line, from, SPEAKER)) return false;
  let isNegative = false;
  const words = wordsOf(line, { from: from + 1, to });
  while (words.next()) {
    isNegative ||= words.is(NEGATES);
    if (!words.is(AUXILIARY) && !words.is(SMALL)) return false;
  }
  const isLast =
    isOneOf(line, to - 1, AUXILIARY) || (isOneOf(line, to - 1, NEGATES) && isOneOf(line, to - 2, AUXILIARY));
  return isLast && isNegative === isLeftOut;
}

/** 'a lick won't matter', 'the white part is fine', 'that does no harm'. */
function isPassedAsFine(line: Line, clause: Clause): boolean {
  const hurt = indexIn(line, clause, HURTS);
  if (hurt >= 0 && indexIn(line, { from: Math.max(clause.from, hurt - 4), to: hurt }, NEGATES) >= 0)
    return true;
  const be = indexIn(line, clause, MAY);
  if (be <= clause.from) return false;
  const subject = takenFrom(line, clause.from, be);
  if (subject !== 'amount' && subject !== 'part') return false;
  const fine = indexIn(line, { from: be, to: clause.to }, FINE);
  return (
    (fine >= 0 && !isOneOf(line, fine - 1, NEGATES)) ||
    (be === clause.to - 1 && !isOneOf(line, be, TIN)) ||
    (isOneOf(line, be + 1, AUXILIARY) && be + 2 === clause.to)
  );
}

/** 'in it goes', 'back it went', 'one goes in', 'it's back in', 'they should be chopped', 'there's one in there'. */
function isGoingIn(line: Line, { from, to }: Clause): boolean {
  if (isOneOf(line, from, ITS) && isOneOf(line, from + 1, SHOULD)) {
    const isDone = Boolean(classAt(line, from + 3) & (CLASS.prepared | CLASS.cooked | CLASS.include));
    return isDone && Boolean(classAt(line, from + 2) & CLASS.be);
  }
  if (isOneOf(line, from, THERE) && takenFrom(line, from + 1, to) === 'amount') return to - from < 6;
  if (isOneOf(line, to - 1, POSSESSED) && isOneOf(line, to - 2, GOES))
    return takenFrom(line, from, to - 2) !== 'food';
  const words = wordsOf(line, { from, to });
  while (words.next()) {
    if (!words.is(IN)) continue;
    const { at } = words;
    // 'and then gave in'.
    if (at === to - 1 && rawWord(line, at - 1) === 'gave') return true;
    if (words.is(INSIDE) && words.is(GOES, 1) && !words.is(ITS, 1))
      return takenFrom(line, at + 2, to) !== 'food';
    if (words.is(GOES, 2)) return words.is(PRONOUN, 1) || words.is(AMOUNTS, 1);
    const isBlended = rawWord(line, at - 1).endsWith('ed') && isOneOf(line, from, ITS) && at === from + 2;
    if (isBlended) return true;
    if (at > from && words.is(GOES, -1)) {
      const isIts = words.is(ITS, -1);
      const subject = takenFrom(line, from, at - 1);
      return isIts || (subject !== 'food' && subject !== 'nothing');
    }
  }
  return false;
}

/** Whether what a verb takes is the food that has been denied. */
function bindsTo(line: Line, verb: number, { to }: Clause, heard: Heard): boolean {
  const taken = takenFrom(line, verb + 1, to);
  if (taken === 'food') return false;
  const isTurned = heard.hasTurn || (heard.hasContrast && !heard.isHeaded);
  if (taken === 'amount' || taken === 'part') return isTurned || !heard.isHeaded;
  if (taken === 'ration') return isTurned && !heard.isHeaded;
  if (taken === 'nothing') return heard.hasTurn && isOneOf(line, verb, PUTS) && verb === to - 1;
  if (indexIn(line, { from: verb + 1, to }, AGAIN) >= 0) return true;
  if (heard.isHeaded && !heard.hasTurn) return false;
  let pronoun = verb + 1;
  while (pronoun < to && !isOneOf(line, pronoun, PRONOUN)) pronoun += 1;
  if (pronoun === to || isOneOf(line, pronoun, THEM)) return true;
  const isIn =
    isOneOf(line, pronoun + 1, INSIDE) && (pronoun + 2 >= to || isOneOf(line, pronoun + 2, PREPOSITION));
  if (isIn) return true;
  if (isOneOf(line, verb, OF_DISH) || isOneOf(line, verb, FEEDS)) return isTurned;
  return isTurned || heard.stops === 0;
}

/** A verb of putting in or feeding that takes the denied food, with nothing negated before it. */
function bringsIn(line: Line, clause: Clause, heard: Heard): boolean {
  const words = wordsOf(line, clause);
  while (words.next()) {
    if (words.is(NEGATES)) return false;
    const isVerb = words.is(PUTS) || words.is(FEEDS);
    if (!isVerb && !(words.is(KEEPS) && heard.hasTurn)) continue;
    const { at } = words;
    // 'throw them out', 'take them all away'.
    if (indexIn(line, { from: at + 1, to: Math.min(clause.to, at + 4) }, AWAY) > 0) return false;
    if (bindsTo(line, at, clause, heard)) return true;
    if (!words.is(HAS)) return false;
  }
  return false;
}

/** 'the odd button slips through', 'one clove survives'. */
function slipsIn(line: Line, clause: Clause): boolean {
  const words = wordsOf(line, clause);
  while (words.next()) {
    if (words.is(SLIPS)) return words.at > clause.from && (words.is(PORTIONS, -1) || words.is(ONE, -1));
    if (!words.is(SMALL) && !words.has(CLASS.filler | CLASS.adjective)) return false;
  }
  return false;
}

/** 'or don't', 'but not any more': the denial is denied. */
function isUndone(line: Line, { from, to }: Clause, heard: Heard): boolean {
  if (!isOneOf(line, from, NEGATES)) return false;
  if (to === from + 1) return isOneOf(line, from - 1, OR);
  return heard.isVerbal && heard.hasTurn && to <= from + 3 && isOneOf(line, to - 1, MORE);
}

/** Whether a clause brings the food back. */
function isBack(line: Line, clause: Clause, heard: Heard): boolean {
  if (isUndone(line, clause, heard)) return true;
  if (isEchoed(line, clause, heard.isVerbal)) return true;
  const dismissed = indexIn(line, clause, DISMISSED);
  if (dismissed >= 0)
    return (
      dismissed === clause.to - 1 ||
      isOneOf(line, dismissed + 1, ADVICE) ||
      isOneOf(line, dismissed + 2, ADVICE)
    );
  if (indexIn(line, clause, PEOPLE) >= 0) return false;
  if (isPassedAsFine(line, clause)) return true;
  if (indexIn(line, clause, NEGATES) >= 0) return false;
  if (isGoingIn(line, clause)) return true;
  const isTurned = heard.hasTurn || (heard.hasContrast && !heard.isHeaded);
  if (isTurned && (isFragment(line, clause, !heard.isHeaded) || slipsIn(line, clause))) return true;
  // 'two cloves of it'.
  const isOfIt = isOneOf(line, clause.to - 1, PRONOUN) && isOneOf(line, clause.to - 2, OF);
  if (isOfIt && !heard.isHeaded && isFragment(line, clause, false)) return true;
  return bringsIn(line, clause, heard);
}

/** A word that may be the noun which lacks the food. */
function isNoun(line: Line, at: number): boolean {
  if (at < 0) return false;
  if ((line.spanAt[at] ?? -1) >= 0) return true;
  return classAt(line, at) === 0 && !isOneOf(line, at, SMALL) && !isOneOf(line, at, CLAUSE_STARTS);
}

/** Index of the word before the mark behind which a word stands, within a sentence; -1 where there is none. */
function beforeMark(line: Line, from: number): number {
  for (let at = from; at > 0 && at > from - BACK_REACH; at -= 1) {
    if (gapAt(line, at) & SENTENCE_END) return -1;
    if (gapAt(line, at) & (GAP.comma | GAP.open | GAP.colon)) return at - 1;
  }
  return -1;
}

/** How a food is denied. */
function denialOf(line: Line, { first, last }: Extent): Pick<Heard, 'isHeaded' | 'isVerbal'> {
  let isVerbal = false;
  if (hasFreeSuffix(line, last + 1))
    return { isVerbal, isHeaded: gapAt(line, last + 2) === 0 && !isOneOf(line, last + 2, CLAUSE_STARTS) };
  for (let at = first - 1; at >= Math.max(0, first - BACK_REACH); at -= 1) {
    isVerbal ||= isOneOf(line, at, LEAVES_OUT);
    if (classAt(line, at) & DENIES || isOneOf(line, at, INSTEAD)) {
      const isHeaded =
        !(gapAt(line, at) & SENTENCE_END) && (isNoun(line, at - 1) || isNoun(line, beforeMark(line, at)));
      return { isHeaded, isVerbal };
    }
    if (gapAt(line, at) & SENTENCE_END) break;
  }
  return { isHeaded: false, isVerbal };
}

/**
 * Whether what follows brings back a food that is denied, warned of or others': a verb of adding or feeding that takes a
 * pronoun, an amount or nothing, an amount or a part alone, an exception, a verb that echoes the denial's. A clause with a food
 * of its own, or one that is negated, does not. Reads a bounded way ahead.
 * @param limit index of the next dangerous food's first word
 */
export function isRetracted(line: Line, extent: Extent, limit: number): boolean {
  const { last } = extent;
  if (isPartialDenial(line, extent)) return true;
  const after = last + 1;
  const end = Math.min(limit, after + REACH, line.tokens.words.length);
  if (after >= end) return false;
  const heard: Heard = {
    hasTurn: isAsked(line, after),
    hasContrast: false,
    stops: 0,
    ...denialOf(line, extent),
  };
  if (heard.hasTurn && heard.isVerbal && isOneOf(line, after, NOT_SO)) return true;
  for (let from = after; from < end; ) {
    if (gapAt(line, from) & SENTENCE_END) heard.stops += 1;
    if (heard.stops > MOST_STOPS) return false;
    const to = clauseEnd(line, from, end);
    const clause = { from, to };
    heard.hasTurn ||=
      indexIn(line, clause, TURNS) >= 0 ||
      (from === after &&
        ((isOneOf(line, from, FOR) && indexIn(line, clause, PEOPLE) > 0) || isOfOne(line, from))) ||
      isOneOf(line, from, OWNS);
    heard.hasTurn ||= isOneOf(line, from, LEADS);
    heard.hasContrast ||= indexIn(line, clause, CONTRAST) >= 0;
    if (isExcept(line, from, after)) return indexIn(line, clause, PEOPLE) < 0;
    if (from === after && heard.stops < 2 && isOtherKind(line, clause)) return true;
    const isCutByFood = to === limit && !(gapAt(line, to) & ~GAP.hyphen);
    let head = from;
    while (head < to && isOneOf(line, head, CLAUSE_STARTS)) head += 1;
    if (!isCutByFood && isBack(line, { from: head, to }, heard)) return true;
    from = to;
  }
  return false;
}
