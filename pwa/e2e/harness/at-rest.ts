import type { Page } from '@playwright/test';
import { expectHydrated } from './journey.ts';

/** The app has hydrated, nothing is on its way any more, and the main thread has nothing left to do. */
export async function expectAtRest(page: Page): Promise<void> {
  await expectHydrated(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Work that one idle moment starts shows in the next; a busy machine may have none in a second.
    for (let moment = 0; moment < 3; moment += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
    }
  });
}
