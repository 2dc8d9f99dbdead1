import type { Table } from 'dexie';
import type { RecipeFigures } from '#domain/catalogue/recipe-card';
import type { SiteSettings } from '#domain/contract/site-settings';
import type { Removal, SyncedRecipe, SyncPage } from '#domain/contract/sync';
import { VERDICT_VERSION } from '#domain/nutrition/verdict-version';
import {
  digestHex,
  EMPTY_DIGEST,
  foldDigest,
  parseDigest,
  rowDigest,
  unfoldDigest,
} from '#domain/sync/digest';
import type { Bowlful } from '../database/bowlful.ts';
import { dropListHeads, putListHeads } from '../database/list-heads.ts';
import { loadFoodsOf } from '../database/load-foods-of.ts';
import type { putCards } from '../database/put-cards.ts';
import type { RecipeRow } from '../database/rows.ts';

type AppliedPage = {
  /** Ids of the recipes whose card is new, changed or gone. */
  cardIds: number[];
};

/**
 * Commits a page, its cards and its cursor in one transaction: after a crash either all or none are there.
 * @param askedWith the cursor that the page follows; null for the first one
 * @param rowsPerWrite small by default, so that the app does not stutter
 * @returns 'stale', changing nothing, if the device has moved on from `askedWith` meanwhile
 */
export async function applyPage(
  database: Bowlful,
  page: SyncPage,
  askedWith: string | null,
  now: Date,
  rowsPerWrite?: number,
): Promise<AppliedPage | 'stale'> {
  const { recipes, cards, reviews, syncState } = database;
  const putCards = await cardWriter([page], database);
  return database.transaction('rw', recipes, cards, reviews, syncState, async () => {
    const before = await syncState.get('catalogue');
    if ((before?.cursor ?? null) !== askedWith) return 'stale';
    const applied = await applyRows(
      database,
      page,
      before ? parseDigest(before.digest) : EMPTY_DIGEST,
      rowsPerWrite,
    );
    await putCards(database, applied.recipeIds, applied.written, figuresOf(page), rowsPerWrite);
    await (page.more ? dropListHeads(database) : putListHeads(database, applied.recipeIds));
    await syncState.put({
      // Cards of an older release that could not be renewed stay marked as such.
      ...(before ?? { key: 'catalogue', verdictVersion: VERDICT_VERSION }),
      epoch: page.epoch,
      cursor: page.cursor,
      digest: digestHex(applied.digest),
      isComplete: before?.isComplete === true || !page.more,
      pulledAt: page.more ? (before?.pulledAt ?? null) : now.toISOString(),
      ...siteOf(page.site),
    });
    return { cardIds: applied.recipeIds };
  });
}

/**
 * Replaces the catalogue by a snapshot's pages in one transaction: until it commits, and if it
 * fails, the old one is served. The owner's tables are not involved.
 * @param pages first to last, at least one
 */
export async function replaceCatalogue(
  database: Bowlful,
  pages: readonly SyncPage[],
  now: Date,
): Promise<void> {
  const last = pages.at(-1);
  if (!last) throw new RangeError('A snapshot has at least one page');
  const { recipes, cards, reviews, syncState } = database;
  const putCards = await cardWriter(pages, database);
  return database.transaction('rw', recipes, cards, reviews, syncState, async () => {
    await Promise.all([recipes.clear(), cards.clear(), reviews.clear(), syncState.clear()]);
    let digest = EMPTY_DIGEST;
    for (const page of pages) {
      const applied = await applyRows(database, page, digest);
      digest = applied.digest;
      await putCards(database, applied.recipeIds, applied.written, figuresOf(page));
    }
    await putListHeads(database, []);
    await syncState.put({
      key: 'catalogue',
      epoch: last.epoch,
      cursor: last.cursor,
      digest: digestHex(digest),
      isComplete: true,
      pulledAt: now.toISOString(),
      verdictVersion: VERDICT_VERSION,
      ...siteOf(last.site),
    });
  });
}

/**
 * Cards are computed with the food tables, which load only if something has changed, together with the foods of the recipes
 * in the page and of stored recipes whose reviews come or go.
 */
export async function cardWriter(pages: readonly SyncPage[], database?: Bowlful): Promise<typeof putCards> {
  const hasRows = pages.some(
    ({ recipes, reviews, removed }) => recipes.length + reviews.length + removed.length > 0,
  );
  if (!hasRows) return async () => {};
  await loadFoodsOf(pages.flatMap(({ recipes }) => recipes));
  if (database !== undefined) await loadFoodsOf(await reviewedRecipes(database, pages));
  return (await import('../database/put-cards.ts')).putCards;
}

async function reviewedRecipes(database: Bowlful, pages: readonly SyncPage[]) {
  const ids = new Set(pages.flatMap(({ reviews }) => reviews.map(({ recipeId }) => recipeId)));
  const changed = pages.flatMap(({ reviews, removed }) => [
    ...reviews.map(({ id }) => id),
    ...removed.flatMap((removal) => (removal.kind === 'review' ? [String(removal.id)] : [])),
  ]);
  for (const review of await database.reviews.bulkGet(changed)) if (review) ids.add(review.recipeId);
  const recipes = await database.recipes.bulkGet([...ids]);
  return recipes.filter((recipe) => recipe !== undefined);
}

/** Figures of the page's recipes, if the server computes them as this device does. */
function figuresOf({ recipes, cardFigures: figures }: SyncPage): Map<RecipeRow, RecipeFigures> {
  if (figures?.version !== VERDICT_VERSION || figures.of.length !== recipes.length) return new Map();
  return new Map(recipes.map((recipe, at) => [recipe, figures.of[at] as RecipeFigures]));
}

function siteOf(site: SiteSettings | undefined): { site?: SiteSettings } {
  return site === undefined ? {} : { site };
}

/** Rows per write, small enough not to make the page stutter. From 50 on Dexie wakes every query of the table. */
const ROWS_PER_WRITE = 40;
/** From this many on, one query for which of them exist is cheaper. */
const MANY = 20;

type Row = { id: number | string; revision: number };

/**
 * Writes the rows of a page inside the caller's transaction; the newest of an id wins.
 * @param digest the running digest of the device's rows, updated here from what is actually stored
 * @returns the new digest, the recipes whose card may have changed, and those written
 */
async function applyRows(
  database: Bowlful,
  page: SyncPage,
  digest: bigint,
  rowsPerWrite = ROWS_PER_WRITE,
): Promise<{ digest: bigint; recipeIds: number[]; written: Map<number, SyncedRecipe> }> {
  const recipes = changesOf('recipe', page.recipes, page.removed);
  const reviews = changesOf('review', page.reviews, page.removed);
  const recipeIds = new Set(recipes.ids);
  for (const review of reviews.rows) recipeIds.add(review.recipeId);
  let sum = digest;
  const shown = new Set(reviews.rows.map(({ imageUrl }) => imageUrl));
  const taken: string[] = [];
  for (const before of await database.reviews.bulkGet(reviews.ids)) {
    if (before === undefined) continue;
    if (before.imageUrl && !shown.has(before.imageUrl)) taken.push(before.imageUrl);
    recipeIds.add(before.recipeId);
    sum = unfoldDigest(sum, rowDigest('review', before.id, before.revision));
  }
  for (const before of await recipesBefore(database, recipes.ids)) {
    if (before !== undefined) sum = unfoldDigest(sum, rowDigest('recipe', before.id, before.revision));
  }
  for (const row of recipes.rows) sum = foldDigest(sum, rowDigest('recipe', row.id, row.revision));
  for (const row of reviews.rows) sum = foldDigest(sum, rowDigest('review', row.id, row.revision));
  await write(database.recipes, recipes, rowsPerWrite);
  await write(database.reviews, reviews, rowsPerWrite);
  // Not part of the transaction: a photo deleted too early is fetched again.
  forgetPhotos(taken).catch(() => {});
  const written = new Map(recipes.rows.map((recipe) => [recipe.id, recipe]));
  return { digest: sum, recipeIds: [...recipeIds], written };
}

/** Those of the recipes that the device has. Large pages are mostly new recipes: only existing ones cost a read. */
async function recipesBefore(database: Bowlful, ids: readonly number[]) {
  if (ids.length < MANY) return database.recipes.bulkGet([...ids]);
  const range = database.recipes.where('id').between(Math.min(...ids), Math.max(...ids), true, true);
  const there = new Set(await range.primaryKeys());
  return database.recipes.bulkGet(ids.filter((id) => there.has(id)));
}

type Changes<T, Id> = { ids: Id[]; rows: T[]; removedIds: Id[] };

function changesOf<T extends Row>(
  kind: Removal['kind'],
  rows: readonly T[],
  removed: readonly Removal[],
): Changes<T, T['id']> {
  const newest = new Map<T['id'], T | Removal>();
  const take = (entry: T | Removal) => {
    const known = newest.get(entry.id);
    if (known === undefined || known.revision <= entry.revision) newest.set(entry.id, entry);
  };
  for (const row of rows) take(row);
  for (const removal of removed) if (removal.kind === kind) take(removal);
  const isRow = (entry: T | Removal): entry is T => !('kind' in entry);
  const entries = [...newest.values()];
  return {
    ids: [...newest.keys()],
    rows: entries.filter(isRow),
    removedIds: entries.filter((entry) => !isRow(entry)).map((entry) => entry.id),
  };
}

async function write<T, Id>(
  table: Table<T, Id>,
  changes: Changes<T, Id>,
  rowsPerWrite: number,
): Promise<void> {
  for (let start = 0; start < changes.rows.length; start += rowsPerWrite) {
    await table.bulkPut(changes.rows.slice(start, start + rowsPerWrite));
  }
  if (changes.removedIds.length > 0) await table.bulkDelete(changes.removedIds);
}

/** Deletes photos that were taken down from the worker's caches on this device. */
async function forgetPhotos(addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0 || globalThis.caches === undefined) return;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const address of addresses) await cache.delete(address);
  }
}
