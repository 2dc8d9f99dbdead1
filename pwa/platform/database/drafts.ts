import { useQuery } from '../query/query.ts';
import { loadDevice } from './device.ts';
import { dropJournalledDraft } from './draft-journal.ts';
import { requestPersistence } from './persist-storage.ts';

let lastMs = 0;

/** The time of a draft, ISO 8601: later than any before it in this page, so that of two the newer can be told. */
export function draftStamp(): string {
  lastMs = Math.max(Date.now(), lastMs + 1);
  return new Date(lastMs).toISOString();
}

/**
 * What was typed and not yet sent under `key`; null where there is nothing, undefined until it is read.
 * It was written by an earlier build, perhaps: parse it before use.
 */
export function useDraft<T = unknown>(key: string): T | null | undefined {
  return useQuery(
    null,
    async ({ database }): Promise<T | null> => ((await database.drafts.get(key))?.value as T) ?? null,
    { deps: [key] },
  );
}

/**
 * Keeps what is being typed, in place of what was kept under `key` before.
 * @param updatedAt the stamp of what is kept
 * @throws {DeviceError} where it could not be kept; the form still holds the text
 */
export async function saveDraft(key: string, value: unknown, updatedAt = draftStamp()): Promise<void> {
  const device = await loadDevice();
  await device.run((database) => database.drafts.put({ key, value, updatedAt }));
  dropJournalledDraft(key, updatedAt);
  void requestPersistence();
}

/**
 * As `saveDraft`, where what was kept before has not been read yet: `join` gets it, null where there is nothing.
 * @returns what is kept now
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

/** Forgets the draft: it was sent, or thrown away by its owner. */
export async function clearDraft(key: string): Promise<void> {
  const updatedAt = draftStamp();
  const device = await loadDevice();
  await device.run((database) => database.drafts.delete(key));
  dropJournalledDraft(key, updatedAt);
}
