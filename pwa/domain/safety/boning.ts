import type { Extent } from './dangerous-form.ts';
import { classAt, gapAt, isNumber, isOneOf, type Line, SENTENCE_END, wordSet } from './line.ts';
import { GAP } from './tokens.ts';
import { CLASS } from './word-classes.ts';
import { unionOf } from './word-set.ts';

const BONELESS = wordSet('boneless boned deboned filleted debone deboning fillet');
const BONE = wordSet('bone carcass carcase frame skeleton knuckle cartilage');
const TAKE_OUT = wordSet(
  'remove removing discard discarding bin throw throwing toss tossing take taking pull pulling pick picking lift lifting strip stripping cut cutting fishing feel draw check checking debone free',
);
const FISH_VERB = wordSet('fish');
const OUT = wordSet('out');
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
const FISH = wordSet('fish salmon trout cod haddock mackerel sardine herring pin bream bass plaice tuna');
const ONLY = wordSet('only');
const IT = wordSet('it them out');
const BONES_IT = wordSet('bone');
const ANIMAL = wordSet('chicken pork lamb beef turkey duck veal loin rack whole wing rib drumstick');
const VEGETABLE = wordSet(
  'celery kale chard cabbage cavolo lettuce squash butternut pumpkin marrow courgette garlic',
);
const TINNED = wordSet('tinned canned tin can sardine pilchard soft pressure');
/** All words at which a boning may start; the others are passed over at one look. */
const SPEAKS_OF_BONES = unionOf(BONELESS, BONE, BONES_IT, SIEVE);
const REACH = 6;
/** Words after a cut within which its bone may still come out. */
const LATER = 80;

/** Where a text takes bones out: the index of each such word, in order, and whether the bones are those of a fish. */
export type Bonings = readonly { at: number; isFish: boolean }[];

const isPart = (line: Line, at: number) => !(gapAt(line, at) & SENTENCE_END);

function isNegated(line: Line, at: number): boolean {
  for (let before = at - 1; before >= at - 3 && isPart(line, before + 1); before -= 1) {
    if (isOneOf(line, before, NEGATION)) return true;
    // 'no need to debone the wings'.
    if (isOneOf(line, before, NEED) && isOneOf(line, before - 1, NO)) return true;
  }
  return false;
}

/** 'discard the bones', 'bones removed', 'no bones', 'pull the meat off the bone'. */
function takesBone(line: Line, at: number): boolean {
  for (let before = at - 1; before >= at - REACH && isPart(line, before + 1); before -= 1) {
    if (isOneOf(line, before, KEPT)) break;
    // 'Fish out the bones' takes them; 'fish heads and frames' are a food.
    const isFishedOut = isOneOf(line, before, FISH_VERB) && isOneOf(line, before + 1, OUT);
    if (isOneOf(line, before, TAKE_OUT) || isFishedOut) return !isNegated(line, before);
    if (isOneOf(line, before, NO)) return !isNegated(line, before);
  }
  for (let behind = at + 1; behind <= at + 4 && isPart(line, behind); behind += 1) {
    if (isOneOf(line, behind, TAKEN_OUT)) return !isNegated(line, behind) && !isNegated(line, at);
    if (isOneOf(line, behind, NEGATION)) return false;
  }
  return false;
}

function isOfFish(line: Line, at: number): boolean {
  for (let near = at - REACH; near <= at + REACH; near += 1) if (isOneOf(line, near, FISH)) return true;
  return false;
}

/** Every word by which a text takes bones out. One pass. */
export function boningsOf(line: Line): Bonings {
  const bonings: { at: number; isFish: boolean }[] = [];
  for (let at = 0; at < line.tokens.words.length; at += 1) {
    if (!isOneOf(line, at, SPEAKS_OF_BONES)) continue;
    const isBoneless = isOneOf(line, at, BONELESS) && !isNegated(line, at);
    const isTaken = isOneOf(line, at, BONE) && takesBone(line, at);
    const isVerb = isOneOf(line, at, BONES_IT) && isOneOf(line, at + 1, IT) && !isNegated(line, at);
    const isSieved = isOneOf(line, at, SIEVE) && !isNegated(line, at);
    if (isBoneless || isTaken || isVerb || isSieved) bonings.push({ at, isFish: isOfFish(line, at) });
  }
  return bonings;
}

/** 'boneless, skinless': what stands between it and the cut only describes. */
function isDescribed(line: Line, first: number): boolean {
  for (
    let at = first - 1;
    at >= first - REACH && !(gapAt(line, at + 1) & ~(GAP.hyphen | GAP.comma));
    at -= 1
  ) {
    if (isOneOf(line, at, BONELESS)) return !isNegated(line, at);
    const isPassed = classAt(line, at) & (CLASS.adjective | CLASS.and | CLASS.filler | CLASS.prepared);
    if (!isPassed && !isOneOf(line, at, ANIMAL)) return false;
  }
  return false;
}

/** 'drumstick meat', 'meat of 4 chicken legs', 'shredded from a whole chicken'. */
function isMeatOf(line: Line, { first, last }: Extent): boolean {
  if (isOneOf(line, last + 1, MEAT) && !(gapAt(line, last + 1) & ~(GAP.hyphen | GAP.comma))) return true;
  for (let at = first - 1; at >= first - 4 && isPart(line, at + 1); at -= 1) {
    if (isOneOf(line, at, FROM)) return isOneOf(line, at - 1, MEAT) || isOneOf(line, at - 1, PULLED);
    if (!isNumber(line, at) && !(classAt(line, at) & (CLASS.filler | CLASS.adjective | CLASS.quantity)))
      return false;
  }
  return false;
}

function isMeatOnly(line: Line, last: number): boolean {
  for (let at = last + 1; at <= last + REACH && isPart(line, at); at += 1) {
    if (isOneOf(line, at, MEAT) && (isOneOf(line, at + 1, ONLY) || isOneOf(line, at - 1, ONLY))) return true;
  }
  return false;
}

/** The first boning at or behind a word; its index in the list. */
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
  for (let before = at - 1; before >= at - 4 && isPart(line, before + 1); before -= 1) {
    if (isOneOf(line, before, VEGETABLE)) return true;
    if (isOneOf(line, before, AND)) break;
  }
  if (!isOneOf(line, at + 1, FROM)) return false;
  for (let behind = at + 2; behind <= at + 4 && isPart(line, behind); behind += 1) {
    if (isOneOf(line, behind, VEGETABLE)) return true;
  }
  return false;
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

/** True where the text takes the bone out of a cut: before it as 'boneless', or behind it within some sentences. */
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
