import type { Page } from '@playwright/test';
import { expectHydrated } from './journey.ts';

/** The app has hydrated, nothing is on its way any more, and the main thread has nothing left to do. */
export async function expectAtRest(page: Page): Promise<void> {
  await expectHydrated(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Work that one idle moment starts shows in the next.
    for (let quiet = 0; quiet < 3; ) {
      const idle = await new Promise<IdleDeadline>((resolve) => requestIdleCallback(resolve));
      quiet = idle.timeRemaining() > 5 ? quiet + 1 : 0;
    }
  });
}
