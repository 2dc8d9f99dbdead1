import { ToldError } from '#domain/text/told-error';

const NOT_LOADED = 'We couldn’t load this part. Go online once and try again.';

/**
 * What to tell a person about a failure: our own errors have a sentence for people, those of the browser do not.
 * @param otherwise for an error without one; by default that a part of the app is missing, the usual reason
 */
export function errorWords(error: unknown, otherwise = NOT_LOADED): string {
  return error instanceof ToldError ? error.message : otherwise;
}
