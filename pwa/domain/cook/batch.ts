import * as z from 'zod/mini';
import { batchShareForDays, feeding, TREAT_SHARE } from '../pet/feeding.ts';
import { recipeEnergy } from '../recipe/energy-density.ts';
import type { Recipe } from '../recipe/recipe.ts';

export const BATCH_DAYS = { min: 1, max: 30 } as const;
export const BATCH_MEALS = { min: 1, max: 6 } as const;

const BATCH_TIMES = { min: 0.25, max: 8 } as const;

/** Amount to cook: a multiple of the recipe, or food for an animal. Keeps the animal's energy of that time. */
export const batchChoiceSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('times'),
    times: z.number().check(z.gte(BATCH_TIMES.min), z.lte(BATCH_TIMES.max)),
  }),
  z.object({
    kind: z.literal('pet'),
    petId: z.string().check(z.maxLength(80)),
    name: z.string().check(z.maxLength(80)),
    /** The animal's daily energy in kcal: the bowl's part of it, or for a treat all of it. */
    dailyEnergyKcal: z.number().check(z.positive(), z.lte(20_000)),
    days: z.int().check(z.gte(BATCH_DAYS.min), z.lte(BATCH_DAYS.max)),
    mealsPerDay: z.int().check(z.gte(BATCH_MEALS.min), z.lte(BATCH_MEALS.max)),
  }),
]);

export type BatchChoice = z.infer<typeof batchChoiceSchema>;

/** The recipe as written. */
export const WHOLE_RECIPE: BatchChoice = { kind: 'times', times: 1 };

export type Batch = {
  /** Times the recipe as written. */
  scale: number;
  portions: number;
  /** Cooked food per portion. */
  portionGrams: number;
  /** Cooked food of the whole batch. */
  cookedGrams: number;
  /** Share of the recipe's weight whose energy is known; below 1 an animal's batch is larger than needed. */
  knownShare: number;
};

/** Bounds of a batch as a multiple of the recipe; pots and scales handle no more. */
const SCALE = { min: 0.02, max: 20 } as const;

type BatchResult = { kind: 'batch'; batch: Batch } | { kind: 'no-energy' | 'too-small' | 'too-large' };

type BatchRecipe = Pick<
  Recipe,
  'ingredientLines' | 'supplements' | 'cookedWeightGrams' | 'servings' | 'role'
>;

/**
 * Amount to cook: for an animal its daily energy divided by the recipe's energy density (for a treat or topper, the
 * tenth of the energy that treats may make up), one portion per meal. 'no-energy' if no food of the recipe is in the
 * table; 'too-small' and 'too-large' if the batch cannot be weighed or boiled.
 */
export function batchOf(recipe: BatchRecipe, choice: BatchChoice): BatchResult {
  const energy = recipeEnergy(recipe);
  const { cookedWeightGrams } = recipe;
  if (choice.kind === 'times') {
    const cookedGrams = cookedWeightGrams * choice.times;
    const portions = Math.max(1, Math.round(recipe.servings * choice.times));
    const portionGrams = cookedGrams / portions;
    const { knownShare } = energy;
    return { kind: 'batch', batch: { scale: choice.times, portions, portionGrams, cookedGrams, knownShare } };
  }
  const { days, mealsPerDay } = choice;
  const share = recipe.role === 'occasional' ? TREAT_SHARE : 1;
  const fed = feeding(
    { ...energy, cookedWeightGrams },
    { dailyEnergyKcal: choice.dailyEnergyKcal * share, mealsPerDay },
  );
  if (fed === null) return { kind: 'no-energy' };
  const scale = batchShareForDays(fed, days);
  if (scale < SCALE.min) return { kind: 'too-small' };
  if (scale > SCALE.max) return { kind: 'too-large' };
  return {
    kind: 'batch',
    batch: {
      scale,
      portions: days * mealsPerDay,
      portionGrams: fed.portionGrams,
      cookedGrams: cookedWeightGrams * scale,
      knownShare: energy.knownShare,
    },
  };
}

/** The recipe as written, used if the choice makes no valid batch. */
export function wholeBatch(recipe: BatchRecipe): Batch {
  const result = batchOf(recipe, WHOLE_RECIPE);
  if (result.kind !== 'batch') throw new Error('A recipe as written is always a batch');
  return result.batch;
}
