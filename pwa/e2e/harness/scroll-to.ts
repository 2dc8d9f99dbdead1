import { expect, type Locator } from '@playwright/test';

/** Scrolls until the element stays in view: what loads above it may push it down again. */
export async function scrollTo(element: Locator): Promise<void> {
  await expect(async () => {
    await element.scrollIntoViewIfNeeded();
    await element.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await expect(element).toBeInViewport({ timeout: 100 });
  }).toPass();
}
