import { Dexie } from 'dexie';
import { DeviceError } from './device-error.ts';
import { openedBy } from './opened-by.ts';

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
