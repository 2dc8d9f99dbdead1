import type { Page } from '@playwright/test';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, expectHydrated, test } from './harness/journey.ts';

type Hearing = { heard: string[] };

/** Records what the live regions announce, as a screen reader would hear it. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (!(target instanceof Element && target.matches('#said, #said-at-once'))) continue;
        for (const node of addedNodes) heard.push(node.textContent ?? '');
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as Hearing).heard);
test('a screen has one polite and one assertive live region, and is silent as it opens', async ({ page }) => {
  await listen(page);
  const expectSilent = async (path: string) => {
    await expectHydrated(page);
    await expect(page.locator('[aria-live="polite"]'), path).toHaveCount(1);
    await expect(page.locator('[aria-live="assertive"]'), path).toHaveCount(1);
    // The nutrition checker announces that it has no verdict yet.
    expect(
      (await heard(page)).filter((words) => !/No verdict yet/.test(words)),
      path,
    ).toEqual([]);
  };
  for (const path of ['/dog-recipes', '/recipe/1']) {
    await page.goto(path);
    await expectSilent(path);
  }
  for (const [path, heading] of [
    ['/plan', 'Plan'],
    ['/search', 'Search recipes'],
    ['/submit', 'Submit Your Recipe'],
    ['/tools/nutrition-checker', 'Nutrition Checker'],
  ] as const) {
    await follow(page, path);
    await expectHeading(page, heading);
    await expectSilent(path);
  }
});
