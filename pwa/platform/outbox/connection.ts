import type { IDBPDatabase, IDBPObjectStore } from 'idb';
import { freeSpace } from '../database/free-space.ts';
import { withTimeout } from '../database/with-timeout.ts';
import { type OpenOptions, openDatabase } from './open-database.ts';
import { OutboxError, outboxErrorOf } from './outbox-error.ts';
import type { OutboxSchema } from './outbox-schema.ts';

type Table<Mode extends IDBTransactionMode> = IDBPObjectStore<OutboxSchema, 'items'[], 'items', Mode>;
export type ReadableTable = Table<'readonly'> | Table<'readwrite'>;
export type WritableTable = Table<'readwrite'>;

export type ConnectionOptions = OpenOptions & {
  transactionTimeoutMs?: number;
  freeSpace?: () => Promise<void>;
  /** Called when somebody else deletes the database while it is open here. */
  deleted?: () => void;
};

/**
 * Each call runs `work` in one transaction and resolves with its result once that has committed. After a failure `work`
 * may run again.
 * @throws {OutboxError} nothing was saved then
 */
export type OutboxConnection = {
  read<T>(work: (items: ReadableTable) => Promise<T>): Promise<T>;
  write<T>(work: (items: WritableTable) => Promise<T>): Promise<T>;
  close(): void;
};

/**
 * The queue's database, opened at its first use; the same code in page and worker. After a failure the connection is
 * dropped and the work retried once on a new one, because a connection that WebKit has lost fails forever.
 */
export function connectOutbox(options: ConnectionOptions = {}): OutboxConnection {
  const { transactionTimeoutMs = 10_000 } = options;
  let opening: Promise<IDBPDatabase<OutboxSchema>> | null = null;

  function drop(): void {
    const dropped = opening;
    opening = null;
    dropped?.then((database) => database.close()).catch(() => {});
  }

  async function attempt<Mode extends 'readonly' | 'readwrite', T>(
    mode: Mode,
    work: (items: Table<Mode>) => Promise<T>,
  ): Promise<T> {
    opening ??= openDatabase(options, (isDeleted) => {
      drop();
      if (isDeleted) options.deleted?.();
    });
    const database = await opening;
    const tx = database.transaction(['items'], mode, { durability: 'strict' });
    const done = Promise.all([work(tx.objectStore('items')), tx.done]).then(([result]) => result);
    try {
      return await withTimeout(done, transactionTimeoutMs, () => {
        throw new OutboxError('slow');
      });
    } catch (cause) {
      abort(tx);
      // The transaction has the reason; its requests only know that they were aborted.
      throw tx.error ?? cause;
    }
  }

  async function twice<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await run();
    } catch (cause) {
      drop();
      const { code } = outboxErrorOf(cause);
      if (code === 'full') await (options.freeSpace ?? freeSpace)().catch(() => {});
      else if (code !== 'unavailable') throw outboxErrorOf(cause);
    }
    try {
      return await run();
    } catch (cause) {
      drop();
      throw outboxErrorOf(cause);
    }
  }

  return {
    read: (work) => twice(() => attempt('readonly', work)),
    write: (work) => twice(() => attempt('readwrite', work)),
    close: drop,
  };
}

/** An unconfirmed write must not commit later: the person has been informed that nothing was saved. */
function abort(tx: { readonly done: Promise<void>; abort(): void }): void {
  tx.done.catch(() => {});
  try {
    tx.abort();
  } catch {
    // It has already ended.
  }
}
