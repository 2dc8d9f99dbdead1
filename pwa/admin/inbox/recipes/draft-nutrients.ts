import { type Completeness, type CompletenessOptions, completeness } from '#domain/nutrition/completeness';
import { type RecipeNutrients, recipeNutrients } from '#domain/nutrition/recipe-nutrients';
import { recipeLifeStage } from '#domain/reference/life-stage';
import type { DraftRecipe } from '#domain/submission/recipe-from-submission';

export type DraftNutrients = {
  nutrients: RecipeNutrients;
  options: CompletenessOptions;
  result: Completeness;
};

/** Nutrients and gaps of a recipe under review; a line of unknown weight counts as unknown, never as zero. */
export function draftNutrients(recipe: DraftRecipe): DraftNutrients {
  const ingredientLines = recipe.ingredientLines.map((line) =>
    line.grams > 0 ? line : { ...line, ingredientId: null, grams: 0 },
  );
  const nutrients = recipeNutrients({ ...recipe, ingredientLines });
  const options = {
    standard: 'AAFCO',
    species: recipe.species,
    lifeStage: recipeLifeStage(recipe),
  } as const;
  return { nutrients, options, result: completeness(nutrients, options) };
}
