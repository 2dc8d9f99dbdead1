import type { Decided, ProblemCode } from '#domain/sync/exchange';
import { counted } from '#domain/text/sentence-parts';
import { StorageUnavailable } from './storage-error.ts';

type Details = {
  /** Dotted path of the field that is wrong. */
  field?: string;
  /** The earlier decision. */
  decided?: Decided | undefined;
  /** Headers that belong to the answer, such as `Retry-After`. */
  headers?: Record<string, string>;
  /** Only for the log. */
  cause?: unknown;
};

/** An error that is meant for the caller, who sees everything but its cause. Any other error becomes a bare 500. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly field: string | undefined;
  readonly decided: Decided | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: ProblemCode,
    detail: string,
    { field, decided, headers = {}, cause }: Details = {},
  ) {
    super(detail, cause === undefined ? undefined : { cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.field = field;
    this.decided = decided;
    this.headers = headers;
  }
}

export function invalid(detail: string, field?: string): ApiError {
  return new ApiError(400, 'invalid', detail, field === undefined ? {} : { field });
}

/** 409: nothing of the push was taken. */
export function householdFull(): ApiError {
  return new ApiError(409, 'household-full', 'The household is full: delete something first.');
}

export function malformedJson(detail: string): ApiError {
  return new ApiError(400, 'malformed-json', detail);
}

export function unauthorised(detail = 'Please sign in.'): ApiError {
  return new ApiError(401, 'unauthorised', detail);
}

/** 403: the caller has not shown that it may do this. */
export function forbidden(detail: string): ApiError {
  return new ApiError(403, 'forbidden', detail);
}

/** 403: the account is a moderator's. */
export function ownerOnly(): ApiError {
  return new ApiError(403, 'owner-only', 'Only an owner of this site may do this.');
}

export function notFound(detail = 'There is nothing at this address.'): ApiError {
  return new ApiError(404, 'not-found', detail);
}

/** 409: another decision stands. @param decided null if it was undone meanwhile, or its maker is not recorded */
export function decidedBefore(decided: Decided | null): ApiError {
  if (decided === null)
    return new ApiError(409, 'conflict', 'Somebody else has just changed this. Reload and decide again.');
  const { by, status } = decided;
  return new ApiError(409, 'conflict', `${by} has already ${status} this.`, { decided });
}

/** 413; the rest of the body is not read, so the connection cannot be used again. */
export function tooLarge(limitBytes: number): ApiError {
  return new ApiError(413, 'too-large', `The body may have at most ${limitBytes / 1024} KB.`, {
    headers: { Connection: 'close' },
  });
}

export function unsupportedMediaType(detail: string): ApiError {
  return new ApiError(415, 'unsupported-media-type', detail);
}

export function tooManyRequests(detail: string, retryAfterSeconds: number): ApiError {
  const seconds = String(Math.max(1, Math.ceil(retryAfterSeconds)));
  return new ApiError(429, 'too-many-requests', detail, { headers: { 'Retry-After': seconds } });
}

/** 429 after wrong passwords, codes or invitations: says how long to wait, in whole minutes. */
export function tooManyAttempts(waitMs: number): ApiError {
  const minutes = counted(Math.max(1, Math.ceil(waitMs / 60_000)), 'minute');
  return tooManyRequests(`Too many attempts. Try again in ${minutes}.`, waitMs / 1000);
}

/** 503: the request is fine, so it may be sent again after a moment. */
export function unavailable(retryAfterSeconds = 2, { cause }: { cause?: unknown } = {}): ApiError {
  return new ApiError(503, 'unavailable', 'The server is busy or starting. Please try again in a moment.', {
    headers: { 'Retry-After': String(retryAfterSeconds) },
    cause,
  });
}

/** 503: nothing can be stored until someone frees space. */
export function diskFull(cause: unknown): ApiError {
  return new ApiError(
    503,
    'unavailable',
    'The server’s disk is full, so nothing can be saved right now. Reading still works.',
    { headers: { 'Retry-After': '60' }, cause },
  );
}

const PAGE_PROBLEMS = {
  // Also for forbidden addresses: a difference would tell strangers which internal names exist.
  'page-unreachable': 'The page could not be reached.',
  'page-refused': 'The site did not hand the page out.',
  'page-unreadable': 'The link leads to something other than a page, or to one that is too large.',
  'page-without-recipe': 'No recipe was found on the page.',
} as const satisfies Partial<Record<ProblemCode, string>>;
export type PageProblemCode = keyof typeof PAGE_PROBLEMS;

/** 422: the link is valid, but no recipe was found. */
export function pageProblem(code: PageProblemCode): ApiError {
  return new ApiError(422, code, PAGE_PROBLEMS[code], { field: 'url' });
}

/** Whether an error means that the database is down or a queue full, so the same request may succeed in a moment. */
export function isOutage(error: unknown): boolean {
  return error instanceof StorageUnavailable || (error instanceof ApiError && error.status === 503);
}
