import type { Extent } from './dangerous-form.ts';
import { classAt, gapAt, isOneOf, type Line, rawWord, SENTENCE_END, wordSet } from './line.ts';
import { CLASS } from './word-classes.ts';

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
  for (let at = first - 1; at >= first - 5 && at >= 0; at -= 1) {
    if (gapAt(line, at + 1) & SENTENCE_END || (line.spanAt[at] ?? -1) >= 0) return false;
    const isPart = isOneOf(line, at, PARTLY);
    if (!isPart && !isOneOf(line, at, LARGE)) {
      if (isOneOf(line, at, OF) || classAt(line, at) & (CLASS.filler | CLASS.adjective)) continue;
      return false;
    }
    for (let before = at - 1; before >= at - 5 && before >= 0; before -= 1) {
      if (isOneOf(line, before, OVERALL)) return false;
      if (isOneOf(line, before, OUT)) return isPart;
      if (isOneOf(line, before, NO))
        return isOneOf(line, at, LUMPS) || (isOneOf(line, before + 1, LARGE) && isPart);
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
function isVerbDenied(line: Line, first: number): boolean {
  for (let at = first - 1; at >= first - BACK_REACH && at >= 0; at -= 1) {
    if (gapAt(line, at + 1) & SENTENCE_END) return false;
    if (classAt(line, at) & CLASS.not) return true;
  }
  return false;
}

/** True where a denial denies only some of the food, one way of giving it, or one time. */
export function isLimitedDenial(line: Line, { first, last }: Extent): boolean {
  if (isOfPart(line, first)) return true;
  if (isOneOf(line, last + 1, HALF_MEANT)) return !(gapAt(line, last + 1) & SENTENCE_END);
  if (gapAt(line, last + 1) !== 0) return false;
  return isOfTime(line, first, last + 1) || (isOfManner(line, last + 1) && isVerbDenied(line, first));
}
