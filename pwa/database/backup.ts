import { clearedDogProfileCookie } from '#domain/pet/dog-profile-cookie';
import { type Backup, readBackup, writeBackup } from './backup-file.ts';
import { clearQueue, readQueue, restoreQueue } from './backup-queue.ts';
import { ownerTables, type RestoreMode, readTables, writeTables } from './backup-tables.ts';
import type { Bowlful } from './bowlful.ts';
import { forgetConsent } from './consent.ts';
import { loadDevice } from './device.ts';
import { clearImports } from './imports/import-inbox.ts';
import { clearLocalMarker } from './local-marker.ts';
import { freeSpace } from './outbox/free-space.ts';
import { requestPersistence } from './persist-storage.ts';
import { selectPet } from './stored-pets.ts';
import { writeCookie } from './write-cookie.ts';

/**
 * Everything of the owner's as the text of one file: pets, favourites, plans, shopping list, cook sessions, drafts,
 * preferences, recipes looked at, and the words that still wait in the queue.
 * @throws {DeviceError} where this browser's storage cannot be read
 */
export async function makeBackup(now: Date = new Date()): Promise<string> {
  const device = await loadDevice();
  const [tables, queue] = await Promise.all([device.run(readTables), readQueue()]);
  return writeBackup({ ...tables, queue }, now);
}

/**
 * What a file holds, before anything is done with it.
 * @throws {BackupError} where it is no backup; nothing was changed
 */
export async function openBackup(file: Blob): Promise<Backup> {
  return readBackup(await file.text());
}

/**
 * Puts a backup in place, beside what is here or instead of it. The queue only ever grows by it.
 * @throws {DeviceError} where it could not be kept; the tables are as they were then
 */
export async function restoreBackup(backup: Backup, mode: RestoreMode): Promise<void> {
  const device = await loadDevice();
  await device.run((database) => writeTables(database, backup, mode));
  await device.run(mirrorActiveDog);
  await restoreQueue(backup.queue, Date.now());
  void requestPersistence();
}

async function mirrorActiveDog(database: Bowlful): Promise<void> {
  const dogs = await database.pets.where('species').equals('dog').toArray();
  const active = dogs.find(({ isActive }) => isActive);
  if (active === undefined) writeCookie(clearedDogProfileCookie());
  else await selectPet(database, active.id);
}

/**
 * Removes everything of the owner's from this device, the queue too. The recipes stay.
 * @throws {DeviceError} where this browser's storage refused
 */
export async function clearOwnerData(): Promise<void> {
  const device = await loadDevice();
  await device.run((database) => {
    const tables = Object.values(ownerTables(database));
    return database.transaction('rw', tables, async () => {
      for (const table of tables) await table.clear();
    });
  });
  await clearQueue();
  await clearImports().catch(() => {});
  // Photos tell which recipes were looked at.
  await freeSpace().catch(() => {});
  writeCookie(clearedDogProfileCookie());
  // Else the next start would take the empty tables for thrown away by the browser.
  clearLocalMarker();
  try {
    localStorage.clear();
  } catch {
    // Where nothing can be kept, nothing was.
  }
  forgetConsent();
}
