import type { Page } from '@playwright/test';

/** A row of the device's database as stored; null if missing. The app has opened the database. */
export function storedRow(page: Page, table: string, key: string | number): Promise<unknown> {
  return page.evaluate(
    async ([table, key]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('bowlful');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      try {
        return await new Promise<unknown>((resolve, reject) => {
          const request = database.transaction(table).objectStore(table).get(key);
          request.onsuccess = () => resolve(request.result ?? null);
          request.onerror = () => reject(request.error);
        });
      } finally {
        database.close();
      }
    },
    [table, key] as const,
  );
}

/** Stores rows in the device's database. The app has opened the database. */
export function storeRows(page: Page, rows: Record<string, readonly object[]>): Promise<void> {
  return page.evaluate(async (rows) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('bowlful');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    try {
      await new Promise<void>((resolve, reject) => {
        const transaction = database.transaction(Object.keys(rows), 'readwrite');
        transaction.oncomplete = () => resolve();
        transaction.onerror = () => reject(transaction.error);
        for (const [table, kept] of Object.entries(rows)) {
          for (const row of kept) transaction.objectStore(table).put(row);
        }
      });
    } finally {
      database.close();
    }
  }, rows);
}
