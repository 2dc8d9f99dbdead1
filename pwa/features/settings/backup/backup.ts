import { clearedDogProfileCookie } from '#domain/pet/dog-profile-cookie';
import { freeSpace } from '../../../platform/database/browser-storage.ts';
import { forgetConsent } from '../../../platform/database/consent.ts';
import { clearLocalMarker, writeCookie } from '../../../platform/database/cookies.ts';
import { loadDevice } from '../../../platform/database/device.ts';
import { mirrorActiveDog } from '../../../platform/database/dog-cookie.ts';
import { requestPersistence } from '../../../platform/database/preferences.ts';
import { clearImports } from '../../../platform/imports/import-inbox.ts';
import { announceChange, wishDelivery } from '../../../platform/outbox/events.ts';
import {
  editedKey,
  type OutboxItem,
  type PendingItem,
  type UnqueuedItem,
} from '../../../platform/outbox/item.ts';
import { deviceOutbox } from '../../../platform/outbox/store.ts';
import { type Backup, ROW_SCHEMAS, readBackup, writeBackup } from './backup-file.ts';
import { ownerTables, type RestoreMode, readTables, writeTables } from './backup-tables.ts';

/** Undelivered items with text; photos are binary and excluded from the text file. */
async function readQueue(): Promise<PendingItem[]> {
  return (await deviceOutbox.list()).filter(isWords);
}

function isWords(item: OutboxItem): item is PendingItem {
  return ROW_SCHEMAS.queue.safeParse(item).success;
}

/**
 * Adds items of a backup to the queue under their own ids: existing ones are kept, and the server
 * acknowledges one it already has without applying it twice.
 * @returns their unsaved edits, under the items' new numbers
 */
async function restoreQueue({ queue: items, drafts }: Backup, now: number): Promise<Backup['drafts']> {
  const edits: Backup['drafts'] = [];
  for (const item of items) {
    const { seq } = await deviceOutbox.add(waitingAgain(item, new Date(now).toISOString()));
    const edit = drafts.find(({ key }) => key === editedKey(item.seq));
    if (edit !== undefined) edits.push({ ...edit, key: editedKey(seq) });
  }
  return edits;
}

async function restoreEdit(edit: Backup['drafts'][number]): Promise<void> {
  const device = await loadDevice();
  await device.run((database) =>
    database.transaction('rw', database.drafts, async () => {
      const here = await database.drafts.get(edit.key);
      if (here === undefined || here.updatedAt < edit.updatedAt) await database.drafts.put(edit);
    }),
  );
}

function waitingAgain({ seq: _, ...item }: PendingItem, now: string): UnqueuedItem {
  return {
    ...item,
    status: 'waiting',
    attempts: 0,
    nextAttemptAt: now,
    lastProblem: null,
    serverErrors: null,
  } as UnqueuedItem;
}

/** Removes every item from the queue, in any state. */
async function clearQueue(): Promise<void> {
  for (const { id } of await deviceOutbox.list()) await deviceOutbox.change(id, () => null);
  announceChange();
}

/**
 * The owner's data as the text of one file, own recipes, the household's secret and the undelivered items of the queue
 * included. Without photos, imports, administrators' drafts and what is bound to this device.
 * @throws {DeviceError} if this browser's storage cannot be read
 */
export async function makeBackup(now: Date = new Date()): Promise<string> {
  const device = await loadDevice();
  const [tables, queue] = await Promise.all([device.run(readTables), readQueue()]);
  return writeBackup({ ...tables, queue }, now);
}

/**
 * Reads a backup file without applying it.
 * @throws {BackupError} if it is not a valid backup
 */
export async function openBackup(file: Blob): Promise<Backup> {
  return readBackup(await file.text());
}

/**
 * Applies a backup: merges it with the existing data or replaces it. Queue items are only added, first: if the rest
 * fails, they are not lost.
 * @throws {OutboxError} if the queue could not be stored; the tables are unchanged then
 * @throws {DeviceError} if the tables could not be stored, and are unchanged then, or afterwards an edit of the queue
 */
export async function restoreBackup(backup: Backup, mode: RestoreMode): Promise<void> {
  const device = await loadDevice();
  const edits = await restoreQueue(backup, Date.now());
  await device.run((database) => writeTables(database, backup, mode));
  await device.run(mirrorActiveDog);
  for (const edit of edits) await restoreEdit(edit);
  if (backup.queue.length > 0) {
    announceChange();
    wishDelivery();
  }
  void requestPersistence();
}

/**
 * Deletes all of the owner's data on this device, own recipes and the queue included. The catalogue stays.
 * @throws {DeviceError} if this browser's storage refused
 * @throws {OutboxError} if the queue could not be cleared; the tables are empty by then
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
  // Cached photos reveal which recipes were viewed.
  await freeSpace().catch(() => {});
  writeCookie(clearedDogProfileCookie());
  // With the marker, the next start would mistake the empty tables for an eviction.
  clearLocalMarker();
  try {
    localStorage.clear();
  } catch {
    // Without storage there is nothing to clear.
  }
  forgetConsent();
}
