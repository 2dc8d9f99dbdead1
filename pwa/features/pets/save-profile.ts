import { runCommand } from '../page/run-command.ts';

/** Runs a command on a profile; resolves to whether it succeeded, with a toast on failure. */
export async function runProfileCommand(command: () => Promise<void>): Promise<boolean> {
  const isDone = await runCommand(async () => {
    await command();
    return true;
  });
  return isDone === true;
}

/** Saves an animal's profile and records its weights. If the lazy module for weights fails to load, only the profile is saved. */
export async function saveWithWeights(petId: string, save: () => Promise<void>): Promise<void> {
  const weights = await import('./weigh-ins.ts').catch(() => null);
  return weights === null ? save() : weights.withWeightsNoted(petId, save);
}
