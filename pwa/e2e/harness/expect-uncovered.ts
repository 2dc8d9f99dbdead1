import { expect, type Locator } from '@playwright/test';

/** The middle of the target receives a tap: `toBeVisible` also passes when another element covers it. */
export async function expectUncovered(target: Locator, message: string): Promise<void> {
  await expect(target, message).toBeInViewport();
  const isOnTop = () =>
    target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isOnTop, message).toBe(true);
}
