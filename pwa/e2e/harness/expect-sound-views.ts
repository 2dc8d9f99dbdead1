import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { seriousViolations } from './serious-violations.ts';

/** At each width and in each colour scheme, axe finds nothing serious in the main part and the page doesn't scroll sideways. */
export async function expectSoundViews(
  page: Page,
  views: readonly (readonly [width: number, colorScheme: 'light' | 'dark'])[],
): Promise<void> {
  for (const [width, colorScheme] of views) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveClass(colorScheme);
    expect(await seriousViolations(page, { within: 'main' })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}
