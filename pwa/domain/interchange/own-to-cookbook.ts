import type { JsonLd } from '../catalogue/json-ld.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { ownToSchemaOrg } from './own-to-schema-org.ts';

/** Characters that none of the three file systems allows in a folder's name. */
const NOT_IN_NAMES = /[\p{Cc}/\\:*?"<>|]+/gu;

/** An owner's recipe for other recipe managers; `name` is also the name of its folder. */
export type CookbookRecipe = { name: string; data: JsonLd };

function named(title: string, seen: Map<string, number>): string {
  const stem =
    title
      .replace(NOT_IN_NAMES, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[ .]+|[ .]+$/g, '') || 'Recipe';
  const key = stem.toLowerCase();
  const count = (seen.get(key) ?? 0) + 1;
  seen.set(key, count);
  return count === 1 ? stem : named(`${stem} ${count}`, seen);
}

/**
 * An owner's recipes in the one form of schema.org that Nextcloud Cookbook, Mealie and Tandoor all read: steps as texts,
 * the yield as digits, unique names. This folder's README lists what each of them requires.
 */
export function ownToCookbook(recipes: readonly Recipe[]): CookbookRecipe[] {
  const seen = new Map<string, number>();
  return recipes.map((recipe) => {
    const name = named(recipe.title, seen);
    const data = {
      ...ownToSchemaOrg(recipe),
      name,
      recipeYield: String(recipe.servings),
      recipeInstructions: recipe.steps.map(({ text }) => text),
    };
    return { name, data };
  });
}
