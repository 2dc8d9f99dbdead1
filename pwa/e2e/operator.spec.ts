import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Product } from '#domain/reference/product-schema';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, expectHydrated, test } from './harness/journey.ts';
import { scrollTo } from './harness/scroll-to.ts';
import { watchShifts } from './harness/watch-shifts.ts';

// Journeys share one server. Devices keep the operator's settings until their next sync, so these are new.
test.describe.configure({ mode: 'default' });
test.use({ device: 'new' });

const LOOKED_AT = 'list-3';
const AD = {
  id: '0b8f7a52-3d0e-4f6c-9a51-1f2c3d4e5f60',
  // Longer than its slot: it is cut off, and moves nothing.
  title: `Slow feeder ${'Bowls '.repeat(40)}`,
  description: 'For dogs that gulp. '.repeat(40),
  imageUrl: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  targetUrl: 'https://shop.example/feeder',
};
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

/** The operator shows own products, and advertisements from a list that `interceptAds` replaces. */
test.beforeAll(async ({ backend }) => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'bowlful-operator-'));
  const [ads, products] = [path.join(folder, 'ads.json'), path.join(folder, 'products.json')];
  writeFileSync(ads, '[]');
  writeFileSync(products, JSON.stringify(OWN));
  await backend.server.restartWith({ ADVERTISEMENTS_FILE: ads, PRODUCTS_FILE: products });
});
test.afterAll(async ({ backend }) => {
  test.setTimeout(180_000);
  await backend.server.restartWith({ ADVERTISEMENTS_FILE: '', PRODUCTS_FILE: '' });
});

const productNames = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 });

/**
 * Records advertising requests with the addresses of their pages, and answers `AD` for the slot that journeys scroll
 * to. No page shows an advertisement twice, so a slot passed on the way would take it.
 */
async function interceptAds(page: Page): Promise<string[]> {
  const calls: string[] = [];
  await page.route('**/api/advertisements**', async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const from = new URL(route.request().headers()['referer'] ?? 'about:blank');
    calls.push(`${route.request().method()} ${pathname} from ${from.pathname}${from.search}`);
    const isList = route.request().method() === 'GET';
    const isLookedAt = searchParams.get('position') === LOOKED_AT;
    await route.fulfill(isList ? { json: isLookedAt ? [AD] : [] } : { status: 204 });
  });
  return calls;
}

/** Scrolls until the list holds more than the 800 words that an advertisement requires. */
async function openLongPage(page: Page): Promise<void> {
  await page.goto('/dog-recipes');
  await expectHydrated(page);
  // The next rows render only when the end of the list comes near the window.
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, 600));
    await expect(page.locator('[data-ad-slot="list-4"]').first()).toBeAttached({ timeout: 100 });
  }).toPass({ timeout: 30_000, intervals: [50] });
  await scrollTo(page.locator(`[data-ad-slot="${LOOKED_AT}"]`).first());
}

test('the operator’s products show on the first visit without layout shifts, and advertisements fill their slots without any, only after consent', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const place = page.locator(`[data-ad-slot="${LOOKED_AT}"]`).first();
  const ad = place.getByRole('complementary');
  const link = place.getByRole('link', { name: /Slow feeder/ });
  let calls: string[] = [];
  await page.setViewportSize({ width: 1280, height: 800 });

  await test.step('the first visit shows the operator’s products; the other species has the built-in ones', async () => {
    const first = await context.newPage();
    const shifts = await watchShifts(first);
    await first.goto('/dog-products');
    await expectHydrated(first);
    await expect(productNames(first)).toHaveText(['Rope lead', 'Leather lead']);
    await expect(first.getByRole('link', { name: /View on Own shop – Rope lead/ })).toHaveAttribute(
      'href',
      'https://shop.example/lead',
    );
    await expect(first.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
    expect(await shifts()).toEqual([]);
    await first.goto('/cat-products');
    await expect(first.getByText('Showing 6 of 6 products')).toBeVisible();
    await first.close();
  });

  // Only cards and slots: the list's head and its 'Show more' move for other reasons.
  const shifts = await watchShifts(page, 'article, [data-ad-slot]');

  await test.step('before consent no advertisement is requested; tips fill the slots', async () => {
    calls = await interceptAds(page);
    await openLongPage(page);
    await expect(place).toContainText('Nutrition tip.');
    expect(calls).toEqual([]);
  });

  await test.step('consent was the only condition missing; a click is counted', async () => {
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
    await page.getByRole('switch', { name: 'Advertising' }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await scrollTo(place);
    await expect(link).toBeVisible();
    await context.route('https://shop.example/**', (route) => route.fulfill({ body: 'the shop' }));
    const opened = context.waitForEvent('page');
    await link.click();
    await expect(await opened).toHaveURL(AD.targetUrl);
    await (await opened).close();
    await expect.poll(() => calls).toContain(`POST /api/advertisements/${AD.id}/click from /dog-recipes`);
  });

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await test.step(`a slot has its height before it is filled, at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      await openLongPage(page);
      const tip = page.locator('[data-ad-slot="list-2"]').first();
      await expect(ad.locator('img')).toBeVisible();
      await scrollTo(tip);
      await expect(tip).toContainText('Nutrition tip.');
      const [filled, kept] = [await ad.boundingBox(), await tip.boundingBox()];
      expect(filled?.height).toBe(kept?.height);
      expect(filled?.height).toBeGreaterThanOrEqual(250);
      expect(filled?.width).toBeGreaterThanOrEqual(320);
      expect(await ad.locator('img').boundingBox()).toMatchObject({ width: 300, height: 250 });
      expect(await shifts()).toEqual([]);
    });
  }

  await test.step('cook mode, empty, error and not-found screens have no slot', async () => {
    await follow(page, '/settings');
    await expectHeading(page, 'Settings');
    await expect(page.locator('[data-ad-slot]')).toHaveCount(0);
    const screens = [
      ['/favourites', page.getByText('An empty bowl, for now')],
      ['/dog-recipes?q=zzzzzz', page.getByText(/No dog recipes found/)],
      ['/search?q=zzzzzz', page.getByText('No recipes found matching your criteria')],
      ['/recipe/9999', page.getByRole('heading', { level: 1, name: /not found/i })],
      ['/no-such-page', page.getByRole('heading', { level: 1, name: 'Oops! Page Not Found' })],
      ['/queue', page.getByText('Nothing is waiting')],
      ['/offline', page.getByRole('heading', { level: 1, name: 'Oops! Page Not Found' })],
      ['/recipe/1/cook', page.getByText('How much?')],
    ] as const;
    for (const [address, shown] of screens) {
      const html = await (await page.request.get(address)).text();
      expect(html.includes('data-ad-slot="'), address).toBe(false);
      await follow(page, address);
      await expect(shown, address).toBeVisible();
      await expect(page.locator('[data-ad-slot]'), address).toHaveCount(0);
    }
    // The last request of the long page may be recorded after the page is left.
    const isOfScreen = (call: string) => screens.some(([address]) => call.endsWith(` from ${address}`));
    expect(calls.filter(isOfScreen)).toEqual([]);
  });

  await test.step('the recipe page has two slots in its sidebar and, for dogs only, a compact promotion', async () => {
    const aside = page.getByRole('complementary', { name: 'Shopping and sponsors' });
    await follow(page, '/recipe/1');
    await expect(aside.locator('[data-ad-slot]')).toHaveCount(2);
    await expect(aside.getByRole('heading', { name: 'Stock the cupboard' })).toBeAttached();
    // A cat recipe.
    await follow(page, '/recipe/66');
    await expectHeading(page, 'Simple Chicken & Heart');
    await expect(aside.locator('[data-ad-slot]')).toHaveCount(2);
    await expect(aside.getByRole('heading', { name: 'Stock the cupboard' })).toHaveCount(0);
  });
});
