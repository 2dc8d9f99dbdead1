import { type IDBPDatabase, openDB } from 'idb';

/**
 * A database of the pages, without their library, and without holding an upgrade of it up.
 * @throws where there is none: a page creates it
 */
export async function openExisting(name: string): Promise<IDBPDatabase> {
  return await openDB(name, undefined, {
    upgrade(_database, _from, _to, transaction) {
      transaction.done.catch(() => {});
      transaction.abort();
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}
