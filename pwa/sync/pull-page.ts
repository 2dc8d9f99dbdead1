import * as z from 'zod/mini';
import { problemSchema } from '#domain/contract/problem';
import {
  PROTOCOL_VERSION,
  removalSchema,
  type SyncPage,
  syncedRecipeSchema,
  syncedReviewSchema,
  syncPageSchema,
} from '#domain/contract/sync';
import type { CatalogueProblem } from './catalogue-problem.ts';
import { breather } from './pull-yield.ts';

const HEADERS_TIMEOUT_MS = 20_000;
const BODY_TIMEOUT_MS = 60_000;

export type PageAnswer =
  | { kind: 'page'; page: SyncPage }
  /** The server no longer knows where this cursor was. */
  | { kind: 'gone' }
  | { kind: 'problem'; problem: CatalogueProblem };

/**
 * Asks for the page after `cursor`, or for the first one. Only an answer in the shape of the contract counts as one:
 * a portal's page, a redirect or another server's JSON is a problem of the network and changes nothing here.
 */
export async function requestPage(
  fetch: typeof globalThis.fetch,
  cursor: string | null,
): Promise<PageAnswer> {
  const abort = new AbortController();
  let timer = setTimeout(() => abort.abort(), HEADERS_TIMEOUT_MS);
  try {
    const query = cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`;
    const response = await fetch(`/api/sync${query}`, {
      headers: { Accept: 'application/json', 'X-Bowlful-Protocol': String(PROTOCOL_VERSION) },
      redirect: 'error',
      signal: abort.signal,
    });
    clearTimeout(timer);
    timer = setTimeout(() => abort.abort(), BODY_TIMEOUT_MS);
    const answer = await readAnswer(response);
    return answer.kind === 'refused' ? refusal(cursor) : answer;
  } catch {
    return problem('unreachable');
  } finally {
    clearTimeout(timer);
  }
}

/** A cursor that the server does not understand was damaged here: it is as good as gone. */
function refusal(cursor: string | null): PageAnswer {
  return cursor === null ? problem('unavailable') : { kind: 'gone' };
}

async function readAnswer(response: Response): Promise<PageAnswer | { kind: 'refused' }> {
  const type = (response.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase();
  const text = await response.text();
  if (response.redirected) return problem('not-ours');
  if (response.status === 200) {
    const page = type === 'application/json' ? await parsePage(text) : null;
    return page ? { kind: 'page', page } : problem('not-ours');
  }
  const code = type === 'application/problem+json' ? problemCode(text) : undefined;
  if (response.status === 410 && code === 'cursor-gone') return { kind: 'gone' };
  if (response.status === 400 && code !== undefined) return { kind: 'refused' };
  if (response.status === 426 && code !== undefined) return problem('too-old');
  const isBusy = response.status >= 500 && response.status !== 511;
  return problem(isBusy || code !== undefined ? 'unavailable' : 'not-ours');
}

const outlineSchema = z.extend(syncPageSchema, {
  recipes: z.array(z.unknown()),
  reviews: z.array(z.unknown()),
  removed: z.array(z.unknown()),
});

/** The page that `text` holds, checked row by row; null where it is anything else. */
async function parsePage(text: string): Promise<SyncPage | null> {
  const outline = outlineSchema.safeParse(parseJson(text));
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

function problemCode(text: string): string | undefined {
  const parsed = problemSchema.safeParse(parseJson(text));
  return parsed.success ? parsed.data.code : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function problem(name: CatalogueProblem): PageAnswer {
  return { kind: 'problem', problem: name };
}
