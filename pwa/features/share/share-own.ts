import { ownToPage } from '#domain/interchange/own-to-page';
import type { Recipe } from '#domain/recipe/recipe';
import { saveFile } from '../page/save-file.ts';
import { recipeFileStem } from '../page/save-recipe-file.ts';

/** Passes a recipe of the owner's on as a page of its own, to the share sheet or else to the downloads. */
export async function shareOwn(recipe: Recipe): Promise<void> {
  const file = new File([ownToPage(recipe)], `${recipeFileStem(recipe)}.html`, { type: 'text/html' });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: recipe.title });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      // A sheet that cannot open falls through to the download.
    }
  }
  saveFile(file, file.name);
}
