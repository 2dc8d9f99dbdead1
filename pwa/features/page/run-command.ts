import { showToast } from '../../platform/state/toast-store.ts';
import { errorWords } from './error-words.ts';

/**
 * Runs a command on the device; resolves to its result, or undefined after a toast with the failure.
 * @param failed message for errors that have none for people
 */
export async function runCommand<T>(command: () => Promise<T>, failed?: string): Promise<T | undefined> {
  try {
    return await command();
  } catch (error) {
    showToast({ variant: 'destructive', title: 'Error', description: errorWords(error, failed) });
    return undefined;
  }
}
