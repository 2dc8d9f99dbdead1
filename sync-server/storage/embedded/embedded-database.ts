import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Database as Lmdb, open, type RootDatabase } from 'lmdb';
import type { Collection, IndexDefinition, Stored } from '../collection.ts';
import type { Database } from '../database.ts';
import { StorageUnavailable } from '../storage-error.ts';
import { EmbeddedCollection } from './embedded-collection.ts';
import { FieldIndex } from './field-index.ts';
import type { IndexKey } from './index-key.ts';

/** Collections and indexes, each a named database of the one file. */
const MOST_NAMES = 100;

/** LMDB must not be opened twice in one process: two writers would wait for each other for ever. */
const openFiles = new Set<string>();

/**
 * Opens the embedded engine: documents in LMDB under `dataDir`. A write is acknowledged once it is on disk.
 * @throws when the folder cannot be written, or this process has it open already
 */
export function openEmbeddedDatabase(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(path.resolve(dataDir), 'bowlful.lmdb');
  if (openFiles.has(file)) throw new Error('This database is already open in this process.');
  const root = open({
    path: file,
    noSubdir: true,
    maxDbs: MOST_NAMES,
    // A commit ends when it is on disk. (Flushing later, a failed commit would leave its callers waiting for ever.)
    overlappingSync: false,
    // With it, a failed commit also rejects a promise that nobody can get hold of, which would end the process.
    eventTurnBatching: false,
  });
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
    async close() {
      await root.close();
      openFiles.delete(file);
    },
  };
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
  // Known from the first write on, even before anybody asks for them again.
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
        for (const { value } of documents.getRange()) index.add(value, name);
        definitions.putSync([name, definition.name], definition);
        indexes.set(definition.name, index);
      });
    },
  });
}

/** Concurrent callers share one transaction and one flush; each is undone by itself when its action throws. */
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
    throw new StorageUnavailable('The database could not be written.', { cause: await causeOf(error) });
  }
}

/** LMDB tells the cause of a failed commit by a promise that rejects. */
async function causeOf(error: unknown): Promise<unknown> {
  const { commitError } = error as { commitError?: Promise<never> };
  return (await commitError?.catch((cause: unknown) => cause)) ?? error;
}
