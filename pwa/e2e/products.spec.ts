import type { Page } from '@playwright/test';
import { expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';
import { watchShifts } from './harness/watch-shifts.ts';

const SIZES = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading', { level: 3 });

test('a click anywhere on a dog product opens its search in a new tab, and is counted, on a phone and a desktop (/dog-products)', async ({
  page,
  context,
  backend,
}) => {
  const counted = () =>
    backend.proxy.passed.filter(
      ({ request, status }) => request === 'POST /api/affiliate/track-click' && status === 204,
    ).length;
  const before = counted();
  await context.route('https://www.amazon.co.uk/**', (route) => route.fulfill({ body: 'the shop' }));
  await page.goto('/dog-products');
  await expectHydrated(page);
  await page.getByRole('tab', { name: 'Health' }).click();
  await expect(names(page)).toHaveText(['Eggshell powder', 'Fish oil', 'Kelp powder']);
  await expect(page).toHaveURL(/\?tab=health$/);
  const card = cards(page).filter({ hasText: 'Kelp powder' });
  await expect(card).toContainText('£7–£14'); // 9 and 18 dollars at 0.79
  for (const [at, [size, viewport]] of SIZES.entries()) {
    await page.setViewportSize(viewport);
    await expect(card.getByRole('link'), size).toBeVisible();
    const opened = context.waitForEvent('page');
    // The corner is far from the link's text.
    await card.click({ position: { x: 6, y: 6 } });
    const shop = await opened;
    await expect(shop).toHaveURL('https://www.amazon.co.uk/s?k=kelp+powder+for+dogs');
    await shop.close();
    await expect.poll(counted).toBe(before + at + 1);
  }
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('cat products are searched, narrowed and sorted, also without a network (/cat-products)', async ({
    page,
    context,
  }) => {
    await install(page, '/cat-products');
    await context.setOffline(true);
    const shown = page.getByRole('heading', { level: 2 });
    await expect(shown).toHaveText('Showing 6 of 6 products');
    await page.getByLabel('Sort by').selectOption('price-low');
    await expect(names(page).first()).toHaveText('Wand toy');
    await page.getByRole('searchbox', { name: 'Search products' }).fill('powder');
    await expect(names(page)).toHaveText(['Taurine powder']);
    await expect(shown).toHaveText('Showing 1 of 6 products');
    await page.getByLabel('Category').selectOption('toys');
    await expect(page.getByText('No products found matching your criteria')).toBeVisible();
    await expect(page).toHaveURL(/\?q=powder&kind=toys&sort=price-low$/);
    await page.reload();
    await expectHeading(page, 'Cat Products');
    await expect(shown).toHaveText('Showing 0 of 6 products');
    await page.getByRole('button', { name: 'Show all products' }).click();
    await expect(shown).toHaveText('Showing 6 of 6 products');
    await page.goto('/dog-products?tab=treats');
    await expect(names(page)).toHaveText(['Training treats', 'Dental chews', 'Freeze-dried liver']);
  });
});

for (const [size, viewport] of SIZES) {
  test.describe(`on ${size}`, () => {
    test.use({ viewport });

    test('nothing moves while a product page loads', async ({ page }) => {
      const shifts = await watchShifts(page);
      for (const path of ['/dog-products', '/cat-products']) {
        await page.goto(path);
        await expectHydrated(page);
        await expect(page.getByRole('link', { name: /View on Amazon/ }).first()).toBeVisible();
        expect(await shifts()).toEqual([]);
      }
    });
  });
}
