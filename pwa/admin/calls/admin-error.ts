import type { Decided } from '#domain/sync/exchange';

/** Kinds of failure of an administrator's call; the screens display each differently. */
type AdminErrorKind = 'offline' | 'signed-out' | 'refused' | 'unreadable';

type Details = {
  field?: string | null;
  code?: string | null;
  retryAfterMs?: number | null;
  decided?: Decided | null;
};

/** A failed call. `message` is `"{status}: {body text}"`, `detail` is the sentence to display. */
export class AdminError extends Error {
  readonly kind: AdminErrorKind;
  readonly status: number;
  readonly detail: string;
  /** Dotted path of the invalid field; null if the problem names none. */
  readonly field: string | null;
  /** Stable code of the problem; null without one. */
  readonly code: string | null;
  /** How long the server asks to wait; null if it doesn't. */
  readonly retryAfterMs: number | null;
  /** The decision that stood in the way; null for none. */
  readonly decided: Decided | null;

  constructor(
    kind: AdminErrorKind,
    status: number,
    message: string,
    detail: string,
    { field = null, code = null, retryAfterMs = null, decided = null }: Details = {},
  ) {
    super(message);
    this.name = 'AdminError';
    this.kind = kind;
    this.status = status;
    this.detail = detail;
    this.field = field;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
    this.decided = decided;
  }
}

export const OFFLINE_SENTENCE = 'This page needs the network. Nothing will change until you’re online again.';

/** Sentence to display for any error of a server call. */
export function adminErrorSentence(error: unknown): string {
  return error instanceof AdminError ? error.detail : 'Something went wrong here. Please try again.';
}
