import { showToast } from '../../components/toast-store.ts';

/** Runs a command on a profile; answers whether it went through, and says so in a toast when not. */
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
