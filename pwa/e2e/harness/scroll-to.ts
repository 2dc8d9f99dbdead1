import { expect, type Locator } from '@playwright/test';

/** Within what browsers lay out ahead: a longer leap would meet estimated heights, as readers never do. */
const STEP_PX = 600;

/**
 * Scrolls until the element stays in view, as a reader does: sections on the way get their real heights as
 * they pass, and push it down again.
 */
export async function scrollTo(element: Locator): Promise<void> {
  await expect(async () => {
    await element.evaluate(async (target, step) => {
      const frames = () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      for (;;) {
        const { top, height } = target.getBoundingClientRect();
        const distance = top + height / 2 - innerHeight / 2;
        if (Math.abs(distance) < innerHeight / 2) break;
        const before = scrollY;
        scrollBy({ top: Math.max(-step, Math.min(step, distance)), behavior: 'instant' });
        await frames();
        if (scrollY === before) break;
      }
    }, STEP_PX);
    await element.scrollIntoViewIfNeeded();
    await element.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await expect(element).toBeInViewport({ timeout: 100 });
  }).toPass();
}
