import { useQuery } from '../query/query.ts';
import { loadDevice } from './device.ts';
import { dropJournalledDraft } from './draft-journal.ts';
import { requestPersistence } from './persist-storage.ts';

/** Prefix of the keys of an administrator's drafts. */
export const ADMIN_DRAFTS = 'admin ';
/** Prefix of the keys of photos that are waiting for their review. */
export const PHOTO_DRAFTS = 'review-photo:';
/** Prefix of the keys of corrections to an import; imports are numbered by device. */
export const IMPORT_DRAFTS = 'import:';

let lastMs = 0;

/** Timestamp of a draft, ISO 8601: strictly increasing within this page, so that the newer of two is known. */
export function draftStamp(): string {
  lastMs = Math.max(Date.now(), lastMs + 1);
  return new Date(lastMs).toISOString();
}

/**
 * The unsent text under `key`; null if there is none, undefined until it is read.
 * An earlier build may have written it: parse it before use.
 */
export function useDraft<T = unknown>(key: string): T | null | undefined {
  return useQuery(
    null,
    async ({ database }): Promise<T | null> => ((await database.drafts.get(key))?.value as T) ?? null,
    { deps: [key] },
  );
}

/**
 * Saves a draft, replacing the one under `key`.
 * @param updatedAt its timestamp
 * @throws {DeviceError} if it could not be saved; the form still holds the text
 */
export async function saveDraft(key: string, value: unknown, updatedAt = draftStamp()): Promise<void> {
  const device = await loadDevice();
  await device.run((database) => database.drafts.put({ key, value, updatedAt }));
  dropJournalledDraft(key, updatedAt);
  void requestPersistence();
}

/**
 * As `saveDraft`, if the stored draft has not been read yet: `join` gets it, or null if there is none.
 * @returns the draft as stored
 * @throws {DeviceError} as `saveDraft`
 */
export async function joinDraft<T>(
  key: string,
  join: (kept: unknown) => T,
  updatedAt = draftStamp(),
): Promise<T> {
  const device = await loadDevice();
  const joined = await device.run((database) =>
    database.transaction('rw', database.drafts, async () => {
      const value = join((await database.drafts.get(key))?.value ?? null);
      await database.drafts.put({ key, value, updatedAt });
      return value;
    }),
  );
  dropJournalledDraft(key, updatedAt);
  void requestPersistence();
  return joined;
}

/** Deletes the draft: it was sent, or its owner discarded it. */
export async function clearDraft(key: string): Promise<void> {
  const updatedAt = draftStamp();
  const device = await loadDevice();
  await device.run((database) => database.drafts.delete(key));
  dropJournalledDraft(key, updatedAt);
}

/**
 * Deletes every draft whose key begins with this.
 * @throws {DeviceError} if they could not be deleted
 */
export async function clearDrafts(prefix: string): Promise<void> {
  const updatedAt = draftStamp();
  const device = await loadDevice();
  // A transaction, as joining a draft is, so that it comes after what was saved before.
  const keys = await device.run((database) =>
    database.transaction('rw', database.drafts, async () => {
      const keys = await database.drafts.where('key').startsWith(prefix).primaryKeys();
      await database.drafts.bulkDelete(keys);
      return keys;
    }),
  );
  for (const key of keys) dropJournalledDraft(key, updatedAt);
}
