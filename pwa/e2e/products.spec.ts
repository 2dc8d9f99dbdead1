import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Product } from '#domain/reference/product-schema';
import { expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';
import { freePort, ServerProcess, START_TIMEOUT_MS } from './harness/server-process.ts';
import { storedRow } from './harness/stored-row.ts';
import { watchShifts } from './harness/watch-shifts.ts';

test.use({ serviceWorkers: 'allow' });

const SIZES = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading', { level: 3 });

for (const [size, viewport] of SIZES) {
  test.describe(`on ${size}`, () => {
    test.use({ viewport });

    test('a press anywhere on a dog product opens its search in a new tab, and is counted', async ({
      page,
      context,
      backend,
    }) => {
      await context.route('https://www.amazon.co.uk/**', (route) => route.fulfill({ body: 'the shop' }));
      await page.goto('/dog-products');
      await expectHydrated(page);
      await page.getByRole('tab', { name: 'Health' }).click();
      await expect(names(page)).toHaveText(['Eggshell powder', 'Fish oil', 'Kelp powder']);
      await expect(page).toHaveURL(/\?tab=health$/);
      const card = cards(page).filter({ hasText: 'Kelp powder' });
      await expect(card).toContainText('£7–£14'); // 9 and 18 dollars at 0.79
      await expect(card.getByRole('link')).toBeVisible();
      const opened = context.waitForEvent('page');
      // The corner is far from the link's words.
      await card.click({ position: { x: 6, y: 6 } });
      await expect(await opened).toHaveURL('https://www.amazon.co.uk/s?k=kelp+powder+for+dogs');
      await expect
        .poll(() =>
          backend.proxy.passed.some(
            ({ request, status }) => request === 'POST /api/affiliate/track-click' && status === 204,
          ),
        )
        .toBe(true);
    });

    test('cat products are searched, narrowed and sorted, also without a network', async ({
      page,
      context,
    }) => {
      await install(page, '/cat-products');
      await context.setOffline(true);
      await page.reload();
      await expectHeading(page, 'Cat Products');
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
      await expect(shown).toHaveText('Showing 0 of 6 products');
      await page.getByRole('button', { name: 'Show all products' }).click();
      await expect(shown).toHaveText('Showing 6 of 6 products');
      await page.goto('/dog-products?tab=treats');
      await expect(names(page)).toHaveText(['Training treats', 'Dental chews', 'Freeze-dried liver']);
    });

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

test.describe('with the operator’s list', () => {
  // One server and its data for all of them.
  test.describe.configure({ mode: 'serial' });
  test.setTimeout(START_TIMEOUT_MS + 60_000);

  const OWN: readonly Product[] = ['Rope lead', 'Leather lead'].map((name, place) => ({
    id: `lead-${place}`,
    species: 'dog',
    category: 'toys',
    name,
    description: 'Two metres.',
    features: ['Brass clip'],
    priceUsd: { min: 20, max: 30 },
    priceDate: '2025-11',
    term: 'dog lead',
    inStock: place === 0,
    offer: { retailer: 'Own shop', url: 'https://shop.example/lead' },
  }));
  let server: ServerProcess;
  let origin: string;
  let directory: string;

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names it passes from this pattern
  test.beforeAll(async ({}, testInfo) => {
    testInfo.setTimeout(START_TIMEOUT_MS + 60_000);
    directory = await mkdtemp(join(tmpdir(), 'bowlful-products-'));
    const file = join(directory, 'products.json');
    await writeFile(file, JSON.stringify(OWN));
    const port = await freePort();
    origin = `http://localhost:${port}`;
    const environment = { DATA_DIR: join(directory, 'data'), PUBLIC_ORIGIN: origin, PRODUCTS_FILE: file };
    server = new ServerProcess(port, environment);
    await server.start();
  });
  test.afterAll(async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  });

  test('the first visit shows it without anything moving; the other species has the built-in one', async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    await page.goto(`${origin}/dog-products`);
    await expectHydrated(page);
    await expect(names(page)).toHaveText(['Rope lead', 'Leather lead']);
    await expect(page.getByRole('link', { name: /View on Own shop – Rope lead/ })).toHaveAttribute(
      'href',
      'https://shop.example/lead',
    );
    await expect(page.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
    expect(await shifts()).toEqual([]);
    await page.goto(`${origin}/cat-products`);
    await expect(page.getByText('Showing 6 of 6 products')).toBeVisible();
  });

  test('it is on the device after the first sync, before its page was ever opened', async ({
    page,
    context,
  }) => {
    await install(page, `${origin}/`);
    await expect
      .poll(() => storedRow(page, 'syncState', 'catalogue'))
      .toMatchObject({ products: { list: expect.arrayContaining([...OWN]) } });
    await context.setOffline(true);
    await page.goto(`${origin}/dog-products`);
    await expect(names(page)).toHaveText(['Rope lead', 'Leather lead']);
    await page.goto(`${origin}/cat-products`);
    await expect(page.getByText('Showing 6 of 6 products')).toBeVisible();
  });
});
