import * as z from 'zod/mini';
import type { SyncPage } from '#domain/contract/sync';
import type { Bowlful } from '../database/bowlful.ts';
import { clearCatalogueDamage, isCatalogueDamaged } from '../database/catalogue-damage.ts';
import { DeviceError } from '../database/device-error.ts';
import { freeSpace } from '../database/free-space.ts';
import type { CatalogueChange } from '../database/load-cards.ts';
import type { Device } from '../database/open-device.ts';
import type { CatalogueStateRow } from '../database/rows.ts';
import { applyPage, cardWriter, replaceCatalogue } from './apply-page.ts';
import type { CatalogueProblem } from './catalogue-problem.ts';
import type { Gather } from './join-pages.ts';
import { requestPage } from './pull-page.ts';
import { verifyCatalogue } from './pull-verify.ts';
import { yieldToPage } from './pull-yield.ts';

const stateSchema: z.ZodMiniType<CatalogueStateRow> = z.object({
  key: z.literal('catalogue'),
  epoch: z.string(),
  cursor: z.string(),
  digest: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  isComplete: z.boolean(),
  pulledAt: z.nullable(z.string()),
});

/** Where the last pull ended; undefined before the first one. 'damaged' means: start anew, with everything. */
async function readPullState(database: Bowlful): Promise<CatalogueStateRow | undefined | 'damaged'> {
  const row: unknown = await database.syncState.get('catalogue');
  if (row === undefined) return undefined;
  const parsed = stateSchema.safeParse(row);
  return parsed.success ? parsed.data : 'damaged';
}

/** To the worker that pulls. */
export type PullOrder = { isThorough: boolean };

export type PullOptions = {
  fetch: typeof globalThis.fetch;
  device: Pick<Device, 'database' | 'run'>;
  now: () => Date;
  /** Hears of every commit. */
  onCommit?: (change: CatalogueChange) => void;
  /** Reads every row's revision for the digest, where otherwise the running digest is trusted. */
  isThorough?: boolean;
  /** Makes one page of several, which are committed together. */
  gather?: Gather;
  /** Few where none is given, so that a page of the app does not stutter. */
  rowsPerWrite?: number;
  /** Goes on beside the page, where the first page of rows is not the last; null: it cannot. */
  pullBeside?: (order: PullOrder, onCommit: (change: CatalogueChange) => void) => Promise<PullOutcome | null>;
};

export type PullOutcome =
  /** `isProven` is false while the server cannot prove itself, because something is being written. */
  { kind: 'current'; isReload: boolean; isProven: boolean } | { kind: 'problem'; problem: CatalogueProblem };

type Commits = PullOptions & { commit<T>(operation: () => PromiseLike<T>): Promise<T> };

/**
 * Brings the device's catalogue to where the server's is, page after page for as long as there are more, and proves
 * it by count and digest. Where the server no longer knows the cursor, or the proof fails, the whole catalogue is
 * fetched and put in place at once. Never rejects: a failed pull leaves the old catalogue to be served.
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
    // Another tab was here in the meantime: go on from where it stands.
    if (applied === 'stale') continue;
    if (applied.cardIds.length > 0) options.onCommit?.({ cardIds: applied.cardIds, isReload: false });
    // Every row that this run has written is in the running digest.
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

type Ahead = { cursor: string; page: Promise<SyncPage | 'gone'> };

/** Asks for the page after `cursor` while the one before is written. */
function askAhead(options: PullOptions, cursor: string): Ahead {
  const page = nextPages(options, cursor);
  // It is told where the page is wanted; a write that fails first makes it of no account.
  page.catch(() => {});
  return { cursor, page };
}

/** Fetches everything, then replaces everything; once a run, so that two that never agree do not go on for ever. */
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
  // The first page is sure to bring rows: what their cards are computed with comes beside it.
  if (cursor === null) void import('../database/put-cards.ts').catch(() => {});
  const answer = await requestPage(fetch, cursor);
  if (answer.kind === 'problem') throw new PullProblem(answer.problem);
  if (answer.kind === 'gone') {
    // A server that does not know the beginning either would be asked for ever.
    if (cursor === null) throw new PullProblem('unavailable');
    return 'gone';
  }
  const { page } = answer;
  // Asked for before anything is written: without it the network is at fault, not the device.
  await cardWriter([page]).catch(() => {
    throw new PullProblem('unreachable');
  });
  if (page.more && page.cursor === cursor) throw new PullProblem('not-ours');
  return page;
}

/** Where the device is full, drops what can be fetched again and tries once more. */
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
