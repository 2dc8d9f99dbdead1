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
import { exchange, requestOf } from './http.ts';

/** After the headers: the first page can be the whole catalogue. */
const BODY_TIMEOUT_MS = 60_000;

/** Why a pull failed. The device keeps what was committed before, and serves it. */
export type CatalogueProblem =
  | 'unreachable'
  | 'unavailable'
  | 'not-ours'
  | 'too-old'
  | 'full'
  | 'storage'
  | 'mismatch';

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

/** Lets the page render and handle input before the work continues. */
export function yieldToPage(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  if (typeof scheduler?.yield === 'function') return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** Longest stretch of work: less than a frame, so that a phone handles touches and nothing stutters. */
const STRETCH_MS = 8;

/** For long loops: a function to call before each iteration, which yields to the page when due. */
function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < STRETCH_MS) return;
    await yieldToPage();
    since = performance.now();
  };
}

type NextPage = (cursor: string | null) => Promise<SyncPage | 'gone'>;

/** Merges the pages that `next` returns from a cursor on into one. */
export type Gather = (next: NextPage, cursor: string | null) => Promise<SyncPage | 'gone'>;

/** The pages to commit together; fewer if a request fails. */
export function gatherPages(most: number): Gather {
  return async (next, cursor) => {
    const first = await next(cursor);
    if (first === 'gone') return 'gone';
    const pages = [first];
    for (let last = first; last.more && pages.length < most; ) {
      const page = await next(last.cursor).catch(() => 'lost' as const);
      // The next request for this page reports the error.
      if (page === 'lost' || page === 'gone' || page.epoch !== first.epoch) break;
      pages.push(page);
      last = page;
    }
    return joinPages(pages);
  };
}

/**
 * Merges consecutive pages into one that ends where the last one does. Card figures are kept
 * if all pages were computed with the same tables; otherwise the device recomputes them.
 * @throws {RangeError} without a page
 */
export function joinPages(pages: readonly SyncPage[]): SyncPage {
  const last = pages.at(-1);
  if (last === undefined) throw new RangeError('There is no page to join');
  const versions = new Set(pages.map(({ cardFigures }) => cardFigures?.version));
  const [version] = versions;
  const { cardFigures: _, ...rest } = last;
  return {
    ...rest,
    recipes: pages.flatMap(({ recipes }) => recipes),
    reviews: pages.flatMap(({ reviews }) => reviews),
    removed: pages.flatMap(({ removed }) => removed),
    ...(versions.size === 1 && version !== undefined
      ? { cardFigures: { version, of: pages.flatMap(({ cardFigures }) => cardFigures?.of ?? []) } }
      : {}),
  };
}

const SENTENCES: Record<CatalogueProblem, string | null> = {
  // Shown as being offline, which is enough.
  unreachable: null,
  unavailable: 'New recipes cannot be fetched just now. The saved ones still work.',
  'not-ours':
    'This network answers in place of Bowlful. It may want you to sign in. The saved recipes still work.',
  'too-old': 'This version of Bowlful is too old to fetch new recipes. Reload to update it.',
  full: 'This device has no room left for new recipes. The saved ones still work.',
  storage: 'This browser did not let Bowlful keep new recipes. Reload to try again.',
  mismatch: 'Some recipes on this device may be out of date. They are fetched again at the next try.',
};

/** One sentence for the person; null if the connection state already says it. */
export function catalogueProblemSentence(problem: CatalogueProblem): string | null {
  return SENTENCES[problem];
}
