const SENTENCES = {
  full: ['This device has no room left', 'free some space and try again'],
  slow: ['This device did not confirm the saving in time', 'please try again'],
  blocked: ['Another tab of Bowlful holds the storage', 'close the other tabs and try again'],
  outdated: ['This tab is older than the app', 'copy it, reload, and try again'],
  unavailable: ['This browser did not let Bowlful save', 'please try again'],
} as const;
export type OutboxErrorCode = keyof typeof SENTENCES;

/** The queue could not be read or written; `message` is a sentence for the person. Nothing was saved. */
export class OutboxError extends Error {
  readonly code: OutboxErrorCode;
  /** The reason, as the beginning of a sentence. */
  readonly reason: string;

  constructor(code: OutboxErrorCode, cause?: unknown) {
    const [reason, advice] = SENTENCES[code];
    super(`${reason}. Your text is still here: ${advice}.`, { cause });
    this.name = 'OutboxError';
    this.code = code;
    this.reason = reason;
  }
}

/** The person's error for a storage failure. */
export function outboxErrorOf(cause: unknown): OutboxError {
  if (cause instanceof OutboxError) return cause;
  if (isNamed(cause, 'QuotaExceededError')) return new OutboxError('full', cause);
  if (isNamed(cause, 'VersionError')) return new OutboxError('outdated', cause);
  return new OutboxError('unavailable', cause);
}

/** Checks the name and one level below: engines report a full disk as an abort that wraps the reason. */
function isNamed(cause: unknown, name: string): boolean {
  if (typeof cause !== 'object' || cause === null) return false;
  if ('name' in cause && cause.name === name) return true;
  return 'inner' in cause && isNamed(cause.inner, name);
}
