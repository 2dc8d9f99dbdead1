import type { DexieOptions } from 'dexie';

/** The browser's IndexedDB for Dexie, with another way of opening a database. */
export function openedBy(
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
