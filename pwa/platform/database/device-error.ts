import { ToldError } from '#domain/text/told-error';

const SENTENCES = {
  full: 'This device has no room left, so it could not be saved. Free some space and try again.',
  slow: 'This device did not confirm the saving in time. Please try again.',
  newer: 'A newer version of Bowlful has been used in this browser. Reload, then try again.',
  superseded: 'Bowlful was updated in another tab. Reload, then try again.',
  unavailable: 'This browser did not let Bowlful save. Please try again.',
} as const;
type DeviceErrorCode = keyof typeof SENTENCES;

/** This browser's storage refused; `message` is a sentence for the person. */
export class DeviceError extends ToldError {
  readonly code: DeviceErrorCode;

  constructor(code: DeviceErrorCode, cause?: unknown) {
    super(SENTENCES[code], { cause });
    this.name = 'DeviceError';
    this.code = code;
  }
}

/** The person's error for a storage failure; errors of our own rules pass unchanged. */
export function deviceErrorOf(cause: unknown): unknown {
  const own = find(cause, (error) => error instanceof DeviceError);
  if (own) return own;
  if (isNamed(cause, 'QuotaExceededError')) return new DeviceError('full', cause);
  return isStorageError(cause) ? new DeviceError('unavailable', cause) : cause;
}

/** Whether the failure has this name, or wraps one that has: a full device aborts a transaction for its quota error. */
export function isNamed(cause: unknown, name: string): boolean {
  return find(cause, (error) => nameOf(error) === name) !== undefined;
}

/**
 * The connection is dead, as in WebKit when its storage process dies or a phone wakes up: every further call on it
 * fails, so it must be reopened.
 */
export function isConnectionLost(cause: unknown): boolean {
  return find(cause, (error) => LOST.has(nameOf(error)) || LOST_MESSAGE.test(messageOf(error))) !== undefined;
}

const LOST = new Set(['UnknownError', 'InvalidStateError', 'DatabaseClosedError']);
const LOST_MESSAGE = /connection to indexed ?d(b|atabase) server lost|database connection is closing/i;
const STORAGE = new Set(['AbortError', 'OpenFailedError', 'MissingAPIError', 'VersionError', 'TimeoutError']);

function isStorageError(cause: unknown): boolean {
  return isConnectionLost(cause) || find(cause, (error) => STORAGE.has(nameOf(error))) !== undefined;
}

/** Searches the errors that engines and Dexie wrap around a failure. */
function find(cause: unknown, wanted: (error: object) => boolean, depth = 0): object | undefined {
  if (typeof cause !== 'object' || cause === null || depth > 4) return undefined;
  if (wanted(cause)) return cause;
  const wrapped = cause as { inner?: unknown; failures?: unknown[] };
  return find(wrapped.inner, wanted, depth + 1) ?? find(wrapped.failures?.[0], wanted, depth + 1);
}

function nameOf(error: object): string {
  return 'name' in error && typeof error.name === 'string' ? error.name : '';
}

function messageOf(error: object): string {
  return 'message' in error && typeof error.message === 'string' ? error.message : '';
}
