import { ingredientDetails } from '../reference/ingredient-details.ts';
import {
  A_LITTLE_ML,
  AT_WILL_GRAMS,
  BY_HAND_ML,
  BY_PIECE_GRAMS,
  DENSITIES,
  GRAMS_PER_CM,
  HEAPED,
  JUICE_GRAMS,
  type Range,
  SCANT,
  SHARE_OF_TABLE,
  SIZE_RANGE,
  UNKNOWN_AT_WILL,
  ZEST_GRAMS,
} from '../reference/loose-amounts.ts';
import { findSupplement } from '../reference/supplements.ts';
import { UNITS, unitKind } from '../units/units.ts';
import { kindOfPiece, lineGrams, oneVolume, statedGrams, wordsOf } from './line-grams.ts';
import { type ParsedLine, parseIngredientLine } from './parse-line.ts';
import { lengthAtStart } from './read-amount.ts';

/** Lower and upper bound of an amount in grams; `most` is Infinity if unbounded. */
export type AmountBounds = { least: number; most: number };

export const UNBOUNDED: AmountBounds = { least: 0, most: Number.POSITIVE_INFINITY };

const AT_WILL =
  /\b(?:to taste|to season|for (?:seasoning|sprinkling|dusting|drizzling|greasing|frying|brushing)|(?:to|for) garnish)\b|\b(?:cooking|oil|non-?stick) spray\b/i;
const HERBS = new Set(['parsley', 'turmeric', 'cinnamon', 'ginger', 'garlic', 'catnip']);

/** 'a little oil', 'just a bit of butter'. */
const A_LITTLE = /^(?:just |only )?a (?:little|(?:little |tiny |wee )?bit(?: of)?)(?: bit of)? /i;
const FEW = /^(?:an?\s+)?few\s/i;

const times = ([least, most]: Range, low: number, high = low): AmountBounds => ({
  least: least * low,
  most: most * high,
});

/** Grams of a range of millilitres: by the food's density, else by the lowest and highest density of foods. */
function gramsOfMl(ml: Range, line: ParsedLine): AmountBounds {
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

/** Bounds of amounts that no table weighs: '1 knob', '2 cups' of anything, '3 cm of cucumber', 'the juice of 2 lemons'. */
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

/** Bounds as a share of the table's weight, for a handful, a small carrot, a heaped spoon; null if exact. */
function shareOf(line: ParsedLine): Range | null {
  const { unit, size, text } = line;
  if (size !== null && (unit === null || unit === 'piece') && lineGrams(line)?.basis === 'piece')
    return SIZE_RANGE[size] ?? null;
  if (unit === null) return null;
  if (unitKind(unit) === 'volume') {
    if (/\b(?:heaped|heaping|rounded|generous)\s/i.test(text)) return HEAPED;
    if (/\bscant\s/i.test(text)) return SCANT;
  }
  return unit === 'pint' && line.kitchen !== null ? null : (SHARE_OF_TABLE[unit] ?? null);
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
  const stated = weight === null ? null : statedGrams(line);
  if (stated !== null) return stated.least === stated.most ? null : stated;
  if (weight !== null && grams !== null) return null;
  const kind = kindOfPiece(line);
  if (kind !== null && grams !== null) return times([kind.least, kind.most], quantity, high);
  const isByHand = unit !== null && BY_HAND_ML[unit] !== undefined;
  if (grams === null || isByHand) return untabled(line, quantity, high) ?? UNBOUNDED;
  const share = shareOf(line);
  const each = (2 * grams) / (quantity + high);
  return share === null && quantityMax === null ? null : times(share ?? [1, 1], quantity * each, high * each);
}
