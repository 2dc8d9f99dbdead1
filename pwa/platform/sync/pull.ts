import * as z from 'zod/mini';
import type { SyncPage } from '#domain/contract/sync';
import { digestHex, EMPTY_DIGEST, foldDigest, rowDigest } from '#domain/sync/digest';
import type { Bowlful } from '../database/bowlful.ts';
import { freeSpace } from '../database/browser-storage.ts';
import type { CatalogueChange } from '../database/cards.ts';
import { clearCatalogueDamage, isCatalogueDamaged } from '../database/catalogue-damage.ts';
import { DeviceError } from '../database/device-error.ts';
import type { Device } from '../database/open-device.ts';
import type { CatalogueStateRow } from '../database/rows.ts';
import { applyPage, cardWriter, replaceCatalogue } from './apply-page.ts';
import { type CatalogueProblem, type Gather, requestPage, yieldToPage } from './pull-page.ts';

const stateSchema: z.ZodMiniType<CatalogueStateRow> = z.object({
  key: z.literal('catalogue'),
  epoch: z.string(),
  cursor: z.string(),
  digest: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  isComplete: z.boolean(),
  pulledAt: z.nullable(z.string()),
});

/** Where the last pull ended; undefined before the first one. 'damaged': start over with the whole catalogue. */
async function readPullState(database: Bowlful): Promise<CatalogueStateRow | undefined | 'damaged'> {
  const row: unknown = await database.syncState.get('catalogue');
  if (row === undefined) return undefined;
  const parsed = stateSchema.safeParse(row);
  return parsed.success ? parsed.data : 'damaged';
}

/** Message to the pulling worker. */
export type PullOrder = { isThorough: boolean };

export type PullOptions = {
  fetch: typeof globalThis.fetch;
  device: Pick<Device, 'database' | 'run'>;
  now: () => Date;
  /** Called after every commit. */
  onCommit?: (change: CatalogueChange) => void;
  /** Computes the digest from every row's revision instead of trusting the running digest. */
  isThorough?: boolean;
  /** Merges several pages to commit together. */
  gather?: Gather;
  /** Small by default, so that the app does not stutter. */
  rowsPerWrite?: number;
  /** Continues in a worker if the first page is not the last; null if it can't. */
  pullBeside?: (order: PullOrder, onCommit: (change: CatalogueChange) => void) => Promise<PullOutcome | null>;
};

export type PullOutcome =
  /** `isProven` is false while the server has writes in flight and can't be compared. */
  { kind: 'current'; isReload: boolean; isProven: boolean } | { kind: 'problem'; problem: CatalogueProblem };

type Commits = PullOptions & { commit<T>(operation: () => PromiseLike<T>): Promise<T> };

/**
 * Syncs the device's catalogue with the server's, page by page, and verifies
 * it by count and digest. If the server no longer knows the cursor or the verification fails, the whole catalogue is
 * fetched and replaced in one transaction. Never rejects: after a failed pull what was committed so far is served.
 */
export async function pullCatalogue(options: PullOptions): Promise<PullOutcome> {
  const { device } = options;
  const commits: Commits = { ...options, commit: (operation) => withRoom(() => device.run(operation)) };
  try {
    return await followPages(commits);
  } catch (error) {
    if (error instanceof PullProblem) return { kind: 'problem', problem: error.problem };
    return { kind: 'problem', problem: isFull(error) ? 'full' : 'storage' };
  }
}

type Ahead = { cursor: string; page: Promise<SyncPage | 'gone'> };

async function followPages(options: Commits): Promise<PullOutcome> {
  const { device, now, commit } = options;
  const { database } = device;
  let isFromNothing: boolean | undefined;
  let ahead: Ahead | undefined;
  let beside = options.pullBeside;
  for (;;) {
    const state = await device.run(() => readPullState(database));
    if (state === 'damaged') return reload(options);
    isFromNothing ??= state === undefined;
    const cursor = state?.cursor ?? null;
    const page = await (ahead?.cursor === cursor ? ahead.page : nextPages(options, cursor));
    if (page === 'gone' || (state && state.epoch !== page.epoch)) return reload(options);
    ahead = page.more && beside === undefined ? askAhead(options, page.cursor) : undefined;
    await yieldToPage();
    const applied = await commit(() => applyPage(database, page, cursor, now(), options.rowsPerWrite));
    // Another tab has committed meanwhile: continue from its cursor.
    if (applied === 'stale') continue;
    if (applied.cardIds.length > 0) options.onCommit?.({ cardIds: applied.cardIds, isReload: false });
    // The running digest includes every row that this run has written.
    const isThorough = options.isThorough === true && !isFromNothing;
    if (page.more) {
      const outcome = await beside?.({ isThorough }, (change) => options.onCommit?.(change));
      beside = undefined;
      if (outcome) return isCatalogueDamaged() ? reload(options) : outcome;
      continue;
    }
    const verdict = await commit(() => verifyCatalogue(database, page, isThorough));
    if (verdict === 'different') return reload(options);
    return { kind: 'current', isReload: false, isProven: verdict === 'equal' };
  }
}

/** Prefetches the page after `cursor` while the current one is written. */
function askAhead(options: PullOptions, cursor: string): Ahead {
  const page = nextPages(options, cursor);
  // An error is reported when the page is awaited; if the write fails first, it no longer matters.
  page.catch(() => {});
  return { cursor, page };
}

/** Fetches and replaces everything; once per run, so that a lasting mismatch does not loop forever. */
async function reload({ fetch, device, now, onCommit, commit }: Commits): Promise<PullOutcome> {
  const pages: SyncPage[] = [];
  let cursor: string | null = null;
  do {
    const page = await nextPage(fetch, cursor);
    if (page === 'gone') throw new PullProblem('unavailable');
    if (pages[0] && pages[0].epoch !== page.epoch) throw new PullProblem('unavailable');
    pages.push(page);
    cursor = page.cursor;
    await yieldToPage();
  } while (pages.at(-1)?.more);
  await commit(() => replaceCatalogue(device.database, pages, now()));
  clearCatalogueDamage();
  onCommit?.({ cardIds: [], isReload: true });
  const last = pages.at(-1) as SyncPage;
  const verdict = await commit(() => verifyCatalogue(device.database, last, true));
  if (verdict === 'different') throw new PullProblem('mismatch');
  return { kind: 'current', isReload: true, isProven: verdict === 'equal' };
}

function nextPages({ fetch, gather }: PullOptions, cursor: string | null): Promise<SyncPage | 'gone'> {
  const next = (after: string | null) => nextPage(fetch, after);
  return gather ? gather(next, cursor) : next(cursor);
}

async function nextPage(fetch: typeof globalThis.fetch, cursor: string | null): Promise<SyncPage | 'gone'> {
  // The first page always has rows, so load the code for their cards in parallel.
  if (cursor === null) void import('../database/put-cards.ts').catch(() => {});
  const answer = await requestPage(fetch, cursor);
  if (answer.kind === 'problem') throw new PullProblem(answer.problem);
  if (answer.kind === 'gone') {
    // A server that rejects even the first request would be asked forever.
    if (cursor === null) throw new PullProblem('unavailable');
    return 'gone';
  }
  const { page } = answer;
  // Loaded before anything is written: a failure here is the network's, not the device's.
  await cardWriter([page]).catch(() => {
    throw new PullProblem('unreachable');
  });
  if (page.more && page.cursor === cursor) throw new PullProblem('not-ours');
  return page;
}

/** If the device is full, drops data that can be fetched again and tries once more. */
async function withRoom<T>(operation: () => Promise<T>): Promise<T> {
  try {
    return await operation();
  } catch (error) {
    if (!isFull(error)) throw error;
    await freeSpace().catch(() => {});
    return operation();
  }
}

function isFull(error: unknown): boolean {
  return error instanceof DeviceError && error.code === 'full';
}

class PullProblem extends Error {
  readonly problem: CatalogueProblem;

  constructor(problem: CatalogueProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Whether the device's rows match the server's; 'unknown' while the server or another tab is writing. */
type Verdict = 'equal' | 'different' | 'unknown';

/**
 * Compares the device's rows with the count and digest of the last page.
 * @param isThorough computes the digest from every row. Otherwise the running digest is compared first, which costs
 *   nothing; the rows are read only if it differs, and the running digest is corrected if it was wrong
 */
function verifyCatalogue(database: Bowlful, last: SyncPage, isThorough: boolean): Promise<Verdict> {
  const { recipes, cards, reviews, syncState } = database;
  return database.transaction('rw', recipes, cards, reviews, syncState, async (): Promise<Verdict> => {
    if (isCatalogueDamaged()) return 'different';
    const state = await syncState.get('catalogue');
    if (last.count === null || last.digest === null || state?.cursor !== last.cursor) return 'unknown';
    const recipeCount = await recipes.count();
    if (recipeCount + (await reviews.count()) !== last.count) return 'different';
    if (recipeCount !== (await cards.count())) return 'different';
    if (!isThorough && state.digest === last.digest) return 'equal';
    const digest = await readDigest(database);
    if (digest !== last.digest) return 'different';
    if (state.digest !== digest) await syncState.put({ ...state, digest });
    return 'equal';
  });
}

/** The digest of all rows on the device, from the indexes alone. */
async function readDigest(database: Bowlful): Promise<string> {
  let digest = EMPTY_DIGEST;
  const add = (kind: 'recipe' | 'review') => (key: unknown) => {
    const [id, revision] = key as [number | string, number];
    digest = foldDigest(digest, rowDigest(kind, id, revision));
  };
  await database.recipes.orderBy('[id+revision]').eachKey(add('recipe'));
  await database.reviews.orderBy('[id+revision]').eachKey(add('review'));
  return digestHex(digest);
}
