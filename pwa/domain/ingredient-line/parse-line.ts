import type { Kitchen } from '../reference/markets.ts';
import '../reference/more-nutrients.ts';
import { isWeighable, type UnitId, unitFactor, unitKind } from '../units/units.ts';
import type { Amount, StatedWeight } from './amount.ts';
import { unitOfWord } from './amount-tokens.ts';
import { findFood } from './find-food.ts';
import { isOnlyDescription } from './food-words.ts';
import { type LineAmount, readLineAmount } from './line-amount.ts';
import { amountFirst, plainNumbers, tidyLine } from './line-text.ts';
import { amountAtStart, lengthAtStart, unreadAmount } from './read-amount.ts';
import { readStrength } from './strength.ts';

/** 'chicken' by weight is meat; one chicken is the whole bird. Quail and pigeon have their own piece weights. */
const BIRD = /^(?:(.*?)\s)?(chicken|turkey|duck|goose|hen)s?$/i;
/** 'oven-ready', 'ready-to-cook': used for whole birds only. */
const OF_A_BIRD = /\b(?:ready|spatchcocked)\b/i;
const MINCED = /\b(?:ground|minced?|diced|cubed)\b/i;
/** 'a 1.5 kg chicken', '1 x 1.6 kg chicken', 'medium chicken, 1.4 kg', not '1 1/2 kg chicken'. */
const ONE_THAT_WEIGHS =
  /^(?:(?:an?|one|two|three|four)\s|[1-4]\s?[x×(])\s*(?:[x×]\s*)?(?:\(\s*)?[\d½]|^(?:small|medium|large)\s/i;

/** A pinch or a spoon of 'pepper' is ground; a piece, a cup, more than a spoonful or chopped pepper is the vegetable. */
const PEPPER = /^(?:((?!.*\b(?:ground|cracked|milled|fresh|freshly|hot)\b).*?)\s)?pepper$/i;
const CUT_UP = /\b(?:de)?(?:seeded|cored|diced|sliced|chopped|cubed|roasted|halved)\b/i;
const OF_THE_VEGETABLE = new Set<UnitId | null>([null, 'piece', 'cup', 'slice', 'strip', 'handful']);
const MOST_GROUND_GRAMS = 10;

/** The name of what the line counts: the whole bird, the vegetable 'bell pepper'; otherwise the name. */
function asCounted(name: string, unit: UnitId | null, quantity: number | null, text: string): string {
  const kind = PEPPER.exec(name);
  if (kind !== null && isOnlyDescription(kind[1] ?? '')) {
    const grams = unit !== null && unitKind(unit) === 'mass' ? (quantity ?? 0) * (unitFactor(unit) ?? 0) : 0;
    const isPiece = quantity !== null && OF_THE_VEGETABLE.has(unit);
    if (isPiece || grams > MOST_GROUND_GRAMS || CUT_UP.test(text))
      return name.replace(/pepper$/i, 'bell pepper');
  }
  const [, before = '', bird] = BIRD.exec(name) ?? [];
  if (bird === undefined || quantity === null || MINCED.test(before)) return name;
  const isCounted = unit === null || ONE_THAT_WEIGHS.test(text);
  const isPlain = before === '' || OF_A_BIRD.test(before) || isOnlyDescription(before);
  return isCounted && isPlain && !/\bwhole\b/i.test(before) ? `whole ${name}` : name;
}

export type Size = 'small' | 'medium' | 'large' | 'extra large';

/** A parsed ingredient line. */
export type ParsedLine = {
  /** Original text without bullet and redundant spaces, at most 500 characters. */
  text: string;
  /** Null if the line states none; the lower end of a range. */
  quantity: number | null;
  /** The upper end of a range, else null. */
  quantityMax: number | null;
  unit: UnitId | null;
  size: Size | null;
  /** The food in the writer's words; empty if the line is only an amount. */
  name: string;
  /** Id in the ingredient or supplement table; null if neither has the food. */
  ingredientId: string | null;
  /** Preparation after the comma or in brackets; null if none. */
  preparation: string | null;
  isToTaste: boolean;
  /** Null if the reader's is unknown. */
  kitchen: Kitchen | null;
  /** A weight stated beside a count: '2 eggs (100 g)', '2 tablets, 15 mg zinc each'. */
  weight: StatedWeight | null;
  /** Words of an amount that were not understood, so the line has no certain weight. Null if all were. */
  unread: string | null;
};

const TO_TASTE = /\b(?:to taste|as needed|as required|to serve)\b/i;
/** 'Optional: a pinch of salt'. */
const OPTIONAL_FIRST = /^\(?optional(?:ly)?\)?(?:\s*[:,–-])?\s+(?=\S)/i;
/** 'plus extra to serve' does not change the amount. */
const AND_MORE = /\b(?:plus|and|with) (?:a (?:little|bit) )?(?:extra|more)\b[^,;)]*/i;
/** '1 tsp per serving', '500 mg per kg': of an amount that the line doesn't state. */
const PER_UNKNOWN =
  /\bper (?:(?:each|every) )?(?:serving|portion|meal|bowl|feed|day|week|dog|cat|pet|animal|kg|kilo|lb|pound|lit(?:re|er))\b/i;
/** '2 eggs plus 1 yolk' counts as eggs. */
const NEXT_FOOD = /\s+(?:plus|\+|&|and|or)\s+(?=[\d½¼¾⅓⅔]).*$/i;
const JOINED = /^\s*(?:plus|\+|&|and|or)\s+/i;
const SIZE = /^(?:extra[\s-]large|xl|jumbo|large|lg\.?|big|medium|med\.?|small|sm\.?)(?:-sized)?\s+/i;
/** 'medium to large' counts as the larger. */
const SIZE_UP_TO = /^(?:small|medium)\s?(?:to|or|-|\/)\s?(?=(?:medium|large)\b)/i;
const CONTAINER =
  /^(?:(?:small|large|medium|big|mini|family|value|economy|jumbo|multi|bulk|party|twin)(?:-?sized?)?[\s-]+)?(tins?|cans?|packets?|packs?|pouch(?:es)?|jars?|tubs?|bags?|punnets?|trays?|bottles?|cartons?|containers?|packages?)\s+(?:of\s+)?(?=\S)/i;
const MAX_PREPARATION = 200;

function sizeOf(words: string): Size {
  const word = words.trim().toLowerCase();
  if (/^(?:extra|xl|jumbo)/.test(word)) return 'extra large';
  if (/^(?:l|b)/.test(word)) return 'large';
  return word.startsWith('m') ? 'medium' : 'small';
}

/** Above any kitchen's capacity: '5 tonnes' is not an amount. */
const MAX_GRAMS = 1_000_000;

function withinReason(amount: LineAmount): LineAmount {
  const { quantity, unit } = amount;
  const grams = unit !== null && unitKind(unit) === 'mass' ? (quantity ?? 0) * (unitFactor(unit) ?? 0) : 0;
  return grams >= MAX_GRAMS
    ? { ...amount, quantity: null, quantityMax: null, unit: null, weight: null }
    : amount;
}

/** Units that can follow the name: '2 zinc tablets', '1 fennel bulb'. */
const LATE = new Set<UnitId | null>(['tablet', 'capsule', 'bulb', 'punnet', 'sheet', 'block']);

/** The unit that follows a name, if it is one of these. */
export function lateUnit(name: string, late: ReadonlySet<UnitId | null>): UnitId | null {
  const unit = unitOfWord(name.match(/\s([a-z]+)$/i)?.[1] ?? '');
  return late.has(unit) ? unit : null;
}

/** Food of a dose whose strength is among the words of its name: 'vitamin D3 50,000 IU'. */
function dosedFood(text: string): string | null {
  const strength = readStrength(text);
  return strength === null ? null : findFood(strength.name);
}

/** Foods with an amount of their own are lines of their own: 'plus 1 yolk', ', 100 g rice'. */
function isOtherFood(text: string): boolean {
  const { quantity, rest } = amountAtStart(text.replace(JOINED, ''));
  return quantity !== null && findFood(rest) !== null;
}

/**
 * Words of an amount that were not understood; null if all were. Beside an amount, counts and cups of the same food
 * repeat it: '250 g carrots (2 large)'.
 */
function unreadWords(amount: LineAmount, text: string): string | null {
  if (amount.isDoubtful || PER_UNKNOWN.test(text)) return text;
  if (readStrength(text) !== null) return null;
  const next = NEXT_FOOD.exec(amount.rest);
  const name = next !== null && isOtherFood(next[0]) ? amount.rest.slice(0, next.index) : amount.rest;
  const isAgain = ({ quantity, unit }: Amount) =>
    amount.quantity !== null &&
    quantity !== null &&
    (unit === null || unitKind(unit) !== 'mass') &&
    (isWeighable(amount.unit) || isWeighable(unit) || amount.weight !== null);
  const brackets = amount.brackets.map((part) =>
    isAgain(amountAtStart(part)) ? amountAtStart(part).rest : part,
  );
  const segments = amount.segments.filter((part) => !isOtherFood(part) && !isAgain(amountAtStart(part)));
  return unreadAmount([name, ...brackets, ...segments]);
}

type NameAndUnit = Pick<ParsedLine, 'name' | 'unit' | 'size'> & { isTinned: boolean };

/** The name without its tin and the tin's size, which only count after an amount. */
function readName(amount: LineAmount): NameAndUnit {
  const whole = amount.rest
    .replace(TO_TASTE, '')
    .replace(NEXT_FOOD, (next) => (/^\s+or/i.test(next) ? next : ''))
    .replace(SIZE_UP_TO, '')
    .trim();
  if (amount.quantity === null) return { name: whole, unit: amount.unit, size: null, isTinned: false };
  const container = whole.match(CONTAINER)?.[1] ?? '';
  const sized = whole.replace(CONTAINER, '');
  const size = whole.match(SIZE)?.[0] ?? null;
  const name = sized.replace(SIZE, '');
  // '1 small bunch parsley', '1 small tin tuna': the size precedes the unit.
  const [word = '', ...others] = name.split(' ');
  const late = size !== null && others.length > 0 ? unitOfWord(word) : null;
  return {
    name: late === null ? name : others.join(' ').replace(/^of\s/i, ''),
    unit: amount.unit ?? late ?? unitOfWord(container) ?? lateUnit(name, LATE),
    size: size === null ? null : sizeOf(size),
    isTinned: amount.unit === 'tin' || /^(?:tin|can)/i.test(container),
  };
}

/**
 * Parses an ingredient line in free text: '1 1/2 cups cooked brown rice', '½ lb lean beef mince, browned', '2-3
 * carrots', '400g tin sardines in water', '2 eggs (100 g), beaten', 'salt to taste'. Knows the foods loaded so far.
 * Never throws; reads at most 500 characters, in linear time.
 */
export function parseIngredientLine(text: string, kitchen: Kitchen | null = null): ParsedLine {
  const tidy = tidyLine(text);
  const numbers = plainNumbers(tidy.replace(OPTIONAL_FIRST, ''));
  const length = lengthAtStart(numbers);
  const plain = length === null ? amountFirst(numbers) : `1 piece ${length.rest}`;
  const read = readLineAmount(plain);
  const amount = withinReason(read);
  const { restated, state } = amount;
  const { name: words, unit, size, isTinned } = readName(amount);
  const name = asCounted(words, unit, amount.quantity, tidy);
  const described = [...amount.segments, ...amount.brackets].filter((part) => !TO_TASTE.test(part));
  const preparation = [...described, ...restated].join(', ').slice(0, MAX_PREPARATION);
  const describes = [...described, state].join(', ').slice(0, MAX_PREPARATION);
  // 'Kelp: 1 tablet' and '1 tin pumpkin' are different foods from kelp and pumpkin.
  const before = isTinned ? 'tinned ' : '';
  const after = unit === 'tablet' || unit === 'capsule' ? ` ${unit}` : '';
  const unread = unreadWords(read, plain);
  // The food before the unread amount: 'carrots' of '3 carrots 1.500 g'.
  const named = unread === null ? name : name.replace(/[\s(+-]*[\d½¼¾⅓⅔].*$/, '');
  const foodOf = (words: string) => (words === '' ? null : findFood(`${before}${words}${after}`, describes));
  return {
    text: tidy,
    quantity: amount.quantity,
    quantityMax: amount.quantityMax,
    unit,
    size,
    name,
    ingredientId: name === '' ? null : (foodOf(name) ?? foodOf(named) ?? dosedFood(tidy)),
    preparation: preparation === '' ? null : preparation,
    isToTaste: TO_TASTE.test(tidy.replace(AND_MORE, '')),
    kitchen,
    weight: amount.weight,
    unread,
  };
}
