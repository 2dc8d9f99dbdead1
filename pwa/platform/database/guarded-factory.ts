import { Dexie, type DexieOptions } from 'dexie';
import { DeviceError } from './device-error.ts';

/** Dexie multiplies by ten: its version 2 is IndexedDB's 20. */
const NATIVE_STEPS = 10;

/**
 * An IndexedDB factory that never changes a database above our version. Dexie opens a newer one silently and, if it
 * misses one of its indexes, raises the version again to add it.
 */
export const guardedFactory = (version: number) =>
  openedBy((factory, name, nativeVersion) => {
    if (nativeVersion === undefined) return factory.open(name);
    if (nativeVersion < (version + 1) * NATIVE_STEPS) return factory.open(name, nativeVersion);
    throw new DOMException('The stored version is newer than this app', 'VersionError');
  });

/** An IndexedDB factory for Dexie that neither creates nor upgrades a database. */
export const onlyExisting = (nativeVersion: number) =>
  openedBy((factory, name, asked) => {
    // Dexie raises the version if an index is missing.
    if (asked !== undefined && asked !== nativeVersion) {
      throw new DOMException('The stored version is another one', 'InvalidStateError');
    }
    // Without a version: asking for one would close the connections of other tabs.
    const request = factory.open(name);
    request.addEventListener('upgradeneeded', (event) => {
      event.stopImmediatePropagation();
      request.transaction?.abort();
    });
    return request;
  });

/** Whether the open database was created by a newer version of the app. */
export function isNewer(database: Dexie, version: number): boolean {
  return database.isOpen() && database.backendDB().version >= (version + 1) * NATIVE_STEPS;
}

/** Old code may read a newer database, but its writes would drop fields that it does not know. */
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

/** The browser's IndexedDB for Dexie, with another way of opening a database. */
function openedBy(
  open: (factory: IDBFactory, name: string, nativeVersion: number | undefined) => IDBOpenDBRequest,
): Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'> {
  const factory: IDBFactory | null | undefined = globalThis.indexedDB;
  // Undefined on the server, where hooks render inlined data, and in browsers without storage.
  if (!factory) return {};
  const indexedDB: IDBFactory = {
    open: (name: string, nativeVersion?: number) => open(factory, name, nativeVersion),
    deleteDatabase: (name: string) => factory.deleteDatabase(name),
    cmp: (first: unknown, second: unknown) => factory.cmp(first, second),
    databases: () => factory.databases(),
  };
  return { IDBKeyRange, indexedDB };
}
