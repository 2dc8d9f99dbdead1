import { ADMIN_CALLS, type AdminSession } from '#domain/contract/admin';
import { addressOf, type Call, type CallAnswer, type CallInput } from '#domain/contract/call';
import { EDITORIAL_CALLS, type RecipeActBody, type ReviewActBody } from '#domain/contract/editorial';
import { MOST_SUBMITTED, type Submitted } from '#domain/contract/indexing';
import { INTAKE_CALLS } from '#domain/contract/intake';
import { SITE_TOOL_CALLS } from '#domain/contract/site-tools';
import { type Answer, contentOf, type Decided, problemOf, retryAfterMs } from '#domain/sync/exchange';
import { exchange, type HttpRequest, requestOf } from '../../platform/sync/http.ts';

export const UNREADABLE_SENTENCE =
  'The answer did not come from Bowlful. A network sign-in page may be in the way.';

/** Kinds of failure of an administrator's call; 'signed-out' sends the person back to sign in. */
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
  /** The earlier decision that this one conflicts with; null if there is none. */
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

const quoted = ({ status, statusText, body }: Answer) => `${status}: ${body || statusText}`;

/** Turns a failed response into an error. */
export function refusal(answer: Answer): AdminError {
  const { status } = answer;
  const problem = problemOf(answer);
  const unexplained =
    status >= 500
      ? 'The server cannot answer just now. Please try again.'
      : 'The server refused this. Please try again.';
  const kind = status === 401 ? 'signed-out' : 'refused';
  const detail = problem?.detail ?? unexplained;
  return new AdminError(kind, status, quoted(answer), detail, {
    field: problem?.field ?? null,
    code: problem?.code ?? null,
    retryAfterMs: retryAfterMs(answer.retryAfter, answer.date, Date.now()),
    decided: problem?.decided ?? null,
  });
}

/** Sends a request; returns a successful answer, otherwise throws an AdminError. */
async function succeed(sent: HttpRequest): Promise<Answer> {
  // No timeout: an action may take long, and an aborted one may still take effect.
  const answer = await exchange(
    { ...sent, redirect: 'follow', readsAnything: true },
    { timeoutMs: Number.POSITIVE_INFINITY },
  );
  if (answer.kind === 'unreachable') throw new AdminError('offline', 0, '0: no connection', OFFLINE_SENTENCE);
  if (answer.status < 200 || answer.status > 299) throw refusal(answer);
  // The API redirects nothing: this is the page of a proxy or portal.
  if (answer.redirected)
    throw new AdminError('unreadable', answer.status, quoted(answer), UNREADABLE_SENTENCE);
  return answer;
}

/** Makes a contract call; throws an AdminError unless a valid answer arrives. */
export async function request<C extends Call>(call: C, input: CallInput<C>): Promise<CallAnswer<C>> {
  const answer = await succeed(requestOf(call, input));
  if (call.answer.schema === null) return undefined as CallAnswer<C>;
  const content = contentOf(call.answer.schema, answer);
  if (content === null)
    throw new AdminError('unreadable', answer.status, quoted(answer), UNREADABLE_SENTENCE);
  return content as CallAnswer<C>;
}

/** Makes a contract call that answers with text; throws an AdminError on failure. */
export async function requestText<C extends Call>(call: C, input: CallInput<C>): Promise<string> {
  return (await succeed(requestOf(call, input))).body;
}

/** The signed-in administrator; null without a session. */
export async function readSession(): Promise<AdminSession | null> {
  try {
    return await request(ADMIN_CALLS.getSession, {});
  } catch (error) {
    if (error instanceof AdminError && error.kind === 'signed-out') return null;
    throw error;
  }
}

/** Address of a photo, whether approved or not. */
export const photoForReview = (key: string) => addressOf(INTAKE_CALLS.getPendingPhoto, { key });

export const readRecipeForEdit = (id: number) =>
  request(EDITORIAL_CALLS.getPublishedRecipe, { params: { id } });

/** @param version the version displayed; a change since then is refused with 412 */
export const actOnReview = (id: string, version: number, body: ReviewActBody) =>
  request(EDITORIAL_CALLS.actOnReview, { params: { id }, version, body });

export const actOnRecipe = (id: number, version: number, body: RecipeActBody) =>
  request(EDITORIAL_CALLS.actOnRecipe, { params: { id }, version, body });

/** @param version as for `actOnReview` */
export async function uploadRecipePhoto(id: number, version: number, photo: Blob) {
  const file = { bytes: await photo.arrayBuffer(), mediaType: photo.type };
  return request(EDITORIAL_CALLS.uploadRecipePhoto, { params: { id }, version, file });
}

/** The indexing report, and which recipe pages respond. */
export async function readIndexing() {
  const [report, recipes] = await Promise.all([
    request(SITE_TOOL_CALLS.getIndexingReport, {}),
    request(SITE_TOOL_CALLS.checkRecipe404, {}),
  ]);
  return { ...report, recipes };
}

/** Submits addresses to search engines, a thousand at a time; returns the last answer. */
export async function submitForIndexing(urls: readonly string[]): Promise<Submitted> {
  let last: Submitted = { message: 'There is no address to submit.', submission: null };
  for (let from = 0; from < urls.length; from += MOST_SUBMITTED) {
    const body = { urls: urls.slice(from, from + MOST_SUBMITTED) };
    last = await request(SITE_TOOL_CALLS.submitForIndexing, { body });
  }
  return last;
}

/** The four calls of the advertising policy, in parallel. */
export async function readAdPolicy() {
  const [check, content, optimization, audit] = await Promise.all([
    request(SITE_TOOL_CALLS.checkAdPolicy, {}),
    request(SITE_TOOL_CALLS.auditContentPolicy, {}),
    request(SITE_TOOL_CALLS.getAdOptimization, {}),
    request(SITE_TOOL_CALLS.auditPolicy, {}),
  ]);
  return { check, content, optimization, audit };
}
export type AdPolicy = Awaited<ReturnType<typeof readAdPolicy>>;
