import { showToast } from '../../components/toast-store.ts';

/**
 * Runs a command on the queue; a failure is said in a toast and answers undefined. Nothing was changed then.
 */
export async function runQueueCommand<Result>(command: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await command();
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    showToast({ variant: 'destructive', title: 'Error', description });
    return undefined;
  }
}
