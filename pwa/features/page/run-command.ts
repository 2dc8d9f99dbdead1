import { showToast } from '../../platform/state/toast-store.ts';

/**
 * Runs a command on the device; resolves to its result, or undefined after a toast with the failure.
 * @param failed message for errors that have none for people
 */
export async function runCommand<T>(command: () => Promise<T>, failed?: string): Promise<T | undefined> {
  try {
    return await command();
  } catch (error) {
    const description = failed ?? (error instanceof Error ? error.message : String(error));
    showToast({ variant: 'destructive', title: 'Error', description });
    return undefined;
  }
}
