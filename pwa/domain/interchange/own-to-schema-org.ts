import type { JsonLd } from '../catalogue/json-ld.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { recipeToSchemaOrg } from './recipe-to-schema-org.ts';

/** Exports a recipe of an owner's as schema.org/Recipe: as one of the catalogue, but without the addresses it does not have. */
export function ownToSchemaOrg(recipe: Recipe): JsonLd {
  const description = recipe.description || `Home-made food for a ${recipe.species}.`;
  const whole = { ...recipe, description, imageUrl: null };
  const { url: _, image: __, ...data } = recipeToSchemaOrg(whole, { origin: '' });
  const recipeInstructions = recipe.steps.map(({ text }, at) => ({
    '@type': 'HowToStep',
    position: at + 1,
    text,
  }));
  return { ...data, recipeInstructions };
}

/** Several recipes of an owner's as a list, which our import reads back whole, and RecipeSage's as well. */
export function ownCollection(recipes: readonly Recipe[]): JsonLd[] {
  return recipes.map(ownToSchemaOrg);
}
