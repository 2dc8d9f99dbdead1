import { ownToPage } from '#domain/interchange/export-recipe';
import type { Recipe } from '#domain/recipe/recipe';
import { shareFile } from '../page/save-and-share.ts';
import { recipeFileStem } from '../page/save-recipe-file.ts';

/** Shares a recipe of the owner's as a page of its own. */
export async function shareOwn(recipe: Recipe): Promise<void> {
  const file = new File([ownToPage(recipe)], `${recipeFileStem(recipe)}.html`, { type: 'text/html' });
  await shareFile(file, recipe.title);
}
