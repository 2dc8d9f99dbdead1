import { showToast } from '../../platform/state/toast-store.ts';
import { copyLink, type ShareOutcome, shareRecipe } from './share-recipe.ts';

/** The address without query and fragment: a shared link opens the recipe at its top. */
export function recipeUrl(): string {
  return `${window.location.origin}${window.location.pathname}`;
}

function report(outcome: ShareOutcome): void {
  if (outcome === 'copied') {
    showToast({ title: 'Link Copied!', description: 'Recipe link has been copied to your clipboard.' });
  } else if (outcome === 'failed') {
    showToast({
      variant: 'destructive',
      title: 'Copy Failed',
      description: 'Please manually copy the link from your browser address bar.',
    });
  }
}

/** Share and copy, each with the documented toast. */
export function useShareRecipe(title: string): { share: () => void; copy: () => void } {
  return {
    share: () => void shareRecipe(title, recipeUrl()).then(report),
    copy: () => void copyLink(recipeUrl()).then(report),
  };
}
