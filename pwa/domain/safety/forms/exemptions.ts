import { GAP } from '../../words/tokens.ts';
import { MADE_SAFE_BY_COOKING } from '../lexicon/form-rules.ts';
import { NAMED_PLANTS, VARIETIES_OF_PLANTS } from '../lexicon/look-alikes.ts';
import { ANY_VERB, CLASS, type WordSet } from '../lexicon/vocabulary.ts';
import { classAt, gapAt, isOneOf, type Line, SENTENCE_END, wordSet, wordsBefore } from '../line/line.ts';
import type { Extent } from '../line/spans.ts';

/** The spans of the foods that the text leaves out. */
export type Outs = ReadonlySet<number>;

const REACH = 12;
const GRAVY = wordSet('gravy stock');
const MADE = wordSet('made cooked homemade prepared without');
/** Distance in words within which another food affects this one. */
const NEAR = 8;
const VARIETIES = wordSet(VARIETIES_OF_PLANTS);
const PLANTS = wordSet(NAMED_PLANTS);
const FROM_OFF = wordSet('from off');
const KERNELS = wordSet('kernel');
const KEEP = wordSet('keep keeping store storing');
const APART = wordSet('apart separate away');
const LESS = wordSet('low lower reduced less minimal reduce reducing limit limiting');
const SPARING = wordSet('low lower reduced down back');
const ON_IN = wordSet('on in');
const REDUCED = wordSet('reduced reduction');
const LEADS_TO_COOKING = wordSet('and then to before for prior while by until');
const NEGATION = wordSet('not never without before dont');
const BY_WITH = wordSet('with in and or');
const WITH_IN = wordSet('with in');
const HANDLING = wordSet('touching handling handle');
const GREEN = wordSet('green greened sprouted sprouting');
const KERNEL = wordSet('kernel corn cob');
const TAKEN_OFF = wordSet('only cut sliced stripped scraped shaved removed off');
const FERMENTED = wordSet('yogurt yoghurt kefir cheese quark ricotta mozzarella');
const LITTLE_SALT = wordSet('unsalted saltless');

const isJoined = (line: Line, at: number) => !(gapAt(line, at) & ~GAP.hyphen);

/** 'Merlot lettuce', 'Burgundy beans': a vegetable of that variety or colour. */
export function isVarietyOfPlant(line: Line, { first, last }: Extent): boolean {
  return (
    first === last &&
    isOneOf(line, first, VARIETIES) &&
    isJoined(line, last + 1) &&
    isOneOf(line, last + 1, PLANTS)
  );
}

/** 'coffee grinder', 'walnut-sized', 'chocolate substitute'. */
export function isOtherThing(line: Line, after: number): boolean {
  return (
    Boolean(classAt(line, after) & CLASS.otherThing) && isJoined(line, after) && line.spanAt[after] === -1
  );
}

/** 'low-salt', 'reduced in salt', 'salt-reduced', 'cut down on salt'. */
export function isLittleSalt(line: Line, { first, last }: Extent): boolean {
  if (first !== last) return false;
  if (isOneOf(line, last + 1, REDUCED) && isJoined(line, last + 1)) return true;
  if (!isJoined(line, first)) return false;
  if (isOneOf(line, first - 1, LESS)) return true;
  return isOneOf(line, first - 1, ON_IN) && isOneOf(line, first - 2, SPARING);
}

/** 'corn on the cob, kernels cut off', 'kernels from the corn cobs': the cob stays behind. */
export function isOffTheCob(line: Line, { first, last }: Extent): boolean {
  for (let at = first - 1; at >= first - 3; at -= 1) {
    if (isOneOf(line, at, FROM_OFF)) return isOneOf(line, at - 1, KERNELS) || isOneOf(line, at - 2, KERNELS);
  }
  for (let at = last + 1; at <= last + 3; at += 1) {
    if (gapAt(line, at) & SENTENCE_END) return false;
    if (isOneOf(line, at, KERNEL)) return isOneOf(line, at + 1, TAKEN_OFF);
  }
  return false;
}

/** 'plain yogurt, whole milk', 'cheese made from whole milk': fermented, with little lactose left. */
export function isFermented(line: Line, { first }: Extent): boolean {
  let at = first - 1;
  if (gapAt(line, first) & ~(GAP.comma | GAP.open)) return false;
  while (at > first - 4 && classAt(line, at) & (CLASS.include | CLASS.filler)) at -= 1;
  return isOneOf(line, at, FERMENTED) && (classAt(line, first) & CLASS.adjective) !== 0;
}

/** Whether another food is denied close by in the same sentence: 'vanilla (alcohol-free)'. */
export function isNearDenied(
  line: Line,
  { first, last }: Extent,
  outs: Outs,
  names: readonly string[],
  reach = NEAR,
): boolean {
  let from = first;
  while (from > Math.max(0, first - NEAR) && !(gapAt(line, from) & SENTENCE_END)) from -= 1;
  for (let at = from; at <= last + reach; at += 1) {
    if (at > last && gapAt(line, at) & SENTENCE_END) return false;
    const index = line.spanAt[at] ?? -1;
    if (index < 0 || (at >= first && at <= last)) continue;
    const phrase = line.spans[index]?.phrase;
    if (phrase?.kind !== 'hazard' || !names.includes(phrase.food.name)) continue;
    if (
      outs.has(index) ||
      (phrase.food.name === 'Excess salt' && isLittleSalt(line, { first: at, last: at }))
    )
      return true;
  }
  return false;
}

/** Foods that usually occur together in a dish. */
const ALLIUMS = ['Onion', 'Garlic', 'Spring onion', 'Shallot', 'Leek'];
const PETS = wordSet('dog cat pet puppy kitten canine feline');
const SAFE = wordSet('safe friendly');
const IN_NAME = wordSet('style shaped inspired flavoured flavored scented themed');

/** 'shepherd’s pie without onion', 'dog-friendly pizza', 'bolognese-style': the dish without its usual dangerous food. */
export function isHeldDenied(line: Line, extent: Extent, outs: Outs, food: string): boolean {
  const { first, last } = extent;
  if (isOneOf(line, first - 1, SAFE) && isOneOf(line, first - 2, PETS)) return true;
  if (isOneOf(line, last + 1, IN_NAME) && isJoined(line, last + 1)) return true;
  const held = ALLIUMS.includes(food) || food.startsWith('Stock cubes') ? ALLIUMS : [food];
  return isNearDenied(line, extent, outs, held, 3 * NEAR);
}

/** A mix without onion and with little or no salt is no longer dangerous. */
export function isHarmlessMix(line: Line, extent: Extent, outs: Outs): boolean {
  if (!isNearDenied(line, extent, outs, ['Onion'])) return false;
  // Home-made pan gravy contains only the salt that the text adds; cubes and granules are half salt.
  if (isOneOf(line, extent.last, GRAVY) && isOneOf(line, extent.last + 1, MADE)) return true;
  const start = Math.max(0, extent.first - NEAR);
  const isUnsalted = hasWord(line, { first: start, last: extent.last + NEAR }, LITTLE_SALT);
  return isUnsalted || isNearDenied(line, extent, outs, ['Excess salt']);
}

/** 'keep raw meat apart from cooked food': raw on the worktop, not in the bowl. */
const isKeptApart = (line: Line, { first, last }: Extent) =>
  isOneOf(line, first - 1, KEEP) && isOneOf(line, last + 1, APART) && isOneOf(line, last + 2, FROM_OFF);

/** 'brown the raw mince': a cooking verb governs the food. */
function isCookedBefore(line: Line, first: number): boolean {
  const words = wordsBefore(line, first, REACH - 1);
  while (words.next()) {
    if (words.is(HANDLING)) return true;
    if (words.has(CLASS.cookVerb)) return !words.is(NEGATION, -1) && !words.is(WITH_IN, -1);
    if (words.has(ANY_VERB) && !words.has(CLASS.adjective)) return false;
  }
  return false;
}

/** 'raw mince, then bake it', 'raw chicken, poached'. */
function isCookedBehind(line: Line, last: number): boolean {
  for (let at = last + 1; at <= last + REACH; at += 1) {
    if (gapAt(line, at) & SENTENCE_END) return false;
    const classes = classAt(line, at);
    const isLed = isOneOf(line, at - 1, LEADS_TO_COOKING);
    if (classes & CLASS.cookVerb && isLed) return true;
    if (classes & CLASS.cooked && (isLed || gapAt(line, at) & (GAP.comma | GAP.open))) {
      const next = gapAt(line, at + 1);
      if (isOneOf(line, at - 1, BY_WITH) && next === 0 && classAt(line, at + 1) === 0) continue;
      if (
        next !== 0 ||
        classAt(line, at + 1) & (CLASS.and | CLASS.or | CLASS.place | CLASS.adverb | CLASS.filler)
      )
        return true;
    }
  }
  return false;
}

/** A raw food that goes into the pan isn't raw in the bowl. */
export function isCooked(line: Line, extent: Extent, food: string): boolean {
  const isRawPotato = food === 'Green or sprouted potato' && !hasWord(line, extent, GREEN);
  if (!isRawPotato && !MADE_SAFE_BY_COOKING.has(food)) return false;
  return isKeptApart(line, extent) || isCookedBefore(line, extent.first) || isCookedBehind(line, extent.last);
}

function hasWord(line: Line, { first, last }: Extent, set: WordSet): boolean {
  for (let at = first; at <= last; at += 1) if (isOneOf(line, at, set)) return true;
  return false;
}
