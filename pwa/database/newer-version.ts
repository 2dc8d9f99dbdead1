import { Dexie, type DexieOptions } from 'dexie';
import { DeviceError } from './device-error.ts';

/** Dexie counts in tenths: its version 2 is 20 to IndexedDB. */
const NATIVE_STEPS = 10;

/**
 * An IndexedDB that opens no database above our version in a way that would change it. Dexie opens a newer one
 * without a word and, where it misses an index of its own, raises the version once more to put it back.
 */
export function guardedFactory(version: number): Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'> {
  const factory: IDBFactory | null | undefined = globalThis.indexedDB;
  // None on the server, where hooks render what was inlined, nor where a browser keeps nothing.
  if (!factory) return {};
  const guarded: IDBFactory = {
    open(name: string, nativeVersion?: number) {
      if (nativeVersion === undefined) return factory.open(name);
      if (nativeVersion < (version + 1) * NATIVE_STEPS) return factory.open(name, nativeVersion);
      throw new DOMException('The stored version is newer than this app', 'VersionError');
    },
    deleteDatabase: (name: string) => factory.deleteDatabase(name),
    cmp: (first: unknown, second: unknown) => factory.cmp(first, second),
    databases: () => factory.databases(),
  };
  return { IDBKeyRange, indexedDB: guarded };
}

/** Whether the open database was made by a newer version of the app than this one. */
export function isNewer(database: Dexie, version: number): boolean {
  return database.isOpen() && database.backendDB().version >= (version + 1) * NATIVE_STEPS;
}

/** Old code may read a newer database, but a write of it would drop fields that it does not know. */
export function refuseWritesWhenNewer(database: Dexie, version: number): void {
  database.use({
    stack: 'dbcore',
    name: 'refuse-writes-when-newer',
    create: (core) => ({
      ...core,
      table(name) {
        const table = core.table(name);
        return {
          ...table,
          mutate: (request) =>
            isNewer(database, version)
              ? Dexie.Promise.reject(new DeviceError('newer'))
              : table.mutate(request),
        };
      },
    }),
  });
}
