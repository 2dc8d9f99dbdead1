import { dosedBatch } from '../cook/dosed-batch.ts';
import type { BatchPart } from '../nutrition/batch-part.ts';
import { type Completeness, type CompletenessOptions, completeness } from '../nutrition/completeness.ts';
import {
  type BatchReading,
  type RecipeNutrients,
  recipeNutrients,
  sumsOf,
} from '../nutrition/recipe-nutrients.ts';
import type { PetLimits } from '../pet/pet-limits.ts';
import type { Standard } from '../reference/targets.ts';
import type { Batch, Feed, PlanRecipes } from './feeding-schedule.ts';
import type { PlannedPet } from './planned-animal.ts';

/** A batch and the number of batches eaten. */
type Share = { nutrients: RecipeNutrients; share: number };

const scaled = (parts: readonly BatchPart[], share: number): BatchPart[] =>
  parts.map((part) => ({
    ...part,
    grams: part.grams * share,
    leastGrams: part.leastGrams * share,
    mostGrams: part.mostGrams * share,
  }));

function sumOf(shares: readonly Share[], read: (nutrients: RecipeNutrients) => number): number {
  return shares.reduce((sum, { nutrients, share }) => sum + read(nutrients) * share, 0);
}

/** The recipes of a plan, with the amount of each cooked for all animals together. */
export type PlanBowls = {
  recipes: PlanRecipes;
  batches: readonly Batch[];
  /** Parsed readings of owners' recipes; others have none. */
  readings: ReadonlyMap<number, BatchReading>;
};

/**
 * Everything one animal eats over the plan as a single batch; null if it eats nothing. Doses are those actually added to the
 * plan's batches, in whole steps.
 * @param feeds the animal's feeds
 */
export function planNutrients(
  feeds: readonly Feed[],
  { recipes, batches, readings }: PlanBowls,
): RecipeNutrients | null {
  const scales = new Map(batches.map((batch) => [batch.recipeId, batch.batches]));
  const shares = feeds.flatMap((feed): Share[] => {
    const recipe = recipes.get(feed.recipeId);
    const scale = scales.get(feed.recipeId) ?? 0;
    if (recipe === undefined || scale <= 0) return [];
    const nutrients = recipeNutrients(dosedBatch(recipe, scale, readings.get(recipe.id)));
    return [{ nutrients, share: feed.totalGrams / recipe.cookedWeightGrams }];
  });
  const sums = sumsOf(shares.flatMap(({ nutrients, share }) => scaled(nutrients.parts, share)));
  if (sums.energyKcal <= 0) return null;
  const weighedGrams = sumOf(shares, (nutrients) => nutrients.weighedGrams);
  return {
    ...sums,
    weighedGrams,
    cookedWeightGrams: sumOf(shares, (nutrients) => nutrients.cookedWeightGrams),
    servings: 1,
    knownShare:
      weighedGrams === 0
        ? 0
        : sumOf(shares, (nutrients) => nutrients.knownShare * nutrients.weighedGrams) / weighedGrams,
    solidGrams: sumOf(shares, (nutrients) => nutrients.solidGrams),
    liverGrams: sumOf(shares, (nutrients) => nutrients.liverGrams),
    mixedOffalGrams: sumOf(shares, (nutrients) => nutrients.mixedOffalGrams),
    saltGrams: sumOf(shares, (nutrients) => nutrients.saltGrams),
  };
}

/** Properties of a planned animal that determine its requirements. */
type JudgedPet = Pick<PlannedPet, 'species' | 'lifeStage' | 'intakeShare' | 'matureWeightKg'> &
  Partial<Pick<PlannedPet, 'ageMonths'>> &
  PetLimits;

/** Options that judge completeness for a planned animal, and what limits its doses. */
export function planNeeds(
  { species, lifeStage, intakeShare, matureWeightKg, ageMonths, avoidedFoods, conditions }: JudgedPet,
  standard: Standard,
): CompletenessOptions & PetLimits {
  const limits = { ...(avoidedFoods && { avoidedFoods }), ...(conditions && { conditions }) };
  const options = { species, lifeStage, intakeShare, standard, ...limits };
  return matureWeightKg === undefined
    ? options
    : { ...options, matureWeightKg, ...(ageMonths !== undefined && { ageMonths }) };
}

/** Completeness of an animal's food over the plan, for its own stage and intake. */
export function planCompleteness(
  nutrients: RecipeNutrients,
  pet: JudgedPet,
  standard: Standard,
): Completeness {
  return completeness(nutrients, planNeeds(pet, standard));
}
