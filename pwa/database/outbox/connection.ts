import type { IDBPDatabase, IDBPObjectStore } from 'idb';
import { freeSpace } from './free-space.ts';
import { openDatabase } from './open-database.ts';
import { OutboxError, outboxErrorOf } from './outbox-error.ts';
import type { OutboxSchema } from './outbox-schema.ts';
import { within } from './within.ts';

type Table<Mode extends IDBTransactionMode> = IDBPObjectStore<OutboxSchema, 'items'[], 'items', Mode>;
export type ReadableTable = Table<'readonly'> | Table<'readwrite'>;
export type WritableTable = Table<'readwrite'>;

export type ConnectionOptions = {
  factory?: IDBFactory;
  name?: string;
  openTimeoutMs?: number;
  transactionTimeoutMs?: number;
  freeSpace?: () => Promise<void>;
};

/**
 * Each call runs `work` in one transaction and resolves with its result once that is complete, never before.
 * `work` may run a second time, after a failure.
 * @throws {OutboxError} nothing was saved then
 */
export type OutboxConnection = {
  read<T>(work: (items: ReadableTable) => Promise<T>): Promise<T>;
  write<T>(work: (items: WritableTable) => Promise<T>): Promise<T>;
  close(): void;
};

/**
 * The queue's database, opened at the first use: the same code in the page and in the worker. After a failure the
 * handle is thrown away and the work tried once on a new one, because a handle that WebKit has lost fails for ever.
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
    opening ??= openDatabase(options, drop);
    const database = await opening;
    const tx = database.transaction(['items'], mode, { durability: 'strict' });
    const done = Promise.all([work(tx.objectStore('items')), tx.done]).then(([result]) => result);
    try {
      return await within(transactionTimeoutMs, done, () => new OutboxError('slow'));
    } catch (cause) {
      abort(tx);
      // The transaction knows the reason where its requests only know that they were aborted.
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

/** What was not confirmed must not happen later: the person is told that nothing was saved. */
function abort(tx: { readonly done: Promise<void>; abort(): void }): void {
  tx.done.catch(() => {});
  try {
    tx.abort();
  } catch {
    // It is already over.
  }
}
