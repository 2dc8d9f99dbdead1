import type { Recipe } from '../recipe/recipe.ts';
import { recipeLifeStage } from '../reference/life-stage.ts';
import { type Completeness, completeness } from './completeness.ts';
import { recipeNutrients } from './recipe-nutrients.ts';
import type { Verdict } from './verdict-schema.ts';

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
