import type { CompletenessOptions } from '#domain/nutrition/completeness';
import type { CatProfile } from '#domain/pet/cat-profile';
import type { DogProfile } from '#domain/pet/dog-profile';
import type { Recipe } from '#domain/recipe/recipe';
import { recipeLifeStage } from '#domain/reference/life-stage';
import type { Standard } from '#domain/reference/targets';

/** The animal a recipe is judged for: like its badge, the one it is written for. */
export function judgedForRecipe(
  recipe: Pick<Recipe, 'species' | 'category'>,
  standard: Standard = 'AAFCO',
): CompletenessOptions {
  return { species: recipe.species, lifeStage: recipeLifeStage(recipe), standard };
}

/** 'Rex', else 'Your dog'. */
export function petName(species: Recipe['species'], profile: DogProfile | CatProfile): string {
  return profile.name || `Your ${species}`;
}

/**
 * Describes how the animal's own intake changes the minimums.
 * @param besidesPercent share of its energy eaten besides the bowl
 */
export function intakeInWords(
  name: string,
  { lifeStage, intakeShare: share = 1 }: CompletenessOptions,
  besidesPercent = 0,
): string {
  if (lifeStage === 'reproduction') return 'We use the published minimums for pregnancy and nursing.';
  if (lifeStage !== 'adult' && lifeStage !== 'senior') return 'We use the published minimums for growth.';
  const percent = Math.round(share * 100);
  if (percent >= 100)
    return `${name} eats as much as the tables assume or more, so we use the published minimums.`;
  const raise = Math.round((1 / share - 1) * 100);
  const besides =
    besidesPercent > 0 ? ` Treats and the like, ${besidesPercent}% of the day, count as energy alone.` : '';
  return `${name} eats about ${percent}% of what the tables assume for its weight, so each minimum is raised by ${raise}%.${besides}`;
}
