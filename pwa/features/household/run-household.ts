import { showToast } from '../../platform/state/toast-store.ts';
import { errorSentence } from './household-sentence.ts';

/** Runs a command of the household; false after a toast with the failure. */
export async function runHousehold(command: () => Promise<void>): Promise<boolean> {
  try {
    await command();
    return true;
  } catch (error) {
    showToast({ variant: 'destructive', title: 'Nothing changed', description: errorSentence(error) });
    return false;
  }
}
