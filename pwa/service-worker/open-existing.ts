import { type IDBPDatabase, openDB } from 'idb';

/**
 * Opens one of the pages' databases without their library and without blocking an upgrade.
 * @throws if it doesn't exist: only pages create it
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
