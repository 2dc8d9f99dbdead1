import { ToldError } from '#domain/text/told-error';
import { showToast } from '../../platform/state/toast-store.ts';

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

const NOT_LOADED = 'We couldn’t load this part. Go online once and try again.';

/**
 * The message to show for an error. Only our own errors are worded for people.
 * @param otherwise for any other error; by default that part of the app didn't load, the usual reason
 */
export function errorWords(error: unknown, otherwise = NOT_LOADED): string {
  return error instanceof ToldError ? error.message : otherwise;
}
