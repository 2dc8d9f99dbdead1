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
