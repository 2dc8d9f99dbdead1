import type * as z from 'zod/mini';
import type { Backup } from './backup-file.ts';
import { ROW_SCHEMAS } from './backup-file.ts';
import type { Bowlful } from './bowlful.ts';
import type { PetRow } from './rows.ts';

/** What the device knows of itself is nothing for another one. */
const DEVICE_BOUND: ReadonlySet<string> = new Set([
  'visits',
  'persistence',
  'wasCleared',
  'firstSavedAt',
  'installSnoozedUntil',
]);

/** The owner's tables; the catalogue is not among them. */
export function ownerTables(database: Bowlful) {
  const { pets, favourites, plans, shopping, cookSessions, recents, drafts, preferences } = database;
  return { pets, favourites, plans, shopping, cookSessions, recents, drafts, preferences };
}

type Tables = Omit<Backup, 'kind' | 'version' | 'madeAt' | 'queue'>;

function whole<T>(schema: z.ZodMiniType<T>, rows: readonly unknown[]): T[] {
  return rows.flatMap((row) => {
    const result = schema.safeParse(row);
    return result.success ? [result.data] : [];
  });
}

/** Every row of the owner's that is not damaged, as one moment shows them. */
export function readTables(database: Bowlful): PromiseLike<Tables> {
  const tables = ownerTables(database);
  return database.transaction('r', Object.values(tables), async () => ({
    pets: whole(ROW_SCHEMAS.pets, await tables.pets.toArray()),
    favourites: whole(ROW_SCHEMAS.favourites, await tables.favourites.toArray()),
    plans: whole(ROW_SCHEMAS.plans, await tables.plans.toArray()),
    shopping: whole(ROW_SCHEMAS.shopping, await tables.shopping.toArray()),
    cookSessions: whole(ROW_SCHEMAS.cookSessions, await tables.cookSessions.toArray()),
    recents: whole(ROW_SCHEMAS.recents, await tables.recents.toArray()),
    drafts: whole(ROW_SCHEMAS.drafts, await tables.drafts.toArray()),
    preferences: whole(ROW_SCHEMAS.preferences, await tables.preferences.toArray()).filter(
      ({ key }) => !DEVICE_BOUND.has(key),
    ),
  }));
}

export type RestoreMode = 'merge' | 'replace';

/**
 * Writes the rows of a backup, all of them or none. 'merge' keeps what is here, takes what is missing, and of two rows
 * of one thing the later; 'replace' empties the tables first.
 */
export function writeTables(database: Bowlful, backup: Tables, mode: RestoreMode): PromiseLike<void> {
  const tables = ownerTables(database);
  return database.transaction('rw', Object.values(tables), async () => {
    if (mode === 'replace') {
      for (const table of Object.values(tables)) if (table !== tables.preferences) await table.clear();
    }
    for (const part of ['plans', 'shopping', 'cookSessions', 'recents'] as const) {
      const here = new Map((await tables[part].toArray()).map((row) => [row.id, row]));
      await tables[part].bulkPut(backup[part].filter((row) => isLater(row, here.get(row.id))));
    }
    const drafts = new Map((await tables.drafts.toArray()).map((row) => [row.key, row]));
    await tables.drafts.bulkPut(backup.drafts.filter((row) => isLater(row, drafts.get(row.key))));

    const hearts = new Set(await tables.favourites.toCollection().primaryKeys());
    await tables.favourites.bulkPut(backup.favourites.filter(({ recipeId }) => !hearts.has(recipeId)));

    const known = new Set(await tables.preferences.toCollection().primaryKeys());
    const isWanted = (key: string) => !DEVICE_BOUND.has(key) && (mode === 'replace' || !known.has(key));
    await tables.preferences.bulkPut(backup.preferences.filter(({ key }) => isWanted(key)));

    await tables.pets.bulkPut(mergedPets(await tables.pets.toArray(), backup.pets as PetRow[]));
  });
}

function isLater(row: { updatedAt: string }, here: { updatedAt: string } | undefined): boolean {
  return here === undefined || row.updatedAt > here.updatedAt;
}

/** The animals of both, at most one of a species active: the one that is active here, else the file's. */
function mergedPets(here: readonly PetRow[], added: readonly PetRow[]): PetRow[] {
  const byId = new Map(here.map((row) => [row.id, row]));
  for (const row of added) if (isLater(row, byId.get(row.id))) byId.set(row.id, row);
  const rows = [...byId.values()];
  const activeOf = (species: PetRow['species']) =>
    [...here, ...added].find((row) => row.species === species && row.isActive)?.id ??
    rows.find((row) => row.species === species)?.id;
  const active = new Set([activeOf('dog'), activeOf('cat')]);
  return rows.map((row) => ({ ...row, isActive: active.has(row.id) }));
}
