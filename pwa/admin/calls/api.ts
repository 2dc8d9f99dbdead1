import * as z from 'zod/mini';
import type { ChangePasswordBody } from '#domain/account/new-password';
import {
  type AdminSession,
  type AdminStats,
  adminSessionSchema,
  adminStatsSchema,
  type LoginBody,
  type ModerateRatingBody,
  moderateRatingAnswerSchema,
  type PendingRating,
  pendingRatingSchema,
} from '#domain/contract/admin';
import {
  type ModerateRecipeAnswer,
  type ModerateRecipeBody,
  moderateRecipeAnswerSchema,
  type PendingRecipe,
  pendingRecipeSchema,
} from '#domain/contract/admin-recipes';
import { type AdminStatus, adminStatusSchema } from '#domain/contract/admin-status';
import type { Call, CallAnswer, CallInput } from '#domain/contract/call';
import {
  handleSafetyReportAnswerSchema,
  type StoredSafetyReport,
  storedSafetyReportSchema,
} from '#domain/contract/safety-reports';
import { moderatePhotoAnswerSchema, type PendingPhoto, pendingPhotoSchema } from '#domain/review/photos';
import { type Answer, contentOf, problemOf } from '#domain/sync/exchange';
import { requestOf } from '../../sync/call-request.ts';
import { exchange, type HttpRequest } from '../../sync/http.ts';
import { AdminError, OFFLINE_SENTENCE } from './admin-error.ts';

export const UNREADABLE_SENTENCE =
  'The answer did not come from Bowlful. A network sign-in page may be in the way.';

type Options = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** A body that is no JSON. */
  file?: { bytes: ArrayBuffer; mediaType: string };
  headers?: Record<string, string>;
};

const quoted = ({ status, statusText, body }: Answer) => `${status}: ${body || statusText}`;

/** The error of an answer that is no success. */
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
  });
}

/** One call; returns the answer of a success, throws an AdminError for everything else. */
function call(path: string, { method = 'GET', body, file, headers = {} }: Options = {}): Promise<Answer> {
  return succeed({ path, method, json: body, ...(file && { bytes: file }), headers });
}

/** Sends a request; returns the answer of a success, throws an AdminError for everything else. */
async function succeed(sent: HttpRequest): Promise<Answer> {
  // No time limit: an act may take long, and one that was given up may have been done.
  const answer = await exchange(
    { ...sent, redirect: 'follow', readsAnything: true },
    { timeoutMs: Number.POSITIVE_INFINITY },
  );
  if (answer.kind === 'unreachable') throw new AdminError('offline', 0, '0: no connection', OFFLINE_SENTENCE);
  if (answer.status < 200 || answer.status > 299) throw refusal(answer);
  return answer;
}

/** One call with an answer of a known shape; throws an AdminError for everything else. */
export async function read<Content>(
  schema: z.ZodMiniType<Content>,
  path: string,
  options?: Options,
): Promise<Content> {
  return readable(schema, await call(path, options));
}

function readable<Content>(schema: z.ZodMiniType<Content>, answer: Answer): Content {
  const content = contentOf(schema, answer);
  if (content === null)
    throw new AdminError('unreadable', answer.status, quoted(answer), UNREADABLE_SENTENCE);
  return content;
}

/** One call of the contract; throws an AdminError unless it succeeds with an answer of the contract's shape. */
export async function request<C extends Call>(call: C, input: CallInput<C>): Promise<CallAnswer<C>> {
  const answer = await succeed(requestOf(call, input));
  if (call.answer.schema === null) return undefined as CallAnswer<C>;
  return readable(call.answer.schema, answer) as CallAnswer<C>;
}

/** One call with an answer in plain text; throws an AdminError where it fails. */
export async function readText(path: string): Promise<string> {
  return (await call(path)).body;
}

/** One call whose answer has no content; throws an AdminError where it is refused. */
export async function send(path: string, options: Options): Promise<void> {
  await call(path, options);
}

/** The signed-in administrator; null without a session. */
export async function readSession(): Promise<AdminSession | null> {
  try {
    return await read(adminSessionSchema, '/api/admin/session');
  } catch (error) {
    if (error instanceof AdminError && error.kind === 'signed-out') return null;
    throw error;
  }
}

export function signIn(body: LoginBody): Promise<AdminSession> {
  return read(adminSessionSchema, '/api/admin/login', { method: 'POST', body });
}

export async function signOut(): Promise<void> {
  await call('/api/admin/logout', { method: 'POST' });
}

/** Changes the password; keeps this session and ends all others. */
export function changePassword(body: ChangePasswordBody): Promise<AdminSession> {
  return read(adminSessionSchema, '/api/admin/password', { method: 'POST', body });
}

/** Ends every other session and forgets every other device. */
export function endOtherSessions(): Promise<AdminSession> {
  return read(adminSessionSchema, '/api/admin/end-other-sessions', { method: 'POST' });
}

/** The comments that wait for a decision, oldest first. */
export function readPendingRatings(): Promise<PendingRating[]> {
  return read(z.array(pendingRatingSchema), '/api/admin/pending-ratings');
}

export async function moderateRating(id: string, body: ModerateRatingBody): Promise<void> {
  const path = `/api/admin/moderate-rating/${encodeURIComponent(id)}`;
  await read(moderateRatingAnswerSchema, path, { method: 'POST', body });
}

/** The photos that wait for a decision, those of the oldest reviews first. */
export function readPendingPhotos(): Promise<PendingPhoto[]> {
  return read(z.array(pendingPhotoSchema), '/api/admin/pending-photos');
}

export async function moderatePhoto(key: string, status: 'approved' | 'rejected'): Promise<void> {
  const path = `/api/admin/moderate-photo/${encodeURIComponent(key)}`;
  await read(moderatePhotoAnswerSchema, path, { method: 'POST', body: { status } });
}

/** The recipes that wait for a decision, oldest first. */
export function readPendingRecipes(): Promise<PendingRecipe[]> {
  return read(z.array(pendingRecipeSchema), '/api/admin/pending-recipes');
}

export function moderateRecipe(id: string, body: ModerateRecipeBody): Promise<ModerateRecipeAnswer> {
  const path = `/api/admin/moderate-recipe/${encodeURIComponent(id)}`;
  return read(moderateRecipeAnswerSchema, path, { method: 'POST', body });
}

/** Visitors' reports on safety flags, newest first. */
export function readSafetyReports(): Promise<StoredSafetyReport[]> {
  return read(z.array(storedSafetyReportSchema), '/api/admin/safety-reports');
}

export async function handleSafetyReport(id: string): Promise<void> {
  const path = `/api/admin/handle-safety-report/${encodeURIComponent(id)}`;
  await read(handleSafetyReportAnswerSchema, path, { method: 'POST' });
}

/** The state of the server. */
export function readStatus(): Promise<AdminStatus> {
  return read(adminStatusSchema, '/api/admin/status');
}

export function readStats(): Promise<AdminStats> {
  return read(adminStatsSchema, '/api/admin/stats');
}
