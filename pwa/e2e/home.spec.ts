import type { Page } from '@playwright/test';
import { expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';
import { scrollTo } from './harness/scroll-to.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

test('Home leads into sections, recipes, tools, lessons, shops and the newsletter', async ({ page }) => {
  await page.goto('/');
  await expectHydrated(page);
  await expectHeading(page, 'Good food, made at home.');
  const headings = page.locator('main').getByRole('heading', { level: 2 });
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await expect(headings).toHaveText([
      'Bowlful for Dogs',
      'Bowlful for Cats',
      'Featured recipes',
      'Kitchen tools',
      'Before you cook',
      'Shop',
      'Weekly pet food tips',
    ]);
    await expect(page.getByRole('group', { name: 'Affiliate links' }).getByRole('link')).toHaveCount(4);
  }
  await page.getByText('Foods that harm').click();
  await expect(page.getByRole('link', { name: 'toxic foods reference (PDF)' })).toBeVisible();
  await page.getByRole('link', { name: 'All Recipes', exact: true }).click();
  await expectHeading(page, 'All recipes');
});

/** Number of recently viewed rows, read directly from IndexedDB. */
function recentRows(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('bowlful');
        opening.onsuccess = () => {
          const database = opening.result;
          const count = database.transaction('recents').objectStore('recents').count();
          count.onsuccess = () => {
            database.close();
            resolve(count.result);
          };
        };
      }),
  );
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a recently viewed recipe shows on Home and beside the next recipe', async ({ page, context }) => {
    await install(page);
    await context.setOffline(true);
    await page.goto('/recipe/1');
    await expectHeading(page, 'Chicken & Brown Rice Bowl');
    // Written when the browser is idle.
    await expect.poll(() => recentRows(page)).toBe(1);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeAttached();
    await page.goto('/recipe/66');
    await expectHeading(page, 'Simple Chicken & Heart');
    await scrollTo(page.locator('#recipe-aside'));
    const recent = page.getByRole('region', { name: 'Recently viewed' });
    await expect(recent.getByRole('article')).toHaveText(/Chicken & Brown Rice Bowl/);
  });
});
