import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { reviewItem } from '../../platform/outbox/item.test-support.ts';
import type { OutboxItem } from '../../platform/outbox/item.ts';
import type { ReviewInput } from './review.ts';

const OUTBOX = 'bowlful-outbox-1';

/** Every row of the queue as stored. */
export function outboxRows(page: Page): Promise<OutboxItem[]> {
  return page.evaluate(async (name) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    try {
      return await new Promise<never[]>((resolve, reject) => {
        const request = database.transaction('items').objectStore('items').getAll();
        request.onsuccess = () => resolve(request.result as never[]);
        request.onerror = () => reject(request.error);
      });
    } finally {
      database.close();
    }
  }, OUTBOX);
}

/** Puts reviews of recipe 1 into the queue without the form, in the format of the app. The app has opened the queue. */
export async function seedOutbox(page: Page, reviews: readonly ReviewInput[]): Promise<void> {
  const items = reviews.map(({ stars, name, comment }) =>
    reviewItem(
      { recipeId: 1, recipeTitle: 'Planted', draft: { rating: stars, userName: name, comment } },
      randomUUID(),
      Date.now(),
    ),
  );
  await page.evaluate(
    async ([name, rows]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const transaction = database.transaction('items', 'readwrite');
      for (const row of rows) transaction.objectStore('items').add(row);
      await new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error);
      });
      database.close();
      new BroadcastChannel('bowlful-outbox').postMessage('changed');
    },
    [OUTBOX, items] as const,
  );
}

/** Number of items in each state. */
export async function outboxStates(page: Page): Promise<Record<OutboxItem['status'], number>> {
  const states = { waiting: 0, refused: 0, sent: 0 };
  for (const { status } of await outboxRows(page)) states[status] += 1;
  return states;
}
