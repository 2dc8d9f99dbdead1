import type { JsonLd } from '../catalogue/json-ld.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { recipeToSchemaOrg } from './recipe-to-schema-org.ts';

/** Exports an owner's recipe as schema.org/Recipe: like one of the catalogue, but without the addresses it lacks. */
export function ownToSchemaOrg(recipe: Recipe): JsonLd {
  const description = recipe.description || `Home-made food for a ${recipe.species}.`;
  const ingredientLines = recipe.ingredientLines.map(({ boughtKcalPer100g: _, ...line }) => line);
  const whole = { ...recipe, description, ingredientLines, imageUrl: null };
  const { url: _, image: __, ...data } = recipeToSchemaOrg(whole, { origin: '' });
  const recipeInstructions = recipe.steps.map(({ text }, at) => ({
    '@type': 'HowToStep',
    position: at + 1,
    text,
  }));
  return { ...data, recipeInstructions };
}

/** Several of an owner's recipes as a list, which our import and RecipeSage's read back whole. */
export function ownCollection(recipes: readonly Recipe[]): JsonLd[] {
  return recipes.map(ownToSchemaOrg);
}
