import { showToast } from '../../components/toast-store.ts';

/** Runs a command on the plan or the list; answers what it answers, or undefined after saying why it failed. */
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
