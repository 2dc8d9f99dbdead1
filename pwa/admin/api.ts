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
import { moderatePhotoAnswerSchema, type PendingPhoto, pendingPhotoSchema } from '#domain/contract/photos';
import { problemSchema } from '#domain/contract/problem';
import {
  handleSafetyReportAnswerSchema,
  type StoredSafetyReport,
  storedSafetyReportSchema,
} from '#domain/contract/safety-reports';
import { AdminError, OFFLINE_SENTENCE } from './admin-error.ts';

const UNREADABLE_SENTENCE = 'The answer did not come from Bowlful. A network sign-in page may be in the way.';

type Call = { method?: 'GET' | 'POST'; body?: unknown; headers?: Record<string, string> };

function parsed<Answer>(schema: z.ZodMiniType<Answer>, text: string, status: number): Answer {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new AdminError('unreadable', status, `${status}: ${text}`, UNREADABLE_SENTENCE);
  }
}

function refusal(status: number, statusText: string, text: string): AdminError {
  let detail = 'The server refused this. Please try again.';
  let field: string | null = null;
  try {
    const problem = problemSchema.safeParse(JSON.parse(text));
    if (problem.success) {
      detail = problem.data.detail;
      field = problem.data.field ?? null;
    }
  } catch {
    if (status >= 500) detail = 'The server cannot answer just now. Please try again.';
  }
  const kind = status === 401 ? 'signed-out' : 'refused';
  return new AdminError(kind, status, `${status}: ${text || statusText}`, detail, field);
}

/** One call; answers the body text of a success, throws an AdminError for everything else. */
async function call(
  path: string,
  { method = 'GET', body, headers: more = {} }: Call = {},
): Promise<{ status: number; text: string }> {
  const headers = new Headers({ Accept: 'application/json', ...more });
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method,
      headers,
      credentials: 'include',
      cache: 'no-store',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    text = await response.text();
  } catch {
    throw new AdminError('offline', 0, '0: no connection', OFFLINE_SENTENCE);
  }
  if (!response.ok) throw refusal(response.status, response.statusText, text);
  return { status: response.status, text };
}

/** One call with an answer of a known shape; throws an AdminError for everything else. */
export async function read<Answer>(
  schema: z.ZodMiniType<Answer>,
  path: string,
  options?: Call,
): Promise<Answer> {
  const { status, text } = await call(path, options);
  return parsed(schema, text, status);
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

export function readStats(): Promise<AdminStats> {
  return read(adminStatsSchema, '/api/admin/stats');
}
