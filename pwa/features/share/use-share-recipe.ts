import { showToast } from '../../platform/state/toast-store.ts';

type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed';

/**
 * Shares the link through the device's share sheet, or copies it if there is none. 'dismissed' means the person closed the
 * sheet: show no message.
 */
async function shareRecipe(title: string, url: string): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
      // If the sheet cannot open (no permission, no target), fall through to copying the link.
    }
  }
  return copyLink(url);
}

/** Copies the link; 'failed' if the browser denies the clipboard. */
async function copyLink(url: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

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
