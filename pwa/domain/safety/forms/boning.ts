import { GAP } from '../../words/tokens.ts';
import { CLASS, unionOf } from '../lexicon/vocabulary.ts';
import {
  gapAt,
  isNumber,
  isOneOf,
  type Line,
  lineOf,
  wordSet,
  wordsBefore,
  wordsFrom,
} from '../line/line.ts';
import { type Extent, knownWords } from '../line/spans.ts';

const BONELESS = wordSet('boneless boned deboned filleted debone deboning fillet');
const BONE = wordSet('bone carcass carcase frame skeleton knuckle cartilage');
const TAKE_OUT = wordSet(
  'remove removing discard discarding bin throw throwing toss tossing take taking pull pulling pick picking lift lifting strip stripping cut cutting fishing feel draw check checking debone free',
);
const TAKE = wordSet('take taking');
const AWAY = wordSet('out off away from');
const FISH_VERB = wordSet('fish');
const OUT = wordSet('out');
const INTO = wordSet('into');
const THROUGH = wordSet('through');
const IN = wordSet('in into');
const TAKEN_OUT = wordSet(
  'removed discarded out away off taken binned picked stripped thrown excluded gone bin',
);
const RIB = wordSet('rib ribs');
const AND = wordSet('and');
const MEAT = wordSet('meat flesh');
const FROM = wordSet('from off of');
const PULLED = wordSet(
  'strip stripped stripping pick picked picking pull pulled pulling shred shredded flake flaked taken cut carved scraped',
);
const NO = wordSet('no without minus zero sans');
const NEED = wordSet('need bother');
const NEGATION = wordSet('not never dont without forget');
const KEPT = wordSet('leave leaving keep keeping');
const SIEVE = wordSet('strain strained sieve sieved straining sieving');
const BROTH = wordSet(
  'broth stock liquid liquor soup juice gravy jelly fat jar jug bone carcass carcase frame',
);
const DRAINED_FOOD = wordSet(
  'rice pasta noodle macaroni lentil bean pea chickpea potato vegetable carrot spinach broccoli oat quinoa barley millet bulgur couscous buckwheat coffee tea yogurt yoghurt',
);
const FISH = wordSet('fish salmon trout cod haddock mackerel sardine herring pin bream bass plaice tuna');
const ONLY = wordSet('only');
const IT = wordSet('it them out');
const BONES_IT = wordSet('bone');
const ANIMAL = wordSet('chicken pork lamb beef turkey duck veal loin rack whole wing rib drumstick');
const DESCRIBING = wordSet('boneless filleted');
const CUT = wordSet('thigh breast leg neck shoulder chop steak');
const VEGETABLE = wordSet(
  'celery kale chard cabbage cavolo lettuce squash butternut pumpkin marrow courgette garlic',
);
const TINNED = wordSet('tinned canned tin can sardine pilchard soft pressure');
/** All words that may start a boning; other words are skipped quickly. */
const SPEAKS_OF_BONES = unionOf(BONELESS, BONE, BONES_IT, SIEVE);
const REACH = 6;
const STRAIN_REACH = 12;
/** How many words after a cut its bone may still be removed. */
const LATER = 80;

/** Where a text removes bones: the index of each such word, in order, and whether they are fish bones. */
export type Bonings = readonly { at: number; isFish: boolean }[];

function isNegated(line: Line, at: number): boolean {
  const words = wordsBefore(line, at, 3);
  while (words.next()) {
    if (words.is(NEGATION)) return true;
    // 'no need to debone the wings'.
    if (words.is(NEED) && words.is(NO, -1)) return true;
  }
  return false;
}

/** 'discard the bones', 'bones removed', 'no bones', 'pull the meat off the bone'. */
function takesBone(line: Line, at: number): boolean {
  const before = wordsBefore(line, at, REACH);
  let isFrom = false;
  let isAway = wordsFrom(line, at + 1, 4).find(AWAY) >= 0;
  while (before.next()) {
    // 'Throw in the bones' adds them, and 'cut through the bone' leaves it.
    if (before.is(KEPT) || before.is(IN, 1) || before.is(THROUGH)) break;
    // 'Toss the bones into the pot' adds them; 'strip the meat from the bones into the pot' doesn't.
    if (before.is(TAKE_OUT) && isOneOf(line, at + 1, INTO) && !isFrom) break;
    isFrom ||= before.is(FROM);
    isAway ||= before.is(AWAY);
    // 'Take the cooked bones and grind them' keeps them; 'take the bones out' doesn't.
    if (before.is(TAKE) && !isAway) break;
    // 'Fish out the bones' removes them; 'fish heads and frames' are a food.
    const isFishedOut = before.is(FISH_VERB) && before.is(OUT, 1);
    if (before.is(TAKE_OUT) || isFishedOut || before.is(NO)) return !isNegated(line, before.at);
  }
  const behind = wordsFrom(line, at + 1, 4);
  while (behind.next()) {
    if (behind.is(TAKEN_OUT)) return !isNegated(line, behind.at) && !isNegated(line, at);
    if (behind.is(NEGATION)) return false;
  }
  return false;
}

function isOfFish(line: Line, at: number): boolean {
  for (let near = at - REACH; near <= at + REACH; near += 1) if (isOneOf(line, near, FISH)) return true;
  return false;
}

/** 'boneless pork' says nothing of a cut named before it; 'thighs, boneless' does. */
function describesNext(line: Line, at: number): boolean {
  if (!isOneOf(line, at, DESCRIBING)) return false;
  const words = wordsFrom(line, at + 1, REACH, ~(GAP.hyphen | GAP.comma));
  while (words.next()) {
    if (words.is(ANIMAL) || words.is(MEAT) || words.is(CUT)) return true;
    if (!words.has(CLASS.adjective | CLASS.and | CLASS.filler)) return false;
  }
  return false;
}

/** 'Strain the broth' and 'Strain.' hold back the bones; 'boil the rice, then strain' doesn't. */
function strainsBroth(line: Line, at: number): boolean {
  const isNear = (words: Parameters<typeof isOneOf>[2]) =>
    wordsBefore(line, at, STRAIN_REACH).find(words) >= 0 ||
    wordsFrom(line, at + 1, STRAIN_REACH).find(words) >= 0;
  return isNear(BROTH) || !isNear(DRAINED_FOOD);
}

/** Every word that removes bones, in one pass. */
export function boningsOf(line: Line): Bonings {
  const bonings: { at: number; isFish: boolean }[] = [];
  for (let at = 0; at < line.tokens.words.length; at += 1) {
    if (!isOneOf(line, at, SPEAKS_OF_BONES)) continue;
    const isBoneless = isOneOf(line, at, BONELESS) && !isNegated(line, at) && !describesNext(line, at);
    const isTaken = isOneOf(line, at, BONE) && takesBone(line, at);
    const isVerb = isOneOf(line, at, BONES_IT) && isOneOf(line, at + 1, IT) && !isNegated(line, at);
    const isSieved = isOneOf(line, at, SIEVE) && !isNegated(line, at) && strainsBroth(line, at);
    if (isBoneless || isTaken || isVerb || isSieved) bonings.push({ at, isFish: isOfFish(line, at) });
  }
  return bonings;
}

/** Quick check: a text without these letters removes no bones. */
const MAY_TAKE_OUT = /bon|carc|frame|strain|siev|fillet/i;

/** Whether a step removes the bones of meat, wherever the cut is named. */
export function takesBonesOut(step: string): boolean {
  return MAY_TAKE_OUT.test(step) && boningsOf(lineOf(knownWords(step), [])).some(({ isFish }) => !isFish);
}

/** 'boneless, skinless': only descriptive words between it and the cut. */
function isDescribed(line: Line, first: number): boolean {
  const words = wordsBefore(line, first, REACH, ~(GAP.hyphen | GAP.comma));
  while (words.next()) {
    if (words.is(BONELESS)) return !isNegated(line, words.at);
    const isPassed = words.has(CLASS.adjective | CLASS.and | CLASS.filler | CLASS.prepared);
    if (!isPassed && !words.is(ANIMAL)) return false;
  }
  return false;
}

/** 'drumstick meat', 'meat of 4 chicken legs', 'shredded from a whole chicken'. */
function isMeatOf(line: Line, { first, last }: Extent): boolean {
  if (isOneOf(line, last + 1, MEAT) && !(gapAt(line, last + 1) & ~(GAP.hyphen | GAP.comma))) return true;
  const words = wordsBefore(line, first, 4);
  while (words.next()) {
    if (words.is(FROM)) return words.is(MEAT, -1) || words.is(PULLED, -1);
    if (!isNumber(line, words.at) && !words.has(CLASS.filler | CLASS.adjective | CLASS.quantity))
      return false;
  }
  return false;
}

function isMeatOnly(line: Line, last: number): boolean {
  const words = wordsFrom(line, last + 1, REACH);
  while (words.next()) if (words.is(MEAT) && (words.is(ONLY, 1) || words.is(ONLY, -1))) return true;
  return false;
}

/** Index of the first boning at or after a word. */
function firstFrom(bonings: Bonings, from: number): number {
  let low = 0;
  let high = bonings.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((bonings[middle]?.at ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** 'a rib of celery', 'celery ribs', 'kale, tough ribs cut out'; not 'ribs with cabbage'. */
function isRibOfPlant(line: Line, at: number): boolean {
  const before = wordsBefore(line, at, 4);
  while (before.next()) {
    if (before.is(VEGETABLE)) return true;
    if (before.is(AND)) break;
  }
  return isOneOf(line, at + 1, FROM) && wordsFrom(line, at + 2, 3).find(VEGETABLE) >= 0;
}

/** 'a rib of celery', 'the neck of the squash'; 'tinned sardines, bones and all', which are soft. */
function isNoHardBone(line: Line, { first, last }: Extent): boolean {
  if (first === last && isOneOf(line, first, RIB) && isRibOfPlant(line, first)) return true;
  const reach = isOneOf(line, first, BONES_IT) ? LATER / 8 : isOneOf(line, first, FISH) ? 3 : -1;
  for (let near = first - reach; reach > 0 && near <= last + reach; near += 1) {
    if (isOneOf(line, near, TINNED)) return true;
  }
  return false;
}

/** Whether the text removes the bone of a cut: 'boneless' before it, or within a few sentences after it. */
export function isBoned(line: Line, extent: Extent, bonings: Bonings): boolean {
  if (
    isNoHardBone(line, extent) ||
    isDescribed(line, extent.first) ||
    isMeatOf(line, extent) ||
    isMeatOnly(line, extent.last)
  )
    return true;
  let isFish = false;
  for (let at = extent.first; at <= extent.last; at += 1) isFish ||= isOneOf(line, at, FISH);
  for (let next = firstFrom(bonings, extent.first); next < bonings.length; next += 1) {
    const boning = bonings[next];
    if (boning === undefined || boning.at > extent.last + LATER) return false;
    if (isFish || !boning.isFish) return true;
  }
  return false;
}
