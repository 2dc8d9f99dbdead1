import { type IDBPDatabase, wrap } from 'idb';
import { withTimeout } from '../database/with-timeout.ts';
import { OutboxError } from './outbox-error.ts';
import { createOutbox, OUTBOX_NAME, OUTBOX_VERSION, type OutboxSchema } from './outbox-schema.ts';

export type OpenOptions = { factory?: IDBFactory; name?: string; openTimeoutMs?: number };

/**
 * Opens the queue's database.
 * @param lost called when the connection must no longer be used, and whether the database is being deleted
 * @throws {OutboxError} 'blocked' or 'slow' after `openTimeoutMs`; the browser's own error otherwise
 */
export async function openDatabase(
  options: OpenOptions,
  lost: (isDeleted: boolean) => void,
): Promise<IDBPDatabase<OutboxSchema>> {
  const { factory = indexedDB, name = OUTBOX_NAME, openTimeoutMs = 5_000 } = options;
  const request = factory.open(name, OUTBOX_VERSION);
  let blocked = false;
  request.addEventListener('upgradeneeded', () => createOutbox(request.result));
  request.addEventListener('blocked', () => {
    blocked = true;
  });
  const opened = wrap(request) as unknown as Promise<IDBPDatabase<OutboxSchema>>;
  try {
    const database = await withTimeout(opened, openTimeoutMs, () => {
      throw new OutboxError(blocked ? 'blocked' : 'slow');
    });
    // Another tab wants to upgrade or delete: an open connection would block it.
    database.addEventListener('versionchange', ({ newVersion }) => lost(newVersion === null));
    database.addEventListener('close', () => lost(false));
    return database;
  } catch (cause) {
    // A late connection has no owner, so close it.
    opened.then((late) => late.close()).catch(() => {});
    throw cause;
  }
}
