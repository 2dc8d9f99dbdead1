import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

type KeptSession = { stage: number; ticks: string[]; timers: unknown[] };

/** What is kept of the cooking of a recipe, as it is stored on the device. */
async function keptSession(page: Page, recipeId: number): Promise<KeptSession | undefined> {
  return page.evaluate(async (id) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('bowlful');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    try {
      return await new Promise<KeptSession | undefined>((resolve, reject) => {
        const request = database.transaction('cookSessions').objectStore('cookSessions').get(id);
        request.onsuccess = () => resolve(request.result?.value);
        request.onerror = () => reject(request.error);
      });
    } finally {
      database.close();
    }
  }, String(recipeId));
}

/** Waits until the device has kept at least this much of the cooking of a recipe. */
export async function expectKept(page: Page, recipeId: number, kept: Partial<KeptSession>): Promise<void> {
  await expect.poll(() => keptSession(page, recipeId)).toMatchObject(kept);
}
