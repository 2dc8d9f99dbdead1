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
import { classAt, gapAt, isNumber, isOneOf, type Line, wordSet } from './line.ts';
import { GAP } from './tokens.ts';
import { CLASS } from './word-classes.ts';
import { unionOf, type WordSet } from './word-set.ts';

/** Words from `from` up to, not including, `to`. */
export type Clause = { from: number; to: number };

/** What a verb takes: an amount or a part with no food named, a pronoun, nothing, or a food or thing of its own. */
export type Taken = 'amount' | 'ration' | 'pronoun' | 'part' | 'nothing' | 'food';

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
export const DESCRIBES =
  CLASS.filler | CLASS.adjective | CLASS.adverb | CLASS.quantity | CLASS.be | CLASS.prepared | CLASS.cooked;

/** Index of the first of these words in a clause, -1 where there is none. */
export function indexIn(line: Line, { from, to }: Clause, set: WordSet): number {
  for (let at = from; at < to; at += 1) if (isOneOf(line, at, set)) return at;
  return -1;
}

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
  for (let at = from; at < to; at += 1) {
    if (isOneOf(line, at, OF) && taken !== 'nothing') {
      if (isOneOf(line, at + 1, PRONOUN) || isOneOf(line, at + 1, POSSESSED)) return 'pronoun';
      continue;
    }
    if (isOneOf(line, at, PREPOSITION)) {
      if (taken !== 'nothing' || !isOneOf(line, at, IN)) return taken;
      continue;
    }
    if (
      isOneOf(line, at, PRONOUN) ||
      (isOneOf(line, at, POSSESSED) &&
        (at === to - 1 || isOneOf(line, at + 1, PREPOSITION) || isOneOf(line, at + 1, OF)))
    )
      return 'pronoun';
    if (isOneOf(line, at, OWN) && isOneOf(line, at - 1, OWNER)) return 'pronoun';
    if (at === to - 1 && isPossessive(line, at)) return 'pronoun';
    if (isOneOf(line, at, PORTIONS)) taken = 'amount';
    else if (isOneOf(line, at, RATIONS)) taken = 'ration';
    else if (isAmount(line, at)) taken = taken === 'nothing' ? 'amount' : taken;
    else if (isOneOf(line, at, PARTS)) taken = taken === 'nothing' ? 'part' : taken;
    else if (!isOneOf(line, at, SMALL) && !(classAt(line, at) & DESCRIBES)) return 'food';
  }
  return taken;
}

/**
 * 'a touch', 'just the green part', 'one small', 'the ones that fall': nothing but an amount or a part of what has been named.
 * @param countsRations whether 'half a cup' may be meant so
 */
export function isFragment(line: Line, { from, to }: Clause, countsRations: boolean): boolean {
  let hasAmount = false;
  for (let at = from; at < to; at += 1) {
    if (hasAmount && isOneOf(line, at, PREPOSITION))
      return !isOneOf(line, at, OF_ONLY) || isOneOf(line, at + 1, OF_WHAT);
    if (hasAmount && isOneOf(line, at, RELATES)) return true;
    if (at === to - 1 && at > from && isPossessive(line, at)) return true;
    if (isOneOf(line, at, RATIONS)) {
      if (!countsRations) return false;
      hasAmount ||= isAmount(line, at - 1);
    } else if (isAmount(line, at) || isOneOf(line, at, PORTIONS)) hasAmount = true;
    else if (isOneOf(line, at, PARTS))
      hasAmount ||= isOneOf(line, at - 1, ARTICLE) || isOneOf(line, at - 2, ARTICLE) || at === to - 1;
    else if (!isOneOf(line, at, SMALL) && !(classAt(line, at) & (DESCRIBES | CLASS.scopeEnd))) return false;
  }
  return hasAmount;
}

/** ', the white': another kind of what has been named, by an adjective alone. */
export function isOtherKind(line: Line, { from, to }: Clause): boolean {
  if (to - from < 2 || to - from > 3 || !isOneOf(line, from, ARTICLE)) return false;
  for (let at = from + 1; at < to; at += 1)
    if (!isOneOf(line, at, PARTS) && !isOneOf(line, at, ONE) && !(classAt(line, at) & CLASS.adjective))
      return false;
  return true;
}
