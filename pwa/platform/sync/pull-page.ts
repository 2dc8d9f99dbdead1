import * as z from 'zod/mini';
import {
  removalSchema,
  SYNC_CALLS,
  type SyncPage,
  syncedRecipeSchema,
  syncedReviewSchema,
  syncPageSchema,
} from '#domain/contract/sync';
import { type Answer, isServerError, jsonOf, problemOf } from '#domain/sync/exchange';
import { requestOf } from './call-request.ts';
import type { CatalogueProblem } from './catalogue-problem.ts';
import { exchange } from './http.ts';
import { breather } from './pull-yield.ts';

/** After the headers: the first page can be the whole catalogue. */
const BODY_TIMEOUT_MS = 60_000;

type PageAnswer =
  | { kind: 'page'; page: SyncPage }
  /** The server no longer knows this cursor. */
  | { kind: 'gone' }
  | { kind: 'problem'; problem: CatalogueProblem };

/**
 * Requests the page after `cursor`, or the first one. Only an answer that matches the contract counts:
 * a portal's page, a redirect or another server's JSON is a network problem and changes nothing.
 */
export async function requestPage(
  fetch: typeof globalThis.fetch,
  cursor: string | null,
): Promise<PageAnswer> {
  const query = cursor === null ? {} : { cursor };
  const answer = await exchange(
    { ...requestOf(SYNC_CALLS.sync, { query }), cache: 'default' },
    { fetch, bodyTimeoutMs: BODY_TIMEOUT_MS },
  );
  return answer.kind === 'unreachable' ? problem('unreachable') : readAnswer(answer, cursor);
}

async function readAnswer(answer: Answer, cursor: string | null): Promise<PageAnswer> {
  if (answer.redirected) return problem('not-ours');
  if (answer.status === 200) {
    const page = await parsePage(jsonOf(answer));
    return page ? { kind: 'page', page } : problem('not-ours');
  }
  const code = problemOf(answer)?.code;
  if (answer.status === 410 && code === 'cursor-gone') return { kind: 'gone' };
  // A cursor that the server does not understand was damaged on this device: treat it as expired.
  if (answer.status === 400 && code !== undefined && cursor !== null) return { kind: 'gone' };
  if (answer.status === 426 && code !== undefined) return problem('too-old');
  return problem(code !== undefined || isServerError(answer) ? 'unavailable' : 'not-ours');
}

const outlineSchema = z.extend(syncPageSchema, {
  recipes: z.array(z.unknown()),
  reviews: z.array(z.unknown()),
  removed: z.array(z.unknown()),
});

/** Parses `json` as a page, row by row; null if it is anything else. */
async function parsePage(json: unknown): Promise<SyncPage | null> {
  const outline = outlineSchema.safeParse(json);
  if (!outline.success) return null;
  const recipes = await parseRows(syncedRecipeSchema, outline.data.recipes);
  const reviews = await parseRows(syncedReviewSchema, outline.data.reviews);
  const removed = await parseRows(removalSchema, outline.data.removed);
  return recipes && reviews && removed ? { ...outline.data, recipes, reviews, removed } : null;
}

async function parseRows<T>(schema: z.ZodMiniType<T>, rows: readonly unknown[]): Promise<T[] | null> {
  const parsed: T[] = [];
  const breathe = breather();
  for (const row of rows) {
    await breathe();
    const result = schema.safeParse(row);
    if (!result.success) return null;
    parsed.push(result.data);
  }
  return parsed;
}

function problem(name: CatalogueProblem): PageAnswer {
  return { kind: 'problem', problem: name };
}
