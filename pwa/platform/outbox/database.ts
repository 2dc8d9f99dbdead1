import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, wrap } from 'idb';
import { ToldError } from '#domain/text/told-error';
import { freeSpace } from '../database/browser-storage.ts';
import { isNamed } from '../database/device-error.ts';
import { withTimeout } from '../database/with-timeout.ts';

const SENTENCES = {
  full: ['This device has no room left', 'free some space and try again'],
  slow: ['This device did not confirm the saving in time', 'please try again'],
  blocked: ['Another tab of Bowlful holds the storage', 'close the other tabs and try again'],
  outdated: ['This tab is older than the app', 'copy it, reload, and try again'],
  unavailable: ['This browser did not let Bowlful save', 'please try again'],
} as const;
export type OutboxErrorCode = keyof typeof SENTENCES;

/** The queue could not be read or written; `message` is a sentence for the person. Nothing was saved. */
export class OutboxError extends ToldError {
  readonly code: OutboxErrorCode;
  /** The reason, as the beginning of a sentence. */
  readonly reason: string;

  constructor(code: OutboxErrorCode, cause?: unknown) {
    const [reason, advice] = SENTENCES[code];
    super(`${reason}. Your text is still here: ${advice}.`, { cause });
    this.name = 'OutboxError';
    this.code = code;
    this.reason = reason;
  }
}

/** The person's error for a storage failure. */
function outboxErrorOf(cause: unknown): OutboxError {
  if (cause instanceof OutboxError) return cause;
  if (isNamed(cause, 'QuotaExceededError')) return new OutboxError('full', cause);
  if (isNamed(cause, 'VersionError')) return new OutboxError('outdated', cause);
  return new OutboxError('unavailable', cause);
}

/**
 * The major version is in the name, so that code of another major can never open and damage these items. A later major
 * opens its own database and drains this one with the same store and flush.
 */
export const OUTBOX_NAME = 'bowlful-outbox-1';
const OUTBOX_VERSION = 1;

interface OutboxSchema extends DBSchema {
  items: {
    key: number;
    /** Parsed by `readableItem`: a row may be of a later version. */
    value: unknown;
    indexes: { id: string };
  };
}

/** Makes the tables of version 1, which is never edited once released. */
function createOutbox(database: IDBDatabase): void {
  const items = database.createObjectStore('items', { keyPath: 'seq', autoIncrement: true });
  items.createIndex('id', 'id', { unique: true });
}

type OpenOptions = { factory?: IDBFactory; name?: string; openTimeoutMs?: number };

/**
 * Opens the queue's database.
 * @param lost called when the connection must no longer be used, and whether the database is being deleted
 * @throws {OutboxError} 'blocked' or 'slow' after `openTimeoutMs`; the browser's own error otherwise
 */
async function openDatabase(
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
