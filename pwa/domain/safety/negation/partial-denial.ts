import { CLASS } from '../lexicon/word-classes.ts';
import { NO_MARK, wordsBefore, wordsFrom } from '../line/cursor.ts';
import { classAt, gapAt, isOneOf, type Line, rawWord, SENTENCE_END, wordSet } from '../line/line.ts';
import type { Extent } from '../line/mention.ts';
import { EXCEPTS, NEGATES } from './clause-words.ts';
import { ANY_VERB } from './scope.ts';

const BACK_REACH = 8;
const PARTLY = wordSet('half most some part third bit lump chunk piece visible');
const LARGE = wordSet('big bigger large larger biggest largest whole');
const OF = wordSet('of');
const OUT = wordSet(
  'leave leaving left remove removing take taking cut cutting pick picking fish lift scoop strain skip omit drop',
);
const NO = wordSet('no');
const LUMPS = wordSet('lump chunk visible');
const OVERALL = wordSet('not even any');
const RAW = wordSet('raw whole cold dry hot neat straight undiluted in');
const WHOLE = wordSet('whole');
const IN = wordSet('in');
const LIMITED = wordSet('without twice');
const ON = wordSet('on');
const A = wordSet('a an');
const BEFORE = wordSet('before');
const UNTIL = wordSet('until till til');
const NO_NOT = CLASS.no | CLASS.not;
const OUT_OF = wordSet('out off');
const PREPOSITION = wordSet('for in of from during on');
const PART_OF = wordSet('first half one');
const AT = wordSet('at to');
const BEGINNING = wordSet('first begin start');
const YET = wordSet('yet initially');
const ARTICLE = wordSet('the his her its a');
const NO_BATCH = wordSet('place time');
const HALF_MEANT = wordSet('often usually normally generally mostly typically');
const OR = wordSet('or nor and');
const FIRST = wordSet('first');
const THE = wordSet('the');
const IF = wordSet('if');
const YOU = wordSet('you');
const MUST = wordSet('must dare');
const WHEN = wordSet(
  'weekday monday tuesday wednesday thursday friday saturday sunday weekend summer winter',
);
const ON_IN = wordSet('on in during');
const TIME = wordSet('time batch bowl pot hour day week pan half');

/** 'half the onion', 'the big pieces of leek', 'no lumps of onion': some of the food only is left out. */
function isOfPart(line: Line, first: number): boolean {
  const words = wordsBefore(line, first, 5);
  while (words.next()) {
    if ((line.spanAt[words.at] ?? -1) >= 0) return false;
    const isPart = words.is(PARTLY);
    if (!isPart && !words.is(LARGE)) {
      if (words.is(OF) || words.has(CLASS.filler | CLASS.adjective)) continue;
      return false;
    }
    const leads = wordsBefore(line, words.at, 5, NO_MARK);
    while (leads.next()) {
      if (leads.is(OVERALL)) return false;
      if (leads.is(OUT)) return isPart;
      if (leads.is(NO)) return words.is(LUMPS) || (leads.is(LARGE, 1) && isPart);
    }
  }
  return false;
}

/** 'raw', 'whole', 'without milk', 'on an empty stomach' right behind 'do not give …': another way is not denied. */
function isOfManner(line: Line, after: number): boolean {
  const end = gapAt(line, after + 1);
  if (isOneOf(line, after, RAW) && !isOneOf(line, after, IN)) return end !== 0;
  if (isOneOf(line, after, IN)) return isOneOf(line, after + 1, WHOLE);
  return (
    (isOneOf(line, after, LIMITED) && line.spanAt[after + 1] === -1) ||
    (isOneOf(line, after, ON) && isOneOf(line, after + 1, A))
  );
}

/** 'at first', 'for the first hour', 'out of one portion': the rest of it is not denied. */
function isOfFirst(line: Line, at: number): boolean {
  if (isOneOf(line, at, YET) || (isOneOf(line, at, AT) && isOneOf(line, at + 1, BEGINNING))) return true;
  if (!isOneOf(line, at, PREPOSITION)) return false;
  const first = isOneOf(line, at + 1, ARTICLE) ? at + 2 : at + 1;
  return isOneOf(line, first, PART_OF) && !isOneOf(line, first + 1, NO_BATCH);
}

/** 'until he is grown', 'before noon', 'on weekdays', 'the first time', 'if you must': other times are not denied. */
function isOfTime(line: Line, first: number, behind: number): boolean {
  const after = isOneOf(line, behind, OUT_OF) ? behind + 1 : behind;
  if (isOneOf(line, after, UNTIL)) return true;
  if (isOneOf(line, after, BEFORE)) {
    const isOfWork = isOneOf(line, after + 1, YOU) || rawWord(line, after + 1).endsWith('ing');
    return !isOfWork && !isOneOf(line, after + 1, OR) && Boolean(classAt(line, first - 1) & NO_NOT);
  }
  if (isOneOf(line, after, THE)) return isOneOf(line, after + 1, FIRST) && isOneOf(line, after + 2, TIME);
  if (isOneOf(line, after, IF)) return isOneOf(line, after + 1, YOU) && isOneOf(line, after + 2, MUST);
  if (isOfFirst(line, after)) return true;
  return isOneOf(line, after, ON_IN) && isOneOf(line, after + 1, WHEN);
}

/** Words by which a verb is denied: 'never serve', 'do not give'. */
const isVerbDenied = (line: Line, first: number) => wordsBefore(line, first, BACK_REACH).meets(CLASS.not);

/** True where a denial denies only some of the food, one way of giving it, or one time. */
export function isPartialDenial(line: Line, { first, last }: Extent): boolean {
  if (isOfPart(line, first)) return true;
  if (isOneOf(line, last + 1, HALF_MEANT)) return !(gapAt(line, last + 1) & SENTENCE_END);
  if (gapAt(line, last + 1) !== 0) return false;
  return isOfTime(line, first, last + 1) || (isOfManner(line, last + 1) && isVerbDenied(line, first));
}

const ONLY_IF = wordSet('if as');
const EVEN = wordSet('even');
const LIKED = wordSet('like prefer preferred want wish desired fussy picky');
const LIST_REACH = 10;

/** 'leave out the onion if you like': it may as well be in. */
export function isOptionalOmission(line: Line, after: number): boolean {
  const words = wordsFrom(line, after, LIST_REACH);
  while (words.next()) {
    if (words.is(ONLY_IF) && !words.is(EVEN, -1))
      return wordsFrom(line, words.at + 1, LIST_REACH - 1).find(LIKED) >= 0;
    if (words.has(ANY_VERB)) return false;
  }
  return false;
}

const OF_WHOM = wordSet('for of from in to with');
const WHOSE = wordSet('the a my our his her');
const ANIMAL = wordSet('dog cat puppy pup kitten his hers theirs mine ours');

/** 'omit the onion? not in this house', 'no garlic? three cloves'. */
export function isAsked({ tokens: { text, ends, starts } }: Line, after: number): boolean {
  return text.slice(ends[after - 1], starts[after]).includes('?');
}

/** 'for the cat', 'out of hers': what is denied to one may be another's; 'for dogs' speaks of all. */
export function isOfOne(line: Line, after: number): boolean {
  const of = isOneOf(line, after, OUT_OF) ? after + 1 : after;
  if (!isOneOf(line, of, OF_WHOM)) return false;
  const whom = isOneOf(line, of + 1, WHOSE) ? of + 2 : of + 1;
  return isOneOf(line, whom, ANIMAL) && !/^(?:dog|cat|pup|kitten|puppie)s$/.test(rawWord(line, whom));
}

/** 'except for a teaspoon' at once, or behind a word or two: 'never, except'. */
export function isExcept(line: Line, from: number, after: number): boolean {
  return (
    isOneOf(line, from, EXCEPTS) && (from === after || (from <= after + 2 && isOneOf(line, after, NEGATES)))
  );
}
