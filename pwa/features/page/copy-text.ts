import { showToast } from '../../platform/state/toast-store.ts';

const TEXT_COPIED = {
  title: 'Text Copied!',
  description: 'Your text has been copied to your clipboard.',
  failed: 'This browser didn’t allow copying. Select the text and copy it by hand.',
};

/** Copies text to the clipboard and reports the outcome. */
export async function copyText(text: string, { title, description, failed } = TEXT_COPIED): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title, description });
  } catch {
    showToast({ variant: 'destructive', title: 'Copy Failed', description: failed });
  }
}
