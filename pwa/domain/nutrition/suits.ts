import type { Recipe } from '../recipe/recipe.ts';
import { type Completeness, type CompletenessOptions, completeness } from './completeness.ts';
import { recipeNutrients } from './recipe-nutrients.ts';
import type { Suits } from './suits-schema.ts';

const SHARE_STEPS = 10_000;

function smallestShare(
  { verdict, rows }: Completeness,
  isMet: (of: Partial<CompletenessOptions>) => boolean,
): number | null {
  if (verdict !== 'met') return null;
  const needed = rows.map(({ nutrient, minimum, amount }) =>
    minimum === null || nutrient.endsWith('-ratio') ? 0 : minimum / amount,
  );
  const share = Math.ceil(SHARE_STEPS * Math.max(...needed)) / SHARE_STEPS;
  // Parts of uncertain weight or energy may ask for more than the known sums say.
  return isMet({ intakeShare: share }) ? share : 1;
}

/** For which animals a recipe is complete by AAFCO; null for a treat or topper, which nobody lives on. */
export function suitsOf(recipe: Recipe, nutrients = recipeNutrients(recipe)): Suits | null {
  if (recipe.role === 'occasional') return null;
  const { species } = recipe;
  const judge = (of: Partial<CompletenessOptions>) =>
    completeness(nutrients, { species, lifeStage: 'adult', standard: 'AAFCO', ...of });
  const isMet = (of: Partial<CompletenessOptions>) => judge(of).verdict === 'met';
  const growing = isMet({ lifeStage: 'growth' });
  const small = species === 'dog' && !growing && isMet({ lifeStage: 'growth', matureWeightKg: 0 });
  const others = small ? 'small' : 'none';
  return {
    adultShare: smallestShare(judge({}), isMet),
    growth: growing ? 'all' : others,
  };
}
