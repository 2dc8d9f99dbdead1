import type { Table } from 'dexie';
import type { Removal, SyncedRecipe, SyncPage } from '#domain/contract/sync';
import { foldDigest, rowDigest, unfoldDigest } from '#domain/sync/digest';
import type { Bowlful } from '../database/bowlful.ts';
import { forgetPhotos } from './forget-photos.ts';

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
export async function applyRows(
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
