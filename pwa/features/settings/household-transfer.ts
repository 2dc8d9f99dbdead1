import { type HouseholdFile, readHouseholdFile, writeHouseholdFile } from '#domain/household/household-file';
import type { MergeEntry } from '#domain/household/merge-rule';
import type { Bowlful } from '../../platform/database/bowlful.ts';
import { loadDevice } from '../../platform/database/device.ts';
import { mirrorActiveDog } from '../../platform/database/dog-cookie.ts';
import { requestPersistence } from '../../platform/database/preferences.ts';
import type { HouseholdMergeRow, MergedRow } from '../../platform/database/rows.ts';
import { foreseeMerge, writeMerge } from '../../platform/household/apply-merge.ts';
import {
  comparable,
  forgetConversions,
  keepOneActive,
  mergeTables,
  readHousehold,
} from '../../platform/household/household-tables.ts';
import { forgetHousehold, membershipTables } from '../../platform/household/membership.ts';
import { useQuery } from '../../platform/query/query.ts';

/** Whether a row is still as the merge left it. */
function isUntouched({ after }: MergedRow, now: object | undefined): boolean {
  return now === undefined ? after === null : after === comparable(now);
}

/**
 * Undoes the last merge in one transaction. Rows changed since are kept.
 * @returns those rows; null if there is no merge to undo
 */
function writeUndo(database: Bowlful): PromiseLike<HouseholdMergeRow['rows'] | null> {
  return database.transaction('rw', [...mergeTables(database), ...membershipTables(database)], async () => {
    const merge = await database.householdMerges.get('last');
    if (merge === undefined) return null;
    // First, or the household would take what the undo removes here for deleted.
    if (merge.isJoining) {
      await forgetHousehold(database);
      // What joining set aside is about to stand again.
      await database.householdAsides.filter(({ at }) => at === merge.at).delete();
    }
    const active = new Set((await database.pets.toArray()).flatMap((pet) => (pet.isActive ? [pet.id] : [])));
    const kept: MergedRow[] = [];
    for (const change of merge.rows) {
      const table = database.table<object>(change.table);
      const now = await table.get(change.key);
      if (!isUntouched(change, now)) kept.push(change);
      else if (change.before === null) await table.delete(change.key);
      else await table.put(change.before as object);
    }
    await keepOneActive(database, active);
    if (merge.rows.some(({ part }) => part === 'foods')) await forgetConversions(database);
    await database.householdMerges.delete('last');
    return kept;
  });
}

/**
 * The data this phone shares with its household, as the text of one file.
 * @throws {DeviceError} if this browser's storage cannot be read
 */
export async function makeHouseholdFile(now: Date = new Date()): Promise<string> {
  const device = await loadDevice();
  const household = await device.run((database) =>
    database.transaction('r', mergeTables(database), () => readHousehold(database)),
  );
  return writeHouseholdFile(household, now);
}

/**
 * Reads a file without applying it.
 * @throws {HouseholdError} unless it is a household file
 */
export async function openHouseholdFile(file: Blob): Promise<HouseholdFile> {
  return readHouseholdFile(await file.text());
}

/**
 * What merging a file would do; empty if it has nothing new.
 * @throws {DeviceError} if this browser's storage cannot be read
 */
export async function previewMerge({ household }: HouseholdFile): Promise<readonly MergeEntry[]> {
  const device = await loadDevice();
  return await device.run((database) => foreseeMerge(database, household));
}

/**
 * Merges a file with this phone's data, and stores the undo data.
 * @throws {DeviceError} if it could not be stored; nothing has changed then
 */
export async function applyMerge({ household }: HouseholdFile): Promise<void> {
  const device = await loadDevice();
  await device.run((database) => writeMerge(database, household, new Date().toISOString()));
  await device.run(mirrorActiveDog);
  void requestPersistence();
}

/**
 * Undoes the last merge, except for rows changed since. If it joined a household, the device leaves that.
 * @returns those rows
 * @throws {DeviceError} if it could not be stored; nothing has changed then
 */
export async function undoMerge(): Promise<readonly MergedRow[]> {
  const device = await loadDevice();
  const kept = await device.run(writeUndo);
  await device.run(mirrorActiveDog);
  return kept ?? [];
}

/** The last merge that can be undone; null without one, undefined until it is read. */
export function useLastMerge(): HouseholdMergeRow | null | undefined {
  return useQuery('lastMerge', async ({ database }) => (await database.householdMerges.get('last')) ?? null);
}
