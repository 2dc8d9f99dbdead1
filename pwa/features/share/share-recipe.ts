export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed';

/**
 * Passes the link to the device's share sheet, or copies it if there is none. 'dismissed' means the person closed the
 * sheet: show no message.
 */
export async function shareRecipe(title: string, url: string): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
      // A sheet that cannot open (no permission, no target) falls through to copying the link.
    }
  }
  return copyLink(url);
}

/** Copies the link; 'failed' if the browser denies the clipboard. */
export async function copyLink(url: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
