import { ownToSchemaOrg, recipeToSchemaOrg } from '#domain/interchange/export-recipe';
import { isOwnRecipeId } from '#domain/own/own-id';
import type { Recipe } from '#domain/recipe/recipe';
import { saveFile } from './save-and-share.ts';

/** 'Grandma’s Beef & Rice' → 'grandmas-beef-rice'. */
export function recipeFileStem({ title }: Pick<Recipe, 'title'>): string {
  const words = title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words?.join('-') ?? 'recipe';
}

/** A file with the whole recipe, readable by this and other kitchen apps. */
function recipeFile(recipe: Recipe): File {
  const data = isOwnRecipeId(recipe.id)
    ? ownToSchemaOrg(recipe)
    : recipeToSchemaOrg(recipe, { origin: window.location.origin });
  return new File([JSON.stringify(data, null, 2)], `${recipeFileStem(recipe)}.json`, {
    type: 'application/ld+json',
  });
}

/** Downloads the recipe's file. */
export function saveRecipeFile(recipe: Recipe): void {
  const file = recipeFile(recipe);
  saveFile(file, file.name);
}
