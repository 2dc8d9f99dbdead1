import { type FoodKind, foodKind, RICHEST_FOOD, richestOfKind } from '../reference/food-kind.ts';
import { findIngredient } from '../reference/ingredients.ts';
import { NUTRIENT_IDS, type NutrientId } from '../reference/nutrient.ts';
import { nutrientRow } from '../reference/nutrient-table.ts';
import { SUPPLEMENTS } from '../reference/supplements.ts';
import type { Requirement } from './demands.ts';

/** Content of 100 g of a food with its uncertainty, in the order of `NUTRIENT_IDS`. */
export type NutrientBounds = {
  /** The known figure, else nothing. */
  least: Float64Array;
  /** The known figure, else the richest food of its kind: an upper bound that may excuse a shortage. */
  plausible: Float64Array;
  /** Worst case against a maximum; for a food missing from the tables the richest food or supplement. */
  most: Float64Array;
  /** Where in the rows the three differ. */
  open: readonly number[];
  leastKcal: number;
  mostKcal: number;
  /** Whether the food is in no table. */
  isAnyFood?: true;
  /** What a complete food keeps by its label, whatever each nutrient is within its bounds: ratios, density. */
  surelyMeets?: readonly Requirement[];
};

/** Bounds, with the indices of uncertain nutrients. */
export function withOpen(bounds: Omit<NutrientBounds, 'open'>): NutrientBounds {
  const { least, plausible, most } = bounds;
  const open = NUTRIENT_IDS.flatMap((_, at) =>
    plausible[at] === least[at] && most[at] === least[at] ? [] : [at],
  );
  return { ...bounds, open };
}

/** Pure fat, the maximum for any food; per 100 g. */
const MOST_KCAL = 900;

/**
 * No food row has a figure for these, so unknown contents of foods may meet the minimum but do not count against the
 * maximum, except those of seaweed and of foods missing from the tables.
 */
const NOT_IN_FOOD_TABLES: ReadonlySet<NutrientId> = new Set(['iodine', 'chloride']);

const filled = (value: (id: NutrientId, at: number) => number) => Float64Array.from(NUTRIENT_IDS, value);

/** Highest content of any food or supplement in the tables: the most a spoonful of something unknown can add. */
const RICHEST_THING = filled((_, at) =>
  Math.max(RICHEST_FOOD[at] ?? 0, ...SUPPLEMENTS.map(({ id }) => nutrientRow(id)?.[at] || 0)),
);

/** A nutrient without a figure for any food has no bound. */
const unlessBlank = (richest: Readonly<Float64Array>) =>
  filled((id, at) => (NOT_IN_FOOD_TABLES.has(id) ? Number.POSITIVE_INFINITY : (richest[at] ?? 0)));

const UNKNOWN_FOOD = withOpen({
  least: filled(() => 0),
  plausible: unlessBlank(RICHEST_FOOD),
  most: unlessBlank(RICHEST_THING),
  leastKcal: 0,
  mostKcal: MOST_KCAL,
  isAnyFood: true,
});

/** Bounds of an unknown food of a stated kind: 'root vegetables' supply no taurine. */
export function boundsOfKind(kind: FoodKind): NutrientBounds {
  return withOpen({ ...UNKNOWN_FOOD, plausible: unlessBlank(richestOfKind(kind)) });
}

/** Bounds of an undecided food, per 100 g of `grams`: from the lowest to the highest content of any alternative. */
export function boundsOfEither(
  foods: readonly { bounds: NutrientBounds; grams: number }[],
  grams: number,
): NutrientBounds {
  const shareOf = (one: number) => (grams > 0 && one > 0 ? one / grams : 1);
  const each = (value: (bounds: NutrientBounds) => number) =>
    foods.map((food) => value(food.bounds) * shareOf(food.grams));
  return withOpen({
    least: filled((_, at) => Math.min(...each(({ least }) => least[at] ?? 0))),
    plausible: filled((_, at) => Math.max(...each(({ plausible }) => plausible[at] ?? 0))),
    most: filled((_, at) => Math.max(...each(({ most }) => most[at] ?? 0))),
    leastKcal: Math.min(...each(({ leastKcal }) => leastKcal)),
    mostKcal: Math.max(...each(({ mostKcal }) => mostKcal)),
  });
}

function boundsOfKnown(id: string, row: Float64Array, kcal: number): NutrientBounds {
  const kind = foodKind(id);
  const richest = richestOfKind(kind);
  const known = (at: number) => row[at] ?? Number.NaN;
  const blank = (nutrient: NutrientId, at: number, notInTables: number) => {
    const value = known(at);
    if (!Number.isNaN(value)) return value;
    return NOT_IN_FOOD_TABLES.has(nutrient) ? notInTables : (richest[at] ?? 0);
  };
  return withOpen({
    least: filled((_, at) => known(at) || 0),
    plausible: filled((nutrient, at) => blank(nutrient, at, Number.POSITIVE_INFINITY)),
    most: filled((nutrient, at) => blank(nutrient, at, kind === 'seaweed' ? Number.POSITIVE_INFINITY : 0)),
    leastKcal: kcal,
    mostKcal: kcal,
  });
}

const cache = new Map<string, NutrientBounds>();

/**
 * Possible content of a food per 100 g: its figures, and for a blank at most the richest of its kind. A food missing
 * from the tables can be as rich as any food, with up to the energy of fat.
 */
export function nutrientBounds(id: string | null): NutrientBounds {
  if (id === null) return UNKNOWN_FOOD;
  const kept = cache.get(id);
  if (kept) return kept;
  const row = nutrientRow(id);
  if (row === undefined) return UNKNOWN_FOOD;
  const bounds = boundsOfKnown(id, row, findIngredient(id)?.kcalPer100g ?? 0);
  cache.set(id, bounds);
  return bounds;
}

/** Bounds of a product that contains only these nutrients and no energy. */
export function boundsOfHolding(holds: Partial<Record<NutrientId, number>>): NutrientBounds {
  const row = filled((id) => holds[id] ?? 0);
  return { least: row, plausible: row, most: row, open: [], leastKcal: 0, mostKcal: 0 };
}

/** Bounds of a product that contains up to these amounts. */
export function boundsUpTo(holds: Partial<Record<NutrientId, number>>): NutrientBounds {
  const { most } = boundsOfHolding(holds);
  const kcal = { leastKcal: 0, mostKcal: (MOST_KCAL / 100) * (holds.fat ?? 0) };
  return withOpen({ least: filled(() => 0), plausible: most, most, ...kcal });
}
