import { showToast } from '../../platform/state/toast-store.ts';

const TITLE = 'Shopping list';

/** Shares the list as text by the device's share sheet, or copies it if there is none. */
export async function shareList(text: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title: TITLE, text });
      return;
    } catch (error) {
      // AbortError: the person closed the sheet, so show no message. After any other error the text is copied.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await copyList(text);
}

export async function copyList(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: 'List copied', description: 'Paste it into a message or a note.' });
  } catch {
    showToast({
      variant: 'destructive',
      title: 'Copy Failed',
      description: 'The browser keeps its clipboard closed. Print the list instead.',
    });
  }
}
