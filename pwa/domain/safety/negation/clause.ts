import { CLASS } from '../lexicon/word-classes.ts';
import { unionOf, type WordSet } from '../lexicon/word-set.ts';
import { NO_MARK, wordsFrom } from '../line/cursor.ts';
import { gapAt, isNumber, isOneOf, type Line, wordSet } from '../line/line.ts';
import { GAP } from '../line/tokens.ts';
import {
  AMOUNTS,
  CLAUSE_STARTS,
  PARTS,
  PORTIONS,
  POSSESSED,
  PREPOSITION,
  PRONOUN,
  RATIONS,
  SMALL,
} from './clause-words.ts';

/** Words from `from` up to, not including, `to`. */
export type Clause = { from: number; to: number };

/** The object of a verb: an amount or a part with no food named, a pronoun, nothing, or a food or thing of its own. */
type Taken = 'amount' | 'ration' | 'pronoun' | 'part' | 'nothing' | 'food';

const IN = wordSet('in back on');
const OF = wordSet('of from off');
const OF_ONLY = wordSet('of');
const OWN = wordSet('own');
const OWNER = wordSet('his her its their');
const ARTICLE = wordSet('the their its his her that those a my');
const RELATES = wordSet('that he she i you they we who which');
const ONE = wordSet('one');
const OF_WHAT = unionOf(PRONOUN, POSSESSED, ONE);

/** Words that only describe. */
const DESCRIBES =
  CLASS.filler | CLASS.adjective | CLASS.adverb | CLASS.quantity | CLASS.be | CLASS.prepared | CLASS.cooked;

/** Index of the first of these words in a clause, -1 where there is none. */
export const indexIn = (line: Line, clause: Clause, set: WordSet) => wordsOf(line, clause).find(set);

/** The words of a clause, whatever marks stand between them. */
export const wordsOf = (line: Line, { from, to }: Clause) => wordsFrom(line, from, to - from, NO_MARK);

/** The end of the clause that begins at a word: a mark, or a word that begins another. */
export function clauseEnd(line: Line, from: number, limit: number): number {
  let at = from + 1;
  while (
    at < limit &&
    !(gapAt(line, at) & ~(GAP.hyphen | GAP.slash | GAP.and)) &&
    !isOneOf(line, at, CLAUSE_STARTS)
  )
    at += 1;
  return at;
}

const isAmount = (line: Line, at: number) => isNumber(line, at) || isOneOf(line, at, AMOUNTS);

/** 'the neighbour’s', 'all the dog’s'. */
function isPossessive({ tokens: { text, starts, ends } }: Line, at: number): boolean {
  const end = ends[at] ?? 0;
  return /['’]s$/i.test(text.slice(starts[at], end)) || /^['’](?!\p{L})/u.test(text.slice(end, end + 2));
}

/** The noun phrase from a word up to a preposition or the end of its clause. */
export function takenFrom(line: Line, from: number, to: number): Taken {
  let taken: Taken = 'nothing';
  const words = wordsOf(line, { from, to });
  while (words.next()) {
    if (words.is(OF) && taken !== 'nothing') {
      if (words.is(PRONOUN, 1) || words.is(POSSESSED, 1)) return 'pronoun';
      continue;
    }
    if (words.is(PREPOSITION)) {
      if (taken !== 'nothing' || !words.is(IN)) return taken;
      continue;
    }
    const isLast = words.at === to - 1;
    if (words.is(PRONOUN)) return 'pronoun';
    if (words.is(POSSESSED) && (isLast || words.is(PREPOSITION, 1) || words.is(OF, 1))) return 'pronoun';
    if (words.is(OWN) && words.is(OWNER, -1)) return 'pronoun';
    if (isLast && isPossessive(line, words.at)) return 'pronoun';
    if (words.is(PORTIONS)) taken = 'amount';
    else if (words.is(RATIONS)) taken = 'ration';
    else if (isAmount(line, words.at)) taken = taken === 'nothing' ? 'amount' : taken;
    else if (words.is(PARTS)) taken = taken === 'nothing' ? 'part' : taken;
    else if (!words.is(SMALL) && !words.has(DESCRIBES)) return 'food';
  }
  return taken;
}

/**
 * 'a touch', 'just the green part', 'one small', 'the ones that fall': nothing but an amount or a part of what has been named.
 * @param countsRations whether 'half a cup' may be meant so
 */
export function isFragment(line: Line, { from, to }: Clause, countsRations: boolean): boolean {
  let hasAmount = false;
  const words = wordsOf(line, { from, to });
  while (words.next()) {
    const isLast = words.at === to - 1;
    if (hasAmount && words.is(PREPOSITION)) return !words.is(OF_ONLY) || words.is(OF_WHAT, 1);
    if (hasAmount && words.is(RELATES)) return true;
    if (isLast && words.at > from && isPossessive(line, words.at)) return true;
    if (words.is(RATIONS)) {
      if (!countsRations) return false;
      hasAmount ||= isAmount(line, words.at - 1);
    } else if (isAmount(line, words.at) || words.is(PORTIONS)) hasAmount = true;
    else if (words.is(PARTS)) hasAmount ||= words.is(ARTICLE, -1) || words.is(ARTICLE, -2) || isLast;
    else if (!words.is(SMALL) && !words.has(DESCRIBES | CLASS.scopeEnd)) return false;
  }
  return hasAmount;
}

/** ', the white': another kind of what has been named, by an adjective alone. */
export function isOtherKind(line: Line, { from, to }: Clause): boolean {
  if (to - from < 2 || to - from > 3 || !isOneOf(line, from, ARTICLE)) return false;
  const words = wordsOf(line, { from: from + 1, to });
  while (words.next()) if (!words.is(PARTS) && !words.is(ONE) && !words.has(CLASS.adjective)) return false;
  return true;
}
