import { copyText } from '../page/copy-text.ts';
import { openShareSheet } from '../page/save-and-share.ts';

/** The address without query and fragment: a shared link opens the recipe at its top. */
export function recipeUrl(): string {
  return `${window.location.origin}${window.location.pathname}`;
}

/** Shares the link through the device's share sheet, or copies it if there is none. */
export async function shareRecipe(title: string): Promise<void> {
  const url = recipeUrl();
  if (!(await openShareSheet({ title, url }))) await copyRecipeLink(url);
}

export function copyRecipeLink(url = recipeUrl()): Promise<void> {
  return copyText(url, {
    title: 'Link Copied!',
    description: 'Recipe link has been copied to your clipboard.',
    failed: 'Please manually copy the link from your browser address bar.',
  });
}
