import type { TargetId } from '../reference/targets.ts';
import { type BatchPart, LABELLED } from './batch-part.ts';
import { type CompleteFood, completeFoodPart } from './complete-food.ts';
import { type Completeness, type CompletenessOptions, completeness } from './completeness.ts';
import { demandOf } from './demands.ts';
import { type NutrientBounds, nutrientBounds } from './nutrient-bounds.ts';
import { type RecipeNutrients, sumsOf } from './recipe-nutrients.ts';
import { slackOf } from './slack.ts';

/** A recipe in a diet. */
export type DietBowl = {
  name: string;
  /** Of one batch. */
  nutrients: RecipeNutrients;
  /** Number of batches eaten. */
  batches: number;
  /** A treat or topper, which doesn't have to be complete. */
  isTreat: boolean;
};

/** A bought complete food in a diet. */
type DietCompleteFood = {
  name: string;
  food: CompleteFood;
  energyKcal: number;
  /** Content of 100 g by its own label, in place of what its standard allows. */
  label?: NutrientBounds;
};

/** All that one animal eats over some days. */
export type Diet = {
  bowls: readonly DietBowl[];
  completeFoods: readonly DietCompleteFood[];
  /** Energy of treats and leftovers of unknown content, in kcal. */
  besidesKcal: number;
};

const scaled = (parts: readonly BatchPart[], times: number): BatchPart[] =>
  parts.map((part) => ({
    ...part,
    grams: part.grams * times,
    leastGrams: part.leastGrams * times,
    mostGrams: part.mostGrams * times,
  }));

/** Energy of 100 g of treats, between biscuits and moist chews. */
const TREAT_KCAL_PER_100G = 350;

/**
 * Treats of unknown content: energy that may bring nothing, or as much as the richest food. The unknown excuses a
 * shortage but, unlike a blank of a known food, doesn't count against a maximum.
 */
function besidesPart(energyKcal: number): BatchPart {
  const { isAnyFood: _, ...anyFood } = nutrientBounds(null);
  const grams = (energyKcal * 100) / TREAT_KCAL_PER_100G;
  return {
    id: null,
    name: 'treats and leftovers',
    grams,
    leastGrams: grams,
    mostGrams: grams,
    bounds: {
      ...anyFood,
      most: anyFood.least,
      leastKcal: TREAT_KCAL_PER_100G,
      mostKcal: TREAT_KCAL_PER_100G,
    },
  };
}

/** Grams of a complete food at the middle of its energy. */
function completeFoodGrams({ food: { kcalPer100g }, energyKcal }: DietCompleteFood): number {
  return (energyKcal * 200) / (kcalPer100g.least + kcalPer100g.most);
}

/** A part of the diet by its energy: the share is certain, so its content is per that energy. */
function eatenFood(eaten: DietCompleteFood): BatchPart {
  const grams = completeFoodGrams(eaten);
  const { name, label } = eaten;
  if (label !== undefined)
    return { id: LABELLED, name, grams, leastGrams: grams, mostGrams: grams, bounds: label };
  const kcal = (eaten.energyKcal * 100) / grams;
  return completeFoodPart({ ...eaten.food, kcalPer100g: { least: kcal, most: kcal } }, eaten.name, grams);
}

/** Everything eaten as a single batch; null if it has no energy. */
export function dietNutrients({ bowls, completeFoods, besidesKcal }: Diet): RecipeNutrients | null {
  const foods = completeFoods.filter(({ energyKcal }) => energyKcal > 0).map(eatenFood);
  const sums = sumsOf([
    ...bowls.flatMap(({ nutrients, batches }) => scaled(nutrients.parts, batches)),
    ...foods,
    ...(besidesKcal > 0 ? [besidesPart(besidesKcal)] : []),
  ]);
  if (sums.energyKcal <= 0) return null;
  const sumOf = (read: (nutrients: RecipeNutrients) => number) =>
    bowls.reduce((sum, { nutrients, batches }) => sum + read(nutrients) * batches, 0);
  const weighedGrams = sumOf((nutrients) => nutrients.weighedGrams);
  // Dry food weighs less than a bowl of the same energy, so liver is rather a larger share of the whole.
  const foodGrams = foods.reduce((sum, { grams }) => sum + grams, 0);
  return {
    ...sums,
    weighedGrams,
    cookedWeightGrams: sumOf((nutrients) => nutrients.cookedWeightGrams),
    servings: 1,
    knownShare:
      weighedGrams === 0
        ? 0
        : sumOf((nutrients) => nutrients.knownShare * nutrients.weighedGrams) / weighedGrams,
    solidGrams: sumOf((nutrients) => nutrients.solidGrams) + foodGrams,
    liverGrams: sumOf((nutrients) => nutrients.liverGrams),
    mixedOffalGrams: sumOf((nutrients) => nutrients.mixedOffalGrams),
    saltGrams: sumOf((nutrients) => nutrients.saltGrams),
  };
}

/** Least and most of a nutrient per 1000 kcal, in its unit; a ratio as such. Null if it has no upper bound. */
export type Span = { least: number; most: number | null };

/** Enough for six digits. */
const HALVINGS = 22;
/** An amount per 1000 kcal that nothing contains, in any unit. */
const NO_FOOD_HAS = 1e9;

/** The largest amount for which `isThere` holds; it holds up to some amount and not above. */
function largest(isThere: (amount: number) => boolean): number {
  let high = 1;
  while (high < NO_FOOD_HAS && isThere(high)) high *= 2;
  if (high >= NO_FOOD_HAS) return Number.POSITIVE_INFINITY;
  let low = high > 1 ? high / 2 : 0;
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (isThere(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** How much of a nutrient a batch surely has and may have at most, by the bounds of all its parts. */
export function nutrientSpan({ merged }: RecipeNutrients, nutrient: TargetId): Span {
  const slackAt = (minimum: number) =>
    demandOf({ nutrient, minimum, maximum: null, note: null }, null).minimums.map((one) =>
      slackOf(merged, one),
    );
  const least = largest((amount) => slackAt(amount).every((slack) => slack.least >= 0));
  const most = largest((amount) => slackAt(amount).every((slack) => slack.most >= 0));
  return { least, most: Number.isFinite(most) ? most : null };
}

export type JudgedDiet = {
  nutrients: RecipeNutrients;
  completeness: Completeness;
  /** Short in every recipe of the diet that should be complete, so that taking turns doesn't fill it. */
  shortInEveryBowl: readonly TargetId[];
  /** What a single recipe has too much of, although the mean may be within bounds. */
  overInABowl: readonly { name: string; nutrients: readonly TargetId[] }[];
  /** Energy of complete food, as a share of all energy, 0 to 1. */
  completeFoodShare: number;
};

/**
 * Judges a diet of several days as a whole, and each of its recipes by itself: a mean within bounds excuses neither a
 * nutrient that all recipes lack nor one that a recipe has too much of. Null if the diet has no energy.
 */
export function judgeDiet(diet: Diet, options: CompletenessOptions): JudgedDiet | null {
  const nutrients = dietNutrients(diet);
  if (nutrients === null) return null;
  const judged = diet.bowls
    .filter(({ isTreat, batches }) => !isTreat && batches > 0)
    .map(({ name, nutrients: bowl }) => ({ name, rows: completeness(bowl, options).rows }));
  const idsOf = (rows: Completeness['rows'], status: 'short' | 'over') =>
    rows.filter((row) => row.status === status).map(({ nutrient }) => nutrient);
  const [first = [], ...others] = judged.map(({ rows }) => idsOf(rows, 'short'));
  const completeKcal = diet.completeFoods.reduce((sum, { energyKcal }) => sum + energyKcal, 0);
  return {
    nutrients,
    completeness: completeness(nutrients, options),
    shortInEveryBowl: first.filter((nutrient) => others.every((short) => short.includes(nutrient))),
    overInABowl: judged
      .map(({ name, rows }) => ({ name, nutrients: idsOf(rows, 'over') }))
      .filter((bowl) => bowl.nutrients.length > 0),
    completeFoodShare: completeKcal / nutrients.energyKcal,
  };
}
