import { showToast } from '../../components/toast-store.ts';

/** Runs a command on a profile; resolves to whether it succeeded, with a toast on failure. */
export async function runProfileCommand(command: () => Promise<void>): Promise<boolean> {
  try {
    await command();
    return true;
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    showToast({ variant: 'destructive', title: 'Error', description });
    return false;
  }
}
