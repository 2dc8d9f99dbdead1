import type { Page } from '@playwright/test';

const LOOK_EVERY_MS = 15_000;
const STALLED_MS = 10_000;

/**
 * Wakes a page that Chromium has stopped painting, and says so. On a busy machine that happens once in several hundred
 * journeys: no frame comes, and every press waits for one, until somebody asks for a picture.
 */
export function wakeWhenStalled(page: Page): void {
  let isLooking = false;
  async function look(): Promise<void> {
    // Timers go on in a stalled page, but not in one whose clock a journey has stopped.
    const isPainting = await page.evaluate(
      (stalledMs) =>
        new Promise<boolean>((resolve) => {
          requestAnimationFrame(() => resolve(true));
          setTimeout(() => resolve(false), stalledMs);
        }),
      STALLED_MS,
    );
    if (isPainting) return;
    process.stdout.write(`No frame for ${STALLED_MS / 1000} s at ${page.url()}: woken by a screenshot\n`);
    await page.screenshot();
  }
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      // The page was closed or left meanwhile.
      .catch(() => {})
      .finally(() => {
        isLooking = false;
      });
  }, LOOK_EVERY_MS);
  page.once('close', () => clearInterval(timer));
}
