import { showToast } from '../../platform/state/toast-store.ts';

/** Copies text to the clipboard and reports the outcome. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: 'Text Copied!', description: 'Your text has been copied to your clipboard.' });
  } catch {
    showToast({
      variant: 'destructive',
      title: 'Copy Failed',
      description: 'This browser didn’t allow copying. Select the text and copy it by hand.',
    });
  }
}
