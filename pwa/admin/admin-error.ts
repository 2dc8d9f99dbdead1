/** Why a call of the administrator failed: the screens show a different thing for each. */
export type AdminErrorKind = 'offline' | 'signed-out' | 'refused' | 'unreadable';

/** A failed call. `message` is `"{status}: {body text}"`, `detail` the sentence for the person. */
export class AdminError extends Error {
  readonly kind: AdminErrorKind;
  readonly status: number;
  readonly detail: string;
  /** Dotted path of the field that is wrong; null where none is named. */
  readonly field: string | null;

  constructor(
    kind: AdminErrorKind,
    status: number,
    message: string,
    detail: string,
    field: string | null = null,
  ) {
    super(message);
    this.name = 'AdminError';
    this.kind = kind;
    this.status = status;
    this.detail = detail;
    this.field = field;
  }
}

export const OFFLINE_SENTENCE = 'This page needs the network. Nothing is changed until you are online again.';

/** The sentence to show for anything that was thrown while talking to the server. */
export function adminErrorSentence(error: unknown): string {
  return error instanceof AdminError ? error.detail : 'Something went wrong here. Please try again.';
}
