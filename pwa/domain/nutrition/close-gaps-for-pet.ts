import { mayEat } from '../pet/clashes.ts';
import type { PetLimits } from '../pet/pet-limits.ts';
import { foodName } from '../reference/food-name.ts';
import { DOSE_FORMS } from '../reference/supplement-doses.ts';
import { type Closure, closeGaps } from './close-gaps.ts';
import { type CompletenessOptions, completeness } from './completeness.ts';
import type { RecipeNutrients } from './recipe-nutrients.ts';

export type PetClosure = Closure & {
  /** Names of supplements that were not considered, because the animal avoids what they are made of. */
  leftOut: readonly string[];
  /** No doses are given: the animal has a condition in which only a vet should dose. */
  isForVet: boolean;
};

/**
 * The supplements that close the gaps of a batch for one animal: none that is, or may hold, a food that it avoids, and none
 * at all with a condition.
 */
export function closeGapsForPet(
  nutrients: RecipeNutrients,
  { avoidedFoods, conditions = [], ...options }: CompletenessOptions & PetLimits,
): PetClosure {
  if (conditions.length > 0) {
    const { rows, verdict } = completeness(nutrients, options);
    return {
      doses: [],
      closes: verdict === 'met',
      remaining: rows.filter(({ status }) => status !== 'met'),
      forEnergyKcal: 0,
      openLines: [],
      withheld: [],
      isRefused: true,
      premixes: [],
      completeFoods: [],
      leftOut: [],
      isForVet: true,
    };
  }
  const mayUse = mayEat(avoidedFoods);
  const leftOut = Object.keys(DOSE_FORMS).filter((id) => !mayUse(id));
  return {
    ...closeGaps(nutrients, options, mayUse),
    leftOut: leftOut.map(foodName),
    isForVet: false,
  };
}
