import type { Page } from '@playwright/test';
import { expectHydrated } from './journey.ts';

/**
 * The app has hydrated, no request is pending, and the main thread is idle.
 * @param isQuiet from `watchRequests`, before the navigation: 'networkidle' comes only once per document
 */
export async function expectAtRest(page: Page, isQuiet: () => Promise<void>): Promise<void> {
  await expectHydrated(page);
  await isQuiet();
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Work started in one idle period shows in the next; a busy machine may have none within a second.
    for (let moment = 0; moment < 3; moment += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
    }
  });
}
