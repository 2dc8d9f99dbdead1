import { ownToPage } from '#domain/interchange/own-to-page';
import type { Recipe } from '#domain/recipe/recipe';
import { saveFile } from '../page/save-file.ts';
import { recipeFileStem } from '../page/save-recipe-file.ts';

/** Shares a recipe of the owner's as a page of its own through the share sheet, or downloads it. */
export async function shareOwn(recipe: Recipe): Promise<void> {
  const file = new File([ownToPage(recipe)], `${recipeFileStem(recipe)}.html`, { type: 'text/html' });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: recipe.title });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      // If the sheet cannot open, fall through to the download.
    }
  }
  saveFile(file, file.name);
}
