import { type IDBPDatabase, openDB } from 'idb';

export const PAGES_DATABASE = 'bowlful';

/**
 * Opens one of the pages' databases for some work, without their library and without blocking an upgrade.
 * @throws if it doesn't exist: only pages create it
 */
export async function inExisting<T>(name: string, work: (database: IDBPDatabase) => Promise<T>): Promise<T> {
  const database = await openDB(name, undefined, {
    upgrade(_database, _from, _to, transaction) {
      transaction.done.catch(() => {});
      transaction.abort();
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
