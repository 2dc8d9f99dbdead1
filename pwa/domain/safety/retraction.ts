import { AMOUNT, ends, isBareAmount, PORTION } from './bare-amount.ts';
import { classAt, gapAt, isNumber, isOneOf, type Line, rawWord, wordSet } from './line.ts';
import { isPreferred } from './preferred.ts';
import { GAP } from './tokens.ts';
import { CLASS } from './word-classes.ts';
import { unionOf } from './word-set.ts';

/** What the words behind a denied food make of the denial. */
export type Afterthought = 'none' | 'retracts' | 'denies';

const REACH = 26;
/** Words that take back what has just been denied: 'well', 'except', 'but'. */
const CONTRAST = wordSet(
  'only just but except still or well besides beside other otherwise maybe perhaps mine ours apart aside save bar ok okay fine though yet however although unless anyway possibly alright instead',
);
const TAKES_AT_ONCE = wordSet('besides beside except apart aside save bar unless only just but');
const FROM_FOR = wordSet('from for than');
const WHEN = wordSet('at in on when if during once for towards near after');
const UNTIL = wordSet('until till til');
const AT_FIRST = wordSet('first initially yet now begin start stage once');
const AT_FOR = wordSet('at for to yet initially just');
const HALF_MEANT = wordSet('often usually normally generally mostly typically');
const IN_OF = wordSet('in of from for during into to');
const FIRST = wordSet('first half');
const TWO = wordSet('two three');
/** 'in the first place', 'for the first time' speak of no batch. */
const NO_BATCH = wordSet('place time');
const UNLESS = wordSet('unless');
/** Days and bowls that set one occasion against another: 'no walnuts on Monday, a few on Tuesday'. */
const OCCASION = wordSet(
  'today tonight monday tuesday wednesday thursday friday saturday sunday weekend sometimes occasionally hers his theirs mine ours cat dog puppy pup kitten kid family adult usual batch week meal',
);
const OTHER_BATCH = wordSet(
  'second other next last rest final third his hers mine dog cat family pup serving',
);
const INTO = wordSet('to into in over with on for at');
const PLENTY = wordSet('plenty lot load');
const FINE = wordSet('fine ok okay alright enough plenty harmless allowed nice good safe');
const BE = wordSet('is are wont will does do cannot cant never doesnt dont didnt couldnt');
const DONT = wordSet('wont cannot cant never doesnt dont didnt couldnt');
const HURT = wordSet('hurt harm kill matter count bother');
const ARTICLE = wordSet('the a an his her');
const SCORN = wordSet('never nope nonsense rubbish');
const IT = wordSet('it them');
const SOME = wordSet('some one');
const PUTS_IN = wordSet(
  'hide hiding hid disguise bury smuggle fold folding return mix mixing add adding added stir stirring use using used put chuck throw toss pop sneak slip drop tip scatter sprinkle include',
);
const EATS = wordSet('eat eats has have had get gets love loves gobble like likes');
const GIVES = wordSet('give feed add use put have');
const I_WE = wordSet('i we');
const MINE = wordSet('mine ours my our');
const PETS = wordSet('dog cat puppy kitten he she');
const EVERY = wordSet('daily every anyway weekly still regularly');
const IN = wordSet('in back');
const GOES = wordSet('go goes went');
const NEGATION = wordSet('not never dont no without cannot cant wont doesnt');
const IF = wordSet('if');
const LEAVES = wordSet('leave left leaving leaf take took keep kept');
const OMITS = wordSet('skip skipped omit omitted drop dropped ditch ditched avoid avoided');
const OUT = wordSet('out off away');
const OR = wordSet('or');
const AS_IF = wordSet('as');
const NOT_MEANT = wordSet('joking kidding joke hardly yeah');
const FORMS = wordSet('granule powder dried frozen paste puree salt flake jar tube');
const FRESH = wordSet('fresh raw whole');
const MUCH = wordSet('much many');
const TIME = wordSet(
  'us me minute last moment end second hour day week time very meal finish cooking meat done brown ready final until till late later afterwards then after before so i he she they we im ive you dog cat his her him vet says say said even back aside out off by batch pot pan bowl saucepan tin portion share table half monday tuesday wednesday thursday friday saturday sunday weekend today tonight tomorrow sometimes occasionally other hers theirs puppy pup kitten family kid serving simmer boil hour oven fire stew sauce soup plate dish tray recipe unless plenty beg begs ask asks whine',
);
const SMALL =
  CLASS.filler |
  CLASS.adjective |
  CLASS.be |
  CLASS.adverb |
  CLASS.and |
  CLASS.or |
  CLASS.scopeEnd |
  CLASS.place |
  CLASS.quantity |
  CLASS.include |
  CLASS.verb |
  CLASS.not |
  CLASS.no |
  CLASS.welcome |
  CLASS.harmful |
  CLASS.removed |
  CLASS.prepared;

function isNegatedNear(line: Line, at: number): boolean {
  for (let before = at - 1; before >= at - 3; before -= 1) {
    if (gapAt(line, before + 1) & (GAP.stop | GAP.line)) return false;
    if (isOneOf(line, before, NEGATION) || isOneOf(line, before, IF)) return true;
  }
  return false;
}

/** 'add some to the second', 'use the fried ones'. */
function takesSome(line: Line, at: number): boolean {
  if (isOneOf(line, at, SOME)) return ends(line, at + 1) || isOneOf(line, at + 1, INTO);
  if (!isOneOf(line, at, ARTICLE)) return false;
  let next = at + 1;
  while (next < at + 3 && classAt(line, next) & (CLASS.adjective | CLASS.prepared | CLASS.cooked)) next += 1;
  return next > at + 1 && isOneOf(line, next, SOME);
}

/** 'use white': another kind of what has been denied. */
const takesOtherKind = (line: Line, at: number) =>
  rawWord(line, at) === 'use' &&
  !isOneOf(line, at - 1, NEGATION) &&
  ends(line, at + 2) &&
  Boolean(classAt(line, at + 1) & (CLASS.adjective | CLASS.prepared));

const isOtherBatch = (line: Line, at: number) =>
  isOneOf(line, at, OTHER_BATCH) || (isOneOf(line, at, ARTICLE) && isOneOf(line, at + 1, OTHER_BATCH));

/** 'then add it', 'in it goes', 'mine eats it daily'. */
function putsItIn(line: Line, at: number, isNewSentence: boolean): boolean {
  if (isOneOf(line, at, IN) && isOneOf(line, at + 2, GOES)) return true;
  if (isOneOf(line, at, GOES) && isOneOf(line, at + 1, IN) && !isNegatedNear(line, at))
    return isOneOf(line, at - 1, IT) || isOneOf(line, at - 1, SOME);
  if (takesOtherKind(line, at)) return true;
  // 'everyone says no avocado, I give half'.
  if (isOneOf(line, at, GIVES) && isOneOf(line, at - 1, I_WE) && isBareAmount(line, at + 1)) return true;
  if (isOneOf(line, at, PUTS_IN) && !isNegatedNear(line, at)) {
    // 'we use a bit anyway'.
    const isAnyway = isOneOf(line, at + 3, EVERY) || isOneOf(line, at + 4, EVERY);
    if (takesSome(line, at + 1) || (isAnyway && isBareAmount(line, at + 1))) return true;
    const takesIt = isOneOf(line, at + 1, IT);
    if (!takesIt)
      return !isNewSentence && ends(line, at + 1) && !isOneOf(line, at, MUCH) && rawWord(line, at) === 'add';
    return (
      !isNewSentence ||
      isOneOf(line, at + 2, IN) ||
      isOneOf(line, at + 2, WHEN) ||
      isOneOf(line, at + 2, EVERY) ||
      (isOneOf(line, at + 2, INTO) && isOtherBatch(line, at + 3))
    );
  }
  if (!isOneOf(line, at, EATS) || isNegatedNear(line, at)) return false;
  const isMine = isOneOf(line, at - 1, MINE) || isOneOf(line, at - 2, MINE);
  if (isOneOf(line, at + 1, IT)) return isMine || isOneOf(line, at + 2, EVERY);
  const isPet = isOneOf(line, at - 1, PETS);
  return (isMine || isPet) && isBareAmount(line, at + 1);
}

/** 'I've left it out', 'so skip it'. */
function leavesItOut(line: Line, at: number): boolean {
  if (!isOneOf(line, at + 1, IT) || isNegatedNear(line, at)) return false;
  return isOneOf(line, at, OMITS) || (isOneOf(line, at, LEAVES) && isOneOf(line, at + 2, OUT));
}

/** 'except at the end', 'but a little', 'still I add a few', 'or just use a little'. */
function takesBack(line: Line, at: number): boolean {
  const next = isOneOf(line, at + 1, FROM_FOR) ? at + 2 : at + 1;
  if (isBareAmount(line, next)) return true;
  if (isOneOf(line, at, TAKES_AT_ONCE) && isOneOf(line, next, OCCASION) && ends(line, next + 1)) return true;
  if (isOneOf(line, at, TAKES_AT_ONCE) && isOneOf(line, next, WHEN) && !isNegatedNear(line, next))
    return true;
  if (isOneOf(line, next, NEGATION) && isOneOf(line, next + 1, MUCH)) return ends(line, next + 2);
  return false;
}

const SMALL_WORDS = unionOf(
  TIME,
  CONTRAST,
  AMOUNT,
  WHEN,
  EATS,
  GIVES,
  PUTS_IN,
  IT,
  SOME,
  AT_FIRST,
  HALF_MEANT,
  UNTIL,
);
/** Words at which something may be said; all others are only passed over, or end the search. */
const CUES = unionOf(
  CONTRAST,
  AMOUNT,
  EATS,
  PUTS_IN,
  LEAVES,
  OMITS,
  UNTIL,
  AT_FOR,
  HALF_MEANT,
  NOT_MEANT,
  AS_IF,
  FORMS,
  FRESH,
  IN,
  PORTION,
  IN_OF,
  UNLESS,
  SCORN,
  OCCASION,
  PLENTY,
  GOES,
);

/** Whether a word names nothing else that what follows could speak of. */
const isSmall = (line: Line, at: number) =>
  Boolean(classAt(line, at) & SMALL) || isOneOf(line, at, SMALL_WORDS) || isNumber(line, at);

type Heard = { first: number; after: number; stops: number; hasContrast: boolean };

const isPlenty = (line: Line, at: number) =>
  isOneOf(line, at, PLENTY) && (ends(line, at + 1) || isOneOf(line, at + 1, INTO));

/** 'out of the first batch', 'for the first hour', 'from half of it': the rest has it. */
function isOfFirstBatch(line: Line, at: number, stops: number): boolean {
  if (stops > 0 || !isOneOf(line, at, IN_OF)) return false;
  const first = isOneOf(line, at + 1, ARTICLE) ? at + 2 : at + 1;
  return isOneOf(line, first, FIRST) && !isOneOf(line, first + 1, NO_BATCH);
}

/** 'Without garlic? Never.' */
function isScorned(line: Line, at: number, first: number, after: number): boolean {
  if (
    at !== after ||
    !isNegatedNear(line, first) ||
    !isOneOf(line, at, SCORN) ||
    !(gapAt(line, at) & GAP.stop)
  )
    return false;
  const { starts, ends: wordEnds, text } = line.tokens;
  return text.slice(wordEnds[at - 1], starts[at]).includes('?');
}

/** 'I say one clove is fine', 'a little will do'. */
function isPassedAsFine(line: Line, at: number): boolean {
  if (isOneOf(line, at - 1, AMOUNT) || !(isOneOf(line, at, AMOUNT) || isNumber(line, at))) return false;
  let next = at + 1;
  while (next < at + 4 && (isOneOf(line, next, AMOUNT) || isOneOf(line, next, PORTION))) next += 1;
  if (!isOneOf(line, next, BE)) return false;
  if (isOneOf(line, next, DONT)) return isOneOf(line, next + 1, HURT);
  return isOneOf(line, next + 1, FINE) || (isOneOf(line, next + 1, BE) && ends(line, next + 2));
}

/** Whether a word behind a denied food takes the denial back. */
function isTakenBackAt(line: Line, at: number, { first, after, stops, hasContrast }: Heard): boolean {
  if (at === after && isOneOf(line, at, UNTIL)) return true;
  if (at <= after + 1 && stops === 0 && isOneOf(line, at, AT_FOR) && isOneOf(line, at + 1, AT_FIRST))
    return true;
  if (isOfFirstBatch(line, at, stops)) return true;
  if (at === after && stops === 0 && isOneOf(line, at, UNLESS)) return true;
  if (isScorned(line, at, first, after) || isPassedAsFine(line, at)) return true;
  if (at <= after && stops === 0 && isOneOf(line, at, HALF_MEANT)) return true;
  // 'skip the chives or don't'.
  if (isOneOf(line, at, OR) && isOneOf(line, at + 1, NEGATION) && ends(line, at + 2)) return true;
  if (isOneOf(line, at, NOT_MEANT)) return true;
  if (isOneOf(line, at, AS_IF) && isOneOf(line, at + 1, IF) && ends(line, at + 2)) return true;
  if (isOneOf(line, at, FORMS) && isOneOf(line, first - 1, FRESH)) return true;
  if (
    isOneOf(line, at, FRESH) &&
    isOneOf(line, after - 1, FORMS) &&
    (stops > 0 || isOneOf(line, at - 1, PUTS_IN))
  )
    return true;
  if (putsItIn(line, at, stops > 0 && !hasContrast)) return true;
  if (isOneOf(line, at, CONTRAST)) return takesBack(line, at);
  return hasContrast && (isBareAmount(line, at) || isPlenty(line, at));
}

/**
 * What comes after a food that has been named: 'no garlic, well, only at the end' takes the denial back by an ellipsis or a
 * pronoun, 'an onion; I've left it out' denies. Only words that name nothing else may stand between. Looks a bounded way ahead.
 * @param first index of the first word of the food
 * @param after index of the first word behind it
 * @param isDenied whether the line denies the food so far
 */
export function afterthought(line: Line, first: number, after: number, isDenied: boolean): Afterthought {
  // 'an onion; I've left it out': a mark stands before the denial.
  if (!isDenied && gapAt(line, after) === 0) return 'none';
  // 'no milk chocolate, dark is better'.
  const isOtherKind = classAt(line, after) & (CLASS.adjective | CLASS.prepared | CLASS.cooked);
  if (isDenied && isOtherKind && gapAt(line, after) !== 0 && isPreferred(line, after + 1)) return 'retracts';
  let hasContrast = false;
  let stops = 0;
  // 'never a grape or two'.
  const isOrTwo = isOneOf(line, after, OR) && isOneOf(line, after + 1, TWO) && ends(line, after + 2);
  for (
    let at = isOrTwo ? after + 2 : after;
    at < after + REACH && line.tokens.words[at] !== undefined;
    at += 1
  ) {
    const gap = gapAt(line, at);
    if (gap & (GAP.stop | GAP.line) && at > after - 1) stops += 1;
    if (stops > 1 && !hasContrast) return 'none';
    const isCue = isOneOf(line, at, CUES) || (hasContrast && isNumber(line, at));
    if (isCue) {
      if (leavesItOut(line, at)) return isDenied ? 'none' : 'denies';
      if (isDenied && isTakenBackAt(line, at, { first, after, stops, hasContrast })) return 'retracts';
      hasContrast ||= isOneOf(line, at, CONTRAST) || isOneOf(line, at, OCCASION);
    }
    if ((line.spanAt[at] ?? -1) >= 0) return 'none';
    // 'if you are short of time; otherwise …': what the condition names is no food of the line.
    if (isDenied && isOneOf(line, at, IF)) {
      while (at < after + REACH && gapAt(line, at + 1) === 0) at += 1;
    } else if (!isSmall(line, at)) return 'none';
  }
  return 'none';
}
