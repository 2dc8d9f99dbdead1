import { ingredientDetails } from '../reference/ingredient-details.ts';
import { findSupplement } from '../reference/supplements.ts';
import type { UnitId } from '../units/units.ts';
import { UNITS, unitKind } from '../units/units.ts';
import { kindOfPiece, lineGrams, oneVolume, SIZE_SHARE, statedGrams, wordsOf } from './line-grams.ts';
import { type ParsedLine, parseIngredientLine } from './parse-line.ts';
import { lengthAtStart } from './read-amount.ts';

/** Lower and upper bound of an amount in grams; `most` is Infinity if unbounded. */
export type AmountBounds = { least: number; most: number };

export const UNBOUNDED: AmountBounds = { least: 0, most: Number.POSITIVE_INFINITY };

type Range = readonly [least: number, most: number];

/**
 * Millilitres of measures by hand and eye. A pinch ranges from a sixteenth of a teaspoon to a three-finger pinch of
 * up to a sixth of one; a dash is up to a teaspoon if poured. The others are estimates from pouring and spooning,
 * deliberately wide.
 */
const BY_HAND_ML: Partial<Record<UnitId, Range>> = {
  pinch: [0.15, 0.8],
  dash: [0.3, 5],
  sprinkle: [0.3, 7.5],
  squeeze: [2, 15],
  drizzle: [2, 20],
  splash: [3, 40],
  glug: [7, 45],
  dollop: [8, 60],
  touch: [0.05, 5],
  dusting: [0.3, 15],
  smear: [0.5, 20],
  spoonful: [3, 30],
  fistful: [15, 160],
  thumb: [5, 60],
  squirt: [0.2, 3],
  ladle: [50, 250],
  mug: [200, 400],
  glass: [100, 450],
};

/**
 * Grams of measures that are not volumes: a knob of butter or ginger, a leaf of gelatine (1.7 to 5 g by its grade) or of
 * nori (2.5 g), a fruit punnet as sold, the smallest and the largest tin, pouch and tray of a supermarket.
 */
const BY_PIECE_GRAMS: Partial<Record<UnitId, Range>> = {
  knob: [4, 40],
  sheet: [1.5, 6],
  punnet: [100, 500],
  bulb: [30, 500],
  sprig: [0.3, 6],
  handful: [8, 130],
  tin: [50, 850],
  tablet: [0.1, 2.5],
  capsule: [0.1, 2.5],
  pouch: [50, 500],
  tray: [200, 1500],
};
/** Share of the weight of a size that no table has, by the shares of a medium piece: half to nine tenths where small. */
const SHARE_OF_SIZED: Readonly<Partial<Record<NonNullable<ParsedLine['size']>, Range>>> = {
  small: [0.5 / SIZE_SHARE.small, 0.9 / SIZE_SHARE.small],
  large: [1.1 / SIZE_SHARE.large, 1.8 / SIZE_SHARE.large],
  'extra large': [1.2 / SIZE_SHARE['extra large'], 2.2 / SIZE_SHARE['extra large']],
};
/** Share of the table's weight: a handful varies from less than half to twice; a sprig or bunch varies as it grows. */
const SHARE_OF_TABLE: Partial<Record<UnitId, Range>> = {
  handful: [0.4, 2],
  sprig: [0.4, 2.5],
  bunch: [0.5, 2],
  leaf: [0.5, 2],
  // A British pint holds a fifth more.
  pint: [1, 1.2],
  // Shops sell tins and tubs of a third to twice the usual one.
  tin: [0.3, 2.2],
  tub: [0.3, 2.5],
  jar: [0.3, 2.5],
  packet: [0.3, 2.5],
  pouch: [0.3, 2.5],
};
/** A heaped spoon holds up to this many level ones, a scant one as little. */
const HEAPED: Range = [1, 2.5];
const SCANT: Range = [0.6, 1];
/** From dried herbs to syrup, in g/ml. */
const DENSITIES: Range = [0.15, 1.45];
/** Grams per centimetre of foods cut by length: from a spring onion to the thick end of a cucumber. */
const GRAMS_PER_CM: Range = [1, 35];
/** Yield of one fruit in grams. Juice: a lime's least, a grapefruit's most; zest: a teaspoon to two tablespoons. */
const JUICE_GRAMS: Range = [10, 220];
const ZEST_GRAMS: Range = [0.5, 14];
/** Seasoning to taste: salt up to a teaspoon, herbs up to a bunch, oil up to three tablespoons. */
const AT_WILL_GRAMS: Readonly<Record<string, Range>> = {
  supplement: [0, 6],
  other: [0, 15],
  seed: [0, 15],
  fat: [0, 42],
  vegetable: [0, 15],
  fruit: [0, 60],
};
/** Amount to taste of an unknown food: more than a seasoning, less than an ingredient. */
const UNKNOWN_AT_WILL: Range = [0, 20];
const AT_WILL =
  /\b(?:to taste|to season|for (?:seasoning|sprinkling|dusting|drizzling|greasing|frying|brushing)|(?:to|for) garnish)\b|\b(?:cooking|oil|non-?stick) spray\b/i;
const HERBS = new Set(['parsley', 'turmeric', 'cinnamon', 'ginger', 'garlic', 'catnip']);

/** 'a little oil', 'just a bit of butter'. */
const A_LITTLE = /^(?:just |only )?a (?:little|(?:little |tiny |wee )?bit(?: of)?)(?: bit of)? /i;
const A_LITTLE_ML: Range = [0.5, 60];
const FEW = /^(?:an?\s+)?few\s/i;

const times = ([least, most]: Range, low: number, high = low): AmountBounds => ({
  least: least * low,
  most: most * high,
});

/** Grams of a range of millilitres: by the food's density, else by the lowest and highest density of foods. */
function gramsOfMl(ml: Range, line: Pick<ParsedLine, 'ingredientId' | 'name' | 'preparation'>): AmountBounds {
  const id = line.ingredientId;
  const one = id === null ? null : oneVolume(id, 'ml', wordsOf(line));
  return one === null ? times(ml, ...DENSITIES) : times(ml, one.grams);
}

function atWill({ ingredientId: id, text }: ParsedLine): AmountBounds | null {
  if (!AT_WILL.test(text)) return null;
  if (id === null) return times(UNKNOWN_AT_WILL, 1);
  const category = ingredientDetails(id)?.category ?? (findSupplement(id) === undefined ? '' : 'supplement');
  if (category === 'vegetable' && !HERBS.has(id)) return null;
  if (category === 'fruit' && !/juice|zest/.test(id)) return null;
  const range = AT_WILL_GRAMS[category];
  return range === undefined ? null : times(range, 1);
}

/** Bounds of what no table weighs: '1 knob', '2 cups' of anything, '3 cm of cucumber', 'the juice of 2 lemons'. */
function untabled(line: ParsedLine, low: number, high: number): AmountBounds | null {
  const { unit, name, text } = line;
  const length = lengthAtStart(text);
  if (length !== null) return times(GRAMS_PER_CM, length.lengthCm);
  if (unit === null) {
    if (/\bjuice$/i.test(name)) return times(JUICE_GRAMS, low, high);
    return /\b(?:zest|rind)$/i.test(name) ? times(ZEST_GRAMS, low, high) : null;
  }
  const { factor } = UNITS[unit];
  // Drops of a known product may be of any strength.
  const isPoured = unitKind(unit) === 'volume' && unit !== 'drop';
  const [least, most] = BY_HAND_ML[unit] ?? (isPoured ? [factor, factor] : []);
  if (least !== undefined && most !== undefined) return gramsOfMl([least * low, most * high], line);
  const grams = BY_PIECE_GRAMS[unit];
  return grams === undefined ? null : times(grams, low, high);
}

/** 'a few carrots' and 'a little oil' have no number. */
function ofSome(line: ParsedLine): AmountBounds | null {
  if (A_LITTLE.test(line.text)) return gramsOfMl(A_LITTLE_ML, line);
  if (!FEW.test(line.text)) return null;
  const some = parseIngredientLine(line.text.replace(FEW, '2-7 '));
  return amountBounds(some, lineGrams(some)?.grams ?? null);
}

/** Bounds of one as a share of the table's: of a handful, a small carrot, a heaped spoon; null where it is exact. */
function shareOf(line: ParsedLine): Range | null {
  const { unit, size, text } = line;
  if (size !== null && (unit === null || unit === 'piece') && lineGrams(line)?.basis === 'piece')
    return SHARE_OF_SIZED[size] ?? null;
  if (unit === null) return null;
  if (unitKind(unit) === 'volume') {
    if (/\b(?:heaped|heaping|rounded|generous)\s/i.test(text)) return HEAPED;
    if (/\bscant\s/i.test(text)) return SCANT;
  }
  return SHARE_OF_TABLE[unit] ?? null;
}

/**
 * The bounds of a line's amount: null if exact, `UNBOUNDED` if it has none ('some', 'a bucket', or no amount). A range is
 * bounded by its ends.
 * @param grams of the line by `lineGrams`
 */
export function amountBounds(line: ParsedLine, grams: number | null): AmountBounds | null {
  const { quantity, quantityMax, unit, weight } = line;
  if (line.unread !== null) return UNBOUNDED;
  if (quantity === null) return ofSome(line) ?? atWill(line) ?? UNBOUNDED;
  const high = quantityMax ?? quantity;
  if (weight !== null && grams !== null) {
    const stated = statedGrams(line);
    return stated === null || stated.least === stated.most ? null : stated;
  }
  const kind = kindOfPiece(line);
  if (kind !== null && grams !== null) return times([kind.least, kind.most], quantity, high);
  const isByHand = unit !== null && BY_HAND_ML[unit] !== undefined;
  if (grams === null || isByHand) return untabled(line, quantity, high) ?? UNBOUNDED;
  const share = shareOf(line);
  const each = (2 * grams) / (quantity + high);
  return share === null && quantityMax === null ? null : times(share ?? [1, 1], quantity * each, high * each);
}
