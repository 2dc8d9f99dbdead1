import type { Recipe } from '../recipe/recipe.ts';
import { recipeLifeStage } from '../reference/life-stage.ts';
import { type Completeness, type CompletenessOptions, completeness } from './completeness.ts';
import { recipeNutrients } from './recipe-nutrients.ts';
import type { Suits, Verdict } from './verdict-schema.ts';

/** Completeness shown by a recipe's badge: AAFCO, growth for puppies and kittens, else adult. */
export function badgeCompleteness(recipe: Recipe, nutrients = recipeNutrients(recipe)): Completeness {
  return completeness(nutrients, {
    standard: 'AAFCO',
    species: recipe.species,
    lifeStage: recipeLifeStage(recipe),
  });
}

/** A short form of the comparison with a standard, for titles and badges. Safety findings take precedence over nutrients. */
export function asVerdict(
  { verdict, counts, hasTooMuchLiver }: Pick<Completeness, 'verdict' | 'counts' | 'hasTooMuchLiver'>,
  safetyLead: 'toxic' | 'asked' | null = null,
): Verdict {
  if (safetyLead !== null) {
    const status = safetyLead === 'toxic' ? 'over' : 'unknown';
    return { status, nutrients: counts[status], lead: safetyLead };
  }
  const lead = hasTooMuchLiver ? ({ lead: 'too-much-liver' } as const) : {};
  return { status: verdict, nutrients: counts[verdict], ...lead };
}

/** Verdict of a recipe for lists; null for an occasional recipe, which doesn't have to be complete. */
export function recipeVerdict(recipe: Recipe, nutrients = recipeNutrients(recipe)): Verdict | null {
  if (recipe.role === 'occasional') return null;
  return asVerdict(badgeCompleteness(recipe, nutrients));
}

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
  // AAFCO caps calcium unless the dog will surely stay small.
  const small = species === 'dog' && !growing && isMet({ lifeStage: 'growth', matureWeightKg: 0 });
  const others = small ? 'small' : 'none';
  return {
    adultShare: smallestShare(judge({}), isMet),
    growth: growing ? 'all' : others,
  };
}
