import { showToast } from '../../components/toast-store.ts';

/** Runs a command on the plan or the list; resolves to its result, or undefined after a toast with the failure. */
export async function runPlanCommand<T>(command: () => Promise<T>): Promise<T | undefined> {
  try {
    return await command();
  } catch (error) {
    showToast({
      variant: 'destructive',
      title: 'Error',
      description: error instanceof Error ? error.message : String(error),
    });
    return undefined;
  }
}
