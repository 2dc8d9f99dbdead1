import { ingredientDetails } from '../reference/ingredient-details.ts';
import { findSupplement } from '../reference/supplements.ts';
import { lineGrams, oneVolume, wordsOf } from './line-grams.ts';
import { lengthOfPiece } from './line-length.ts';
import type { ParsedLine } from './parsed-line.ts';
import type { UnitId } from './units.ts';
import { unitKind } from './units.ts';

/** The least and the most that an amount can mean, in grams; `most` is Infinity where there is no bound. */
export type AmountBounds = { least: number; most: number };

export const UNBOUNDED: AmountBounds = { least: 0, most: Number.POSITIVE_INFINITY };

type Range = readonly [least: number, most: number];

/**
 * Millilitres of measures by hand and eye. A pinch is a sixteenth of a teaspoon and what three fingers take up to a sixth of
 * one; a dash is up to a teaspoon where it is poured. The others are estimates from pouring and spooning, wide on purpose.
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
};

/**
 * Grams of measures that are no volume: a knob of butter or of ginger, a leaf of gelatine (1.7 to 5 g by its grade) or of
 * nori (2.5 g), a fruit punnet as shops sell it, the smallest and the largest tin of a supermarket.
 */
const BY_PIECE_GRAMS: Partial<Record<UnitId, Range>> = {
  knob: [4, 40],
  sheet: [1.5, 6],
  punnet: [100, 500],
  bulb: [30, 500],
  sprig: [0.3, 6],
  handful: [8, 130],
  tin: [50, 850],
};
/** A hand takes half to twice what the table calls a handful, a small one less; a sprig or a bunch is as it grows. */
const SHARE_OF_TABLE: Partial<Record<UnitId, Range>> = {
  handful: [0.4, 2],
  sprig: [0.4, 2.5],
  bunch: [0.5, 2],
  leaf: [0.5, 2],
};
/** From dried herbs to syrup, in grams of a millilitre. */
const DENSITIES: Range = [0.15, 1.45];
/** 'a few': how many that may be. */
const FEW: Range = [2, 7];
/** Grams of a centimetre of what is cut by length: from a spring onion to the thick end of a cucumber. */
const GRAMS_PER_CM: Range = [1, 35];
/** Grams of what one fruit yields. Juice: a lime's least, a grapefruit's most; zest: a teaspoon to two tablespoons. */
const JUICE_GRAMS: Range = [10, 220];
const ZEST_GRAMS: Range = [0.5, 14];
/** Seasoning at will: salt up to a teaspoon, herbs up to a bunch, oil up to three tablespoons. */
const AT_WILL_GRAMS: Readonly<Record<string, Range>> = {
  supplement: [0, 6],
  other: [0, 15],
  seed: [0, 15],
  fat: [0, 42],
  vegetable: [0, 15],
};
const AT_WILL =
  /\b(?:to taste|to season|for (?:seasoning|sprinkling|dusting|drizzling|greasing|frying|brushing)|(?:to|for) garnish)\b/i;
const HERBS = new Set(['parsley', 'turmeric', 'cinnamon', 'ginger', 'garlic', 'catnip']);

/** Words for a measure by hand that are no unit of the table, each with the one it is like. */
const LIKE: readonly (readonly [RegExp, Range])[] = [
  [
    /^(?:an?\s+|one\s+)?(?:tiny\s+|little\s+)?(?:smidgen|smidge|touch|hint|tad|twist|grind|grinding|shake)s?\s+(?:of\s+)/i,
    [0.05, 5],
  ],
  [
    /^(?:an?\s+|one\s+)?(?:light\s+)?(?:dusting|scattering|sprinkling|shaking|sprinkle)\s+(?:of\s+)/i,
    [0.3, 15],
  ],
  [
    /^(?:an?\s+|one\s+)?(?:thin\s+|small\s+)?(?:smear|scraping|lick|trickle|swirl|dribble|dot|dab)\s+(?:of\s+)/i,
    [0.5, 20],
  ],
  [/^(?:an?\s+|one\s+)?(?:heaped\s+|small\s+|large\s+|level\s+)?(?:spoonful|spoon)\s+(?:of\s+)/i, [3, 30]],
  [/^(?:an?\s+|one\s+)?(?:cupped\s+)?(?:palm|palmful|fistful|fist)\s+(?:of\s+)/i, [15, 160]],
  [/^(?:an?\s+|one\s+)?(?:small\s+|large\s+)?thumb(?:-sized piece)?\s+(?:of\s+)/i, [5, 60]],
  [/^(?:an?\s+)?few\s+drops\s+(?:of\s+)/i, [0.08, 1.5]],
];

/** A measure by hand with what it is of: 'a smidgen of ginger'. */
export function likeMeasure(text: string): { rest: string; ml: Range } | null {
  for (const [pattern, ml] of LIKE) {
    const match = pattern.exec(text);
    if (match !== null) return { rest: text.slice(match[0].length), ml };
  }
  return null;
}

const times = ([least, most]: Range, low: number, high = low): AmountBounds => ({
  least: least * low,
  most: most * high,
});

/** Grams of a range of millilitres: by the food's density, else by the lightest and the heaviest of kitchens. */
export function gramsOfMl(
  ml: Range,
  line: Pick<ParsedLine, 'ingredientId' | 'name' | 'preparation'>,
): AmountBounds {
  const id = line.ingredientId;
  const one = id === null ? null : oneVolume(id, 'ml', wordsOf(line));
  return one === null ? times(ml, DENSITIES[0], DENSITIES[1]) : times(ml, one.grams);
}

function atWill({ ingredientId: id, text }: ParsedLine): AmountBounds | null {
  if (id === null || !AT_WILL.test(text)) return null;
  const category = ingredientDetails(id)?.category ?? (findSupplement(id) === undefined ? '' : 'supplement');
  if (category === 'vegetable' && !HERBS.has(id)) return null;
  const range = AT_WILL_GRAMS[category];
  return range === undefined ? null : times(range, 1);
}

/** Of a count whose piece is known by hand only: '1 knob', '2 sheets', '3 cm of cucumber', 'the juice of 2 lemons'. */
function ofPieces(line: ParsedLine, low: number, high: number): AmountBounds | null {
  const { unit, name, text } = line;
  const length = lengthOfPiece(text);
  if (length !== null) return times(GRAMS_PER_CM, length.lengthCm);
  if (unit === null) {
    if (/\bjuice$/i.test(name)) return times(JUICE_GRAMS, low, high);
    return /\b(?:zest|rind)$/i.test(name) ? times(ZEST_GRAMS, low, high) : null;
  }
  const ml = BY_HAND_ML[unit];
  if (ml !== undefined) {
    const { least, most } = gramsOfMl(ml, line);
    return { least: least * low, most: most * high };
  }
  const grams = BY_PIECE_GRAMS[unit];
  return grams === undefined ? null : times(grams, low, high);
}

/** 'a few carrots' by the weight of one. */
function ofFew(line: ParsedLine): AmountBounds | null {
  if (!/^(?:an?\s+)?few\b/i.test(line.text)) return null;
  const one = lineGrams({ ...line, quantity: 1, quantityMax: null });
  return one === null ? null : times(FEW, one.grams);
}

/**
 * The bounds of a line's amount: null where it is exact, `UNBOUNDED` where it has none, as of 'some', 'a bucket' or no amount.
 * A range has its ends for bounds.
 * @param grams of the line as `lineGrams` knows them
 */
export function amountBounds(line: ParsedLine, grams: number | null): AmountBounds | null {
  const { quantity, quantityMax, unit, weight } = line;
  if (quantity === null) return ofFew(line) ?? atWill(line) ?? UNBOUNDED;
  const high = quantityMax ?? quantity;
  if (weight !== null && grams !== null) return null;
  const share = unit === null ? undefined : SHARE_OF_TABLE[unit];
  if (share !== undefined && grams !== null) {
    const each = (2 * grams) / (quantity + high);
    return times(share, quantity * each, high * each);
  }
  const isByHand = unit !== null && (BY_HAND_ML[unit] !== undefined || unitKind(unit) === 'piece');
  if (grams === null || (unit !== null && BY_HAND_ML[unit] !== undefined)) {
    return (isByHand || unit === null ? ofPieces(line, quantity, high) : null) ?? UNBOUNDED;
  }
  if (quantityMax === null) return null;
  const each = (2 * grams) / (quantity + quantityMax);
  return { least: quantity * each, most: quantityMax * each };
}
