import type { Species } from '#domain/reference/species';
import { useQuery } from '../query/query.ts';
import { loadDevice } from './device.ts';
import { dropJournalledDraft, dropJournalledDrafts } from './draft-journal.ts';
import { requestPersistence } from './preferences.ts';
import type { DraftRow } from './rows.ts';

/** Prefix of the keys of an administrator's drafts. */
export const ADMIN_DRAFTS = 'admin ';
/** Prefix of the keys of photos chosen for a review that has not been sent yet. */
export const PHOTO_DRAFTS = 'review-photo:';
/** Prefix of the keys of corrections to an import, whose id is valid on this device only. */
export const IMPORT_DRAFTS = 'import:';

/** Key of the draft of an animal's form, by its id, or 'new'. */
export const petFormKey = (id: string, species: Species) => `pet-form:${id}:${species}`;

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
  const row = useDraftRow(key);
  return row === undefined ? undefined : ((row?.value as T) ?? null);
}

/** As `useDraft`, with the draft's timestamp. */
export function useDraftRow(key: string): DraftRow | null | undefined {
  return useQuery(
    null,
    async ({ database }): Promise<DraftRow | null> => (await database.drafts.get(key)) ?? null,
    { deps: [key] },
  );
}

/**
 * Saves a draft, replacing the one under `key`.
 * @throws {DeviceError} if it could not be saved; the form still holds the text
 */
export async function saveDraft(key: string, value: unknown): Promise<void> {
  const updatedAt = draftStamp();
  const device = await loadDevice();
  await device.run((database) => database.drafts.put({ key, value, updatedAt }));
  dropJournalledDraft(key, updatedAt);
  void requestPersistence();
}

/**
 * As `saveDraft`, if another tab may have stored a draft.
 * @param join gets its value, or null, and its row
 * @param opened the form's values before anything was typed; without it those of the stored draft stay
 * @returns the draft as stored
 * @throws {DeviceError} as `saveDraft`
 */
export async function joinDraft<T>(
  key: string,
  join: (kept: unknown, row: DraftRow | undefined) => T,
  updatedAt = draftStamp(),
  opened?: object,
): Promise<T> {
  const device = await loadDevice();
  const joined = await device.run((database) =>
    database.transaction('rw', database.drafts, async () => {
      const kept = await database.drafts.get(key);
      const value = join(kept?.value ?? null, kept);
      await database.drafts.put({ ...kept, key, value, updatedAt, ...(opened !== undefined && { opened }) });
      return value;
    }),
  );
  dropJournalledDraft(key, updatedAt);
  void requestPersistence();
  return joined;
}

/**
 * Deletes the draft: it was sent, or its owner discarded it.
 * @param isSeen given a stored draft's timestamp, whether its owner meant that one; it stays if not
 */
export async function clearDraft(
  key: string,
  isSeen: (updatedAt: string) => boolean = () => true,
): Promise<void> {
  const updatedAt = draftStamp();
  const device = await loadDevice();
  await device.run((database) =>
    database.transaction('rw', database.drafts, async () => {
      const kept = await database.drafts.get(key);
      if (kept !== undefined && isSeen(kept.updatedAt)) await database.drafts.delete(key);
    }),
  );
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
  await device.run((database) =>
    database.transaction('rw', database.drafts, () =>
      database.drafts.where('key').startsWith(prefix).delete(),
    ),
  );
  dropJournalledDrafts(prefix, updatedAt);
}
