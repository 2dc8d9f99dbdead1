import { CLASS } from '../lexicon/word-classes.ts';
import { wordsBefore, wordsFrom } from '../line/cursor.ts';
import { classAt, gapAt, isNumber, isOneOf, isZero, type Line, SENTENCE_END, wordSet } from '../line/line.ts';
import { GAP } from '../line/tokens.ts';
import { ANY_VERB } from './scope.ts';

const OUT = wordSet('out off away');
const NEEDS_OUT = wordSet(
  'crossed struck left cut taken picked strained fished thrown lifted scooped trimmed leave keep take pick',
);
const PRONOUN = wordSet('it them this these that out');
/** 'avoid altogether', 'a no-go'. */
const EMPHASIS = wordSet('completely entirely altogether please go no possible');
const UNIT = wordSet('g kg mg ml l oz lb tsp tbsp gram');
const FROM = wordSet('from');
const LATER = wordSet('until till yet before');
const IF = wordSet('if where');
const OFF = wordSet('off');
const THE = wordSet('the a an');
/** 'off the menu', 'off limits'. */
const OFF_WHAT = wordSet('menu list card table limit shopping');
const STAYS = wordSet('stay stays left kept belong');
const IN_ON = wordSet('in on');
/** Where food waits that is not used. */
const STORE = wordSet('shelf larder cupboard pantry shop');
const NO = wordSet('no');
const NO_WHAT = wordSet('place business role');
const NO_ENDS = wordSet('no none nil zero omit skip exclude avoid never nope without');
const WELCOME_ONLY = CLASS.welcome | CLASS.include;
const ANYWAY = wordSet('anyway anyhow regardless nonetheless nevertheless');
const NOT_TRUE = wordSet('myth untrue nonsense rubbish');
const TRUE = wordSet('true');
const NONE = wordSet('none neither never');
const OF = wordSet('of any');
const ALL = wordSet('all both none neither never');
const SURELY = wordSet('absolutely certainly definitely');
const ANSWERS = wordSet('no never nope not none');
const NO_WAY = wordSet('way thanks ever');
const IN_A_QUESTION = CLASS.filler | CLASS.adjective | CLASS.quantity | CLASS.and | CLASS.or;
const SUCH = wordSet('such');
const HARMS = wordSet(
  'cause causes kill kills harm harms poison poisons damage damages destroy destroys trigger triggers upset',
);
const FOR = wordSet('for');
const PETS = wordSet('dog cat pet');
const REACH = 7;

/** True where the thought ends before this word. */
const endsBefore = (line: Line, at: number) =>
  Boolean(gapAt(line, at) & (SENTENCE_END | GAP.close | GAP.comma | GAP.dash));

/** 'garlic (omit)', 'onion: none', 'onion – skip it', 'salt: 0 g'. */
function isRefused(line: Line, at: number): boolean {
  if (isZero(line, at))
    return endsBefore(line, at + 1) || (isOneOf(line, at + 1, UNIT) && endsBefore(line, at + 2));
  if (!isOneOf(line, at, NO_ENDS)) return false;
  if (isOneOf(line, at, NONE) && isOneOf(line, at + 1, OF)) {
    const which = isOneOf(line, at + 2, OF) ? at + 3 : at + 2;
    if (isOneOf(line, which, PRONOUN)) return endsBefore(line, which + 1);
  }
  if (isOneOf(line, at + 1, EMPHASIS) || (isOneOf(line, at + 1, IF) && isOneOf(line, at + 2, EMPHASIS)))
    return true;
  return endsBefore(line, at + 1) || (isOneOf(line, at + 1, PRONOUN) && endsBefore(line, at + 2));
}

/** 'onion (leave out)', 'onions left out', 'bones picked out'. */
function isLeftOut(line: Line, at: number): boolean {
  return (
    isOneOf(line, at, NEEDS_OUT) &&
    (isOneOf(line, at + 1, OUT) || (isOneOf(line, at + 1, PRONOUN) && isOneOf(line, at + 2, OUT)))
  );
}

/** 'off the menu', 'off limits', 'stays in the larder', 'has no place', 'is a no'. */
function isNotInvited(line: Line, at: number, hasBe: boolean): boolean {
  const what = isOneOf(line, at + 1, THE) ? at + 2 : at + 1;
  if (isOneOf(line, at, OFF)) return isOneOf(line, what, OFF_WHAT);
  if (isOneOf(line, at, NO) && hasBe) return isOneOf(line, at + 1, NO_WHAT);
  if (isOneOf(line, at, THE) && hasBe) return isOneOf(line, at + 1, NO) && endsBefore(line, at + 2);
  const where = isOneOf(line, at + 2, THE) ? at + 3 : at + 2;
  return isOneOf(line, at, STAYS) && isOneOf(line, at + 1, IN_ON) && isOneOf(line, where, STORE);
}

/** 'onion: do not add', 'garlic, never use it'. */
function isForbidden(line: Line, at: number): boolean {
  if (!(classAt(line, at) & CLASS.include)) return false;
  return endsBefore(line, at + 1) || (isOneOf(line, at + 1, PRONOUN) && endsBefore(line, at + 2));
}

/** 'remove the onion before serving': it has been in the pot. */
export const isSteeped = (line: Line, from: number, most = REACH) =>
  wordsFrom(line, from, most).meets(CLASS.steeped);

/**
 * True where the words behind a food deny it: 'chives removed', 'garlic is toxic', 'onion (omit)', 'salt is not needed'.
 * @param after index of the first word behind the food
 * @param isWhole the food can be taken out whole even after cooking
 */
export function isDeniedAfter(line: Line, after: number, isWhole: boolean): boolean {
  // 'garlic: not for cats'.
  let hasBe =
    Boolean(gapAt(line, after) & GAP.colon) &&
    isOneOf(line, after + 1, FOR) &&
    isOneOf(line, after + 2, PETS);
  let hasNot = false;
  const words = wordsFrom(line, after, REACH, SENTENCE_END | GAP.close);
  while (words.next()) {
    const { at } = words;
    if (line.spanAt[at] !== -1) return false;
    const classes = classAt(line, at);
    // 'garlic is out'.
    if (hasBe && isOneOf(line, at, OUT) && endsBefore(line, at + 1)) return !hasNot;
    if (isNotInvited(line, at, hasBe)) return !hasNot;
    if (classes & CLASS.removed || isLeftOut(line, at)) {
      if (isOneOf(line, at, NEEDS_OUT) && !isLeftOut(line, at)) return false;
      return !hasNot && (isWhole || !(isSteeped(line, at + 1) || isOneOf(line, at + 1, FROM)));
    }
    if (isOneOf(line, at, HARMS) && (hasBe || at === after)) return !hasNot && !isSaidAnyway(line, at + 1);
    if (classes & CLASS.harmful) return hasBe && !hasNot && !isSaidAnyway(line, at + 1);
    if (!hasNot && isRefused(line, at)) return true;
    if (classes & CLASS.not) {
      hasNot = true;
      hasBe ||= Boolean(classes & CLASS.be);
      if (!hasBe && isForbidden(line, at + 1)) return true;
      continue;
    }
    if (hasBe && hasNot && isOneOf(line, at, IN_ON) && isOneOf(line, at + 1, PRONOUN))
      return !isOneOf(line, at + 2, LATER);
    if (hasBe && hasNot && classes & WELCOME_ONLY) return !isOneOf(line, at + 1, LATER);
    if (classes & CLASS.be) hasBe = true;
    const isPassed =
      classes & (CLASS.be | CLASS.adverb) ||
      (classes & CLASS.prepared && !(classes & ANY_VERB)) ||
      (hasBe && (classes & CLASS.filler || isOneOf(line, at, STAYS)));
    if (!isPassed) return false;
  }
  return false;
}

/** 'garlic is harmful, but add a clove anyway'. */
const isSaidAnyway = (line: Line, from: number) => wordsFrom(line, from, 2 * REACH).find(ANYWAY) >= 0;

/** 'it is not true that garlic is bad', 'a myth that …'. */
export function isMyth(line: Line, first: number): boolean {
  const words = wordsBefore(line, first, REACH);
  while (words.next()) {
    if (words.is(NOT_TRUE)) return true;
    if (words.is(TRUE) && classAt(line, words.at - 1) & CLASS.not) return true;
  }
  return false;
}

/** ': all forbidden', '– none of these': what is said of a food is said of the whole list. */
export function isOfAll(line: Line, after: number): boolean {
  return isOneOf(line, after, ALL);
}

/** 'Garlic? Never.': nothing but the food is asked for; 'too much garlic?' asks another thing. */
export function isAnsweredNo(line: Line, first: number, after: number): boolean {
  const { starts, ends, text } = line.tokens;
  if (!(gapAt(line, after) & GAP.stop) || starts[after] === undefined) return false;
  const at = isOneOf(line, after, SURELY) ? after + 1 : after;
  if (!isOneOf(line, at, ANSWERS) || !(endsBefore(line, at + 1) || isOneOf(line, at + 1, NO_WAY)))
    return false;
  if (!text.slice(ends[after - 1], starts[after]).includes('?')) return false;
  for (let before = first; before > first - REACH; before -= 1) {
    if (gapAt(line, before) & SENTENCE_END) return true;
    if (line.spanAt[before - 1] === -1 && !(classAt(line, before - 1) & IN_A_QUESTION)) return false;
  }
  return false;
}

/** True where only 'and', 'or', commas and small words stand between two foods; `isStrict` asks for 'and' or 'or'. */
export function areJoined(
  line: Line,
  lastOfFirst: number,
  firstOfSecond: number,
  isStrict: boolean,
): boolean {
  let hasConjunction = false;
  for (let at = lastOfFirst + 1; at <= firstOfSecond; at += 1) {
    const gap = gapAt(line, at);
    if (gap & (SENTENCE_END | GAP.open | GAP.close | GAP.dash | GAP.colon)) return false;
    if (gap & (GAP.and | GAP.slash)) hasConjunction = true;
    if (at === firstOfSecond) break;
    const classes = classAt(line, at);
    if (classes & (CLASS.and | CLASS.or) || isOneOf(line, at, SUCH)) hasConjunction = true;
    else if (!(classes & (CLASS.filler | CLASS.adjective)) || at > lastOfFirst + 4) return false;
  }
  return hasConjunction || (!isStrict && Boolean(gapAt(line, lastOfFirst + 1) & GAP.comma));
}

/** True where an amount stands before a food, so that it is listed on its own: '1 onion and garlic-free stock'. */
export function hasAmount(line: Line, first: number): boolean {
  const words = wordsBefore(line, first, 3, ~GAP.hyphen);
  while (words.next()) if (isNumber(line, words.at) || words.has(CLASS.quantity)) return true;
  return false;
}
