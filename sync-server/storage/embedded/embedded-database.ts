import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Database as Lmdb, open, type RootDatabase } from 'lmdb';
import { prepareDataFolder } from '../../lib/data-folder.ts';
import { StorageFull, StorageUnavailable, StorageUnusable, saysFull } from '../../lib/storage-error.ts';
import type { Collection, Database, Dumped, IndexDefinition, Stored } from '../database.ts';
import { EmbeddedCollection } from './embedded-collection.ts';
import { FieldIndex, type IndexKey } from './field-index.ts';

/** Maximum number of collections and indexes; each is a named database of the file. */
const MOST_NAMES = 100;

const LMDB = createRequire(import.meta.url).resolve('lmdb');

/**
 * Decodes every entry from null on, the lowest key. Counts them, because a damaged file may just look
 * shorter. Lists the names first, because opening a database ends an ongoing read.
 */
const READ_ALL = `
  const [, lmdb, path] = process.argv;
  const root = require(lmdb).open({ path, noSubdir: true, readOnly: true, maxDbs: ${MOST_NAMES} });
  const names = [...root.getKeys()];
  if (names.length !== root.getStats().entryCount) throw new Error('names of collections are missing');
  for (const name of names) {
    const entries = root.openDB({ name });
    let missing = entries.getStats().entryCount;
    for (const entry of entries.getRange({ start: null })) missing -= 1;
    if (missing !== 0) throw new Error(missing + ' entries of ' + name + ' are missing');
  }
`;

/**
 * Damage can make the reading process loop or hang, so it is stopped after this time. Even an SD card in a busy
 * machine reads a megabyte in a second.
 */
const readWithinMs = (bytes: number) => 60_000 + Math.ceil(bytes / 1000);

/**
 * Checks a database file before it is opened. Damage kills the process that reads it, so another process reads it first.
 * @throws {StorageUnusable} when it is not a complete database of the current format; says what to do
 */
export function checkDatabaseFile(file: string): void {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (found.isDirectory()) {
    throw new StorageUnusable(
      `${file} is a folder where the database file should be. Move it away and restore a backup with "npm run restore -- <file>".`,
    );
  }
  if (found.size === 0) {
    throw new StorageUnusable(
      `The database file ${file} is empty. Restore a backup with "npm run restore -- <file>", or delete the file to start without data.`,
    );
  }
  const lock = `${file}-lock`;
  const hasLock = existsSync(lock);
  const { status, signal, stderr, error } = spawnSync(process.execPath, ['--eval', READ_ALL, LMDB, file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: readWithinMs(found.size),
    killSignal: 'SIGKILL',
  });
  if (status === 0) return;
  if (!hasLock) rmSync(lock, { force: true });
  const isLate = error !== undefined && 'code' in error && error.code === 'ETIMEDOUT';
  const how = isLate ? 'reading it never ended' : (signal ?? `status ${status}`);
  const reason = /^\w*Error: .*/m.exec(stderr)?.[0] ?? how;
  throw new StorageUnusable(
    `The database file ${file} cannot be read (${reason}): it is damaged or cut off, from a newer version, or not a Bowlful database. Nothing was changed. Restore a backup with "npm run restore -- <file>": it keeps the present file beside the new one.`,
  );
}

const OPTIONS = {
  noSubdir: true,
  maxDbs: MOST_NAMES,
  permissionsMode: 0o600,
  // Commits are synchronous. (With a later flush, a failed commit would never settle.)
  overlappingSync: false,
  // With batching, a failed commit also rejects an internal promise, which would end the process.
  eventTurnBatching: false,
};

/** LMDB must not be opened twice in one process: two writers would deadlock. */
const openFiles = new Set<string>();

export const DATABASE_FILE = 'bowlful.lmdb';
export const LOCK_FILE = `${DATABASE_FILE}-lock`;

/** @throws {StorageUnusable} when the database is missing beside its lock, or a folder has the lock's name */
function requireBothOrNone(file: string, lock: string): void {
  if (lstatSync(lock, { throwIfNoEntry: false })?.isDirectory()) {
    throw new StorageUnusable(`${lock} is a folder where a file should be. Move it away and start again.`);
  }
  if (existsSync(lock) && lstatSync(file, { throwIfNoEntry: false }) === undefined) {
    throw new StorageUnusable(
      `${file} is missing, although ${lock} exists: the data were moved or deleted. Put the file back or restore a backup with "npm run restore -- <file>"; to start without data, delete ${lock}.`,
    );
  }
}

function openFile(file: string): RootDatabase {
  try {
    return open({ path: file, ...OPTIONS });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StorageUnusable(
      `The database file ${file} could not be opened (${reason}). Check the disk, or restore a backup with "npm run restore -- <file>".`,
      { cause: error },
    );
  }
}

/** Ids of other processes that have a database file open. */
export function usersOf(file: string): number[] {
  const root = openFile(file);
  try {
    // Clears the entries of killed processes.
    root.readerCheck();
    const pids = root
      .readerList()
      .split('\n')
      .map((line) => Number(/^\s*(\d+)\s/.exec(line)?.[1]));
    return [...new Set(pids)].filter((pid) => Number.isInteger(pid) && pid !== process.pid);
  } finally {
    void root.close();
  }
}

/**
 * Opens the embedded engine: documents in LMDB under `dataDir`. A write is acknowledged once it is on disk.
 * @throws {StorageUnusable} when the folder or the file cannot be used; says what to do
 * @throws when it is already open in this process
 */
export function openEmbeddedDatabase(dataDir: string): Database {
  const folder = path.resolve(dataDir);
  const file = path.join(folder, DATABASE_FILE);
  if (openFiles.has(file)) throw new Error('This database is already open in this process.');
  prepareDataFolder(folder, [DATABASE_FILE, LOCK_FILE]);
  requireBothOrNone(file, path.join(folder, LOCK_FILE));
  checkDatabaseFile(file);
  const root = openFile(file);
  openFiles.add(file);
  const definitions = root.openDB<IndexDefinition, string[]>({ name: 'indexes' });
  const collections = new Map<string, unknown>();
  return {
    engine: 'embedded',
    collection<T extends Stored>(name: string): Collection<T> {
      const known = collections.get(name) as Collection<T> | undefined;
      const collection = known ?? openCollection<T>(root, definitions, name);
      collections.set(name, collection);
      return collection;
    },
    async ping() {
      if (!openFiles.has(file)) throw new StorageUnavailable('The database is closed.');
    },
    async *dump(names): AsyncGenerator<Dumped> {
      const opened = names.map((collection) => {
        const documents = root.openDB<Stored, string | number>({ name: `documents:${collection}` });
        return { collection, documents };
      });
      // biome-ignore lint/correctness/useHookAtTopLevel: no hook, LMDB's own name
      const transaction = root.useReadTransaction();
      try {
        for (const { collection, documents } of opened) {
          for (const { value: document } of documents.getRange({ transaction }))
            yield { collection, document };
        }
      } finally {
        transaction.done();
      }
    },
    async close() {
      await root.close();
      openFiles.delete(file);
    },
  };
}

/**
 * Opens the embedded engine of a folder that has one; creates nothing.
 * @throws {StorageUnusable} also when there is no database
 */
export function openExistingDatabase(dataDir: string): Database {
  const folder = path.resolve(dataDir);
  if (existsSync(path.join(folder, DATABASE_FILE))) return openEmbeddedDatabase(folder);
  throw new StorageUnusable(
    `There is no database in ${folder}. Set DATA_DIR or MONGODB_URL as for the server, or name the file that sets them: --env-file <file>. Nothing was created.`,
  );
}

function openCollection<T extends Stored>(
  root: RootDatabase,
  definitions: Lmdb<IndexDefinition, string[]>,
  name: string,
): Collection<T> {
  const documents = root.openDB<T, string | number>({ name: `documents:${name}` });
  const indexes = new Map<string, FieldIndex>();
  const openIndex = (definition: IndexDefinition) =>
    new FieldIndex(definition, root.openDB<true, IndexKey[]>({ name: `index:${name}:${definition.name}` }));
  // Loaded at once: indexes must be maintained from the first write on.
  for (const { key, value } of definitions.getRange({ start: [name] })) {
    if (key[0] !== name) break;
    indexes.set(value.name, openIndex(value));
  }
  return new EmbeddedCollection<T>(name, {
    documents,
    indexes,
    write: (action) => write(root, action),
    refresh: () => root.resetReadTxn(),
    async createIndex(definition) {
      if (indexes.has(definition.name)) return;
      const index = openIndex(definition);
      await write(root, () => {
        for (const { value } of documents.getRange()) index.add(value);
        definitions.putSync([name, definition.name], definition);
        indexes.set(definition.name, index);
      });
    },
  });
}

/** Concurrent callers share one transaction and one flush; each action is rolled back alone if it throws. */
async function write<Result>(root: RootDatabase, action: () => Result): Promise<Result> {
  let own: { error: unknown } | null = null;
  const guarded = () => {
    try {
      return action();
    } catch (error) {
      own = { error };
      throw error;
    }
  };
  try {
    return await root.childTransaction(guarded);
  } catch (error) {
    if (own !== null) throw (own as { error: unknown }).error;
    const cause = await causeOf(error);
    throw saysFull(cause)
      ? new StorageFull({ cause })
      : new StorageUnavailable('The database could not be written.', { cause });
  }
}

/** LMDB reports the cause of a failed commit as a rejected promise. */
async function causeOf(error: unknown): Promise<unknown> {
  const { commitError } = error as { commitError?: Promise<never> };
  return (await commitError?.catch((cause: unknown) => cause)) ?? error;
}
