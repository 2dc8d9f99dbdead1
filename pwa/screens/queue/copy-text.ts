import { showToast } from '../../components/toast-store.ts';

/** Puts text on the clipboard and says what came of it. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: 'Text Copied!', description: 'Your text has been copied to your clipboard.' });
  } catch {
    showToast({
      variant: 'destructive',
      title: 'Copy Failed',
      description: 'This browser did not allow copying. Select the text and copy it by hand.',
    });
  }
}
