import { runCommand } from '../page/run-command.ts';

/** Runs a command on a profile; resolves to whether it succeeded, with a toast on failure. */
export async function runProfileCommand(command: () => Promise<void>): Promise<boolean> {
  const isDone = await runCommand(async () => {
    await command();
    return true;
  });
  return isDone === true;
}
