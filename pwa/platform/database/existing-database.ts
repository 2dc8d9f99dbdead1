import type { DexieOptions } from 'dexie';

/** An IndexedDB factory for Dexie that neither creates nor upgrades a database. */
export function onlyExisting(nativeVersion: number): Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'> {
  const factory: IDBFactory | undefined = globalThis.indexedDB;
  if (!factory) return {};
  const existing: IDBFactory = {
    open(name: string, asked?: number) {
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
    },
    deleteDatabase: (name: string) => factory.deleteDatabase(name),
    cmp: (first: unknown, second: unknown) => factory.cmp(first, second),
    databases: () => factory.databases(),
  };
  return { IDBKeyRange, indexedDB: existing };
}
