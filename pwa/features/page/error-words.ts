import { ToldError } from '#domain/text/told-error';

const NOT_LOADED = 'We couldn’t load this part. Go online once and try again.';

/**
 * The message to show for an error. Only our own errors are worded for people.
 * @param otherwise for any other error; by default that part of the app didn't load, the usual reason
 */
export function errorWords(error: unknown, otherwise = NOT_LOADED): string {
  return error instanceof ToldError ? error.message : otherwise;
}
