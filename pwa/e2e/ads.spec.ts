import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectHydrated, install, test } from './harness/journey.ts';
import { scrollTo } from './harness/scroll-to.ts';
import { watchShifts } from './harness/watch-shifts.ts';

// Playwright cannot route the worker's requests.
test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });

const ADS_TXT = 'google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0';
const LOOKED_AT = 'list-3';
const AD = {
  id: '0b8f7a52-3d0e-4f6c-9a51-1f2c3d4e5f60',
  title: 'Slow feeder',
  description: 'For dogs that gulp.',
  imageUrl: null,
  targetUrl: 'https://shop.example/feeder',
};

/** The operator shows advertisements; the file's own are replaced by `interceptAds`. */
test.beforeAll(async ({ backend }) => {
  test.setTimeout(180_000);
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'bowlful-ads-')), 'ads.json');
  writeFileSync(file, '[]');
  await backend.server.restartWith({ ADVERTISEMENTS_FILE: file, ADS_TXT });
});
test.afterAll(({ backend }) => backend.server.restartWith({ ADVERTISEMENTS_FILE: '', ADS_TXT: '' }));

/**
 * Requests of advertising; the server's list is replaced by `ads` for the place that journeys scroll to. No page shows one
 * twice, so that a place passed on the way would take it.
 */
async function interceptAds(page: Page, ads: unknown[]): Promise<string[]> {
  const calls: string[] = [];
  await page.route('**/api/advertisements**', async (route) => {
    calls.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
    const isLookedAt = new URL(route.request().url()).searchParams.get('position') === LOOKED_AT;
    const isList = route.request().method() === 'GET';
    await route.fulfill(isList ? { json: isLookedAt ? ads : [] } : { status: 204 });
  });
  return calls;
}

async function allowAdvertising(context: BrowserContext): Promise<void> {
  const consent = { necessary: true, analytics: false, advertising: true, functional: false };
  const record = JSON.stringify({ ...consent, timestamp: '2026-01-01T00:00:00.000Z' });
  await context.addInitScript((text) => localStorage.setItem('cookieConsent', text), record);
}

/** Scrolls until the list holds more than the 800 words that an advertisement requires. */
async function openLongPage(page: Page): Promise<void> {
  await page.goto('/dog-recipes');
  await expectHydrated(page);
  // In steps that a reader makes: rows that were never near the screen have a height that is estimated.
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, 600));
    await expect(page.locator('[data-ad-slot="list-4"]').first()).toBeAttached({ timeout: 100 });
  }).toPass({ timeout: 30_000, intervals: [50] });
  await scrollTo(page.locator(`[data-ad-slot="${LOOKED_AT}"]`).first());
}

test('before consent no advertisement is requested; tips fill the slots', async ({ page }) => {
  const calls = await interceptAds(page, [AD]);
  await openLongPage(page);
  const place = page.locator(`[data-ad-slot="${LOOKED_AT}"]`).first();
  await expect(place).toContainText('Nutrition tip.');
  await page.waitForTimeout(1500);
  expect(calls).toEqual([]);
  // Consent was the only condition missing.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('switch', { name: 'Advertising' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await scrollTo(place);
  await expect(place.getByRole('link', { name: /Slow feeder/ })).toBeVisible();
});

test('after consent the first advertisement is shown, and its click counted', async ({ page, context }) => {
  await allowAdvertising(context);
  const calls = await interceptAds(page, [AD]);
  await context.route('https://shop.example/**', (route) => route.fulfill({ body: 'the shop' }));
  await openLongPage(page);
  const ad = page
    .locator(`[data-ad-slot="${LOOKED_AT}"]`)
    .first()
    .getByRole('link', { name: /Slow feeder/ });
  await expect(ad).toBeVisible({ timeout: 10_000 });
  const opened = context.waitForEvent('page');
  await ad.click();
  await expect(await opened).toHaveURL(AD.targetUrl);
  await expect.poll(() => calls).toContain(`POST /api/advertisements/${AD.id}/click`);
});

test('an advertisement takes a rectangle of 300 × 250, in a place of no less than 320 × 100', async ({
  page,
  context,
}) => {
  await allowAdvertising(context);
  await interceptAds(page, [{ ...AD, imageUrl: '/icons/icon-192.png' }]);
  await openLongPage(page);
  const ad = page.locator(`[data-ad-slot="${LOOKED_AT}"]`).first().getByRole('complementary');
  await expect(ad).toBeVisible({ timeout: 10_000 });
  const place = await ad.boundingBox();
  expect(place?.width).toBeGreaterThanOrEqual(320);
  expect(place?.height).toBeGreaterThanOrEqual(100);
  expect(place?.height).toBeGreaterThanOrEqual(250);
  expect(await ad.locator('img').boundingBox()).toMatchObject({ width: 300, height: 250 });
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await ad.boundingBox())?.width).toBeGreaterThanOrEqual(320);
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`on ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a place has its height before anything fills it: no layout shift, with an advertisement or without', async ({
      page,
      context,
    }) => {
      await allowAdvertising(context);
      const imageUrl = `data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7`;
      const long = {
        ...AD,
        imageUrl,
        title: 'Bowls '.repeat(40),
        description: 'For dogs that gulp. '.repeat(40),
      };
      await page.route('**/api/advertisements?position=*', (route) =>
        route.fulfill({ json: route.request().url().includes(LOOKED_AT) ? [long] : [] }),
      );
      // Cards and places alone: the list's head and its 'Show more' move for other reasons.
      const shifts = await watchShifts(page, 'article, [data-ad-slot]');
      await openLongPage(page);
      const ad = page.locator(`[data-ad-slot="${LOOKED_AT}"]`).first();
      const tip = page.locator('[data-ad-slot="list-2"]').first();
      await expect(ad.locator('img')).toBeVisible({ timeout: 10_000 });
      await scrollTo(tip);
      await expect(tip).toContainText('Nutrition tip.');
      const [filled, kept] = [await ad.boundingBox(), await tip.boundingBox()];
      expect(filled?.height).toBe(kept?.height);
      expect(filled?.height).toBeGreaterThanOrEqual(250);
      expect(filled?.width).toBeGreaterThanOrEqual(320);
      expect(await shifts()).toEqual([]);
    });
  });
}

test('no place for an advertisement on cook mode, empty, error and not-found screens', async ({
  page,
  context,
}) => {
  await allowAdvertising(context);
  const calls = await interceptAds(page, [AD]);
  const places = page.locator('[data-ad-slot]');
  for (const address of [
    '/recipe/1/cook',
    '/dog-recipes?q=zzzzzz',
    '/search?q=zzzzzz',
    '/recipe/9999',
    '/no-such-page',
    '/favourites',
    '/queue',
    '/offline',
  ]) {
    await page.goto(address);
    // Cook mode has no footer that says when it is hydrated.
    if (address.endsWith('/cook')) await expect(page.getByText('How much?')).toBeVisible();
    else await expectHydrated(page);
    if (address.startsWith('/dog')) await expect(page.getByText(/No dog recipes found/)).toBeVisible();
    await expect(places, address).toHaveCount(0);
  }
  expect(calls).toEqual([]);
});

test('ads.txt is the operator’s, and there is none without one', async ({ page, backend }) => {
  const answer = await page.request.get('/ads.txt');
  expect(await answer.text()).toBe(`${ADS_TXT}\n`);
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  await backend.server.restartWith({ ADS_TXT: '' });
  expect((await page.request.get('/ads.txt')).status()).toBe(404);
  await backend.server.restartWith({ ADS_TXT });
});

test('a page of fewer than 800 words keeps its tip, and the log says why', async ({ page, context }) => {
  await allowAdvertising(context);
  const calls = await interceptAds(page, [AD]);
  const warning = page.waitForEvent('console', (message) => message.text().startsWith('Advertising policy:'));
  // Few treats: one group of cards and the slot after it.
  await page.goto('/dog-recipes?category=treats');
  await expectHydrated(page);
  await scrollTo(page.locator('[data-ad-slot]'));
  await warning;
  await expect(page.locator('[data-ad-slot]')).toContainText('Nutrition tip.');
  expect(calls).toEqual([]);
});

test('the recipe page has two places in its sidebar and, for dogs only, a compact promotion', async ({
  page,
}) => {
  await page.goto('/recipe/1');
  await expectHydrated(page);
  const aside = page.getByRole('complementary', { name: 'Shopping and sponsors' });
  await expect(aside.locator('[data-ad-slot]')).toHaveCount(2);
  await expect(aside.getByRole('heading', { name: 'Stock the cupboard' })).toBeAttached();
  await page.goto('/recipe/66');
  await expectHydrated(page);
  await expect(aside.locator('[data-ad-slot]')).toHaveCount(2);
  await expect(aside.getByRole('heading', { name: 'Stock the cupboard' })).toHaveCount(0);
});

test('an affiliate link opens the shop of the market in a new tab, and the click is counted without personal data', async ({
  page,
  context,
}) => {
  const clicks: unknown[] = [];
  await page.route('**/api/affiliate/track-click', async (route) => {
    clicks.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  await page.route('**/api/detect-country**', (route) =>
    route.fulfill({ json: { country_code: 'DE', method: 'header' } }),
  );
  await context.route('https://www.amazon.de/**', (route) => route.fulfill({ body: 'the shop' }));
  await page.goto('/ingredients');
  await expectHydrated(page);
  const link = page.getByRole('link', { name: 'Brown rice (affiliate link, opens in a new tab)' });
  await expect(link).toHaveAttribute('href', 'https://www.amazon.de/s?k=Naturreis');
  await expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener');
  const opened = context.waitForEvent('page');
  await link.click();
  await expect(await opened).toHaveURL('https://www.amazon.de/s?k=Naturreis');
  await expect.poll(() => clicks).toEqual([{ retailer: 'Amazon', product: 'brown rice' }]);
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('clicks without a network are counted when it is there again, with nothing that tells who clicked', async ({
    page,
    context,
    backend,
  }) => {
    const counted = () =>
      backend.proxy.passed.filter(
        ({ request, status }) => request === 'POST /api/affiliate/track-click' && status === 204,
      ).length;
    await install(page, '/ingredients');
    const link = page.getByRole('link', { name: 'Brown rice (affiliate link, opens in a new tab)' });
    await expect(link).toHaveAttribute('href', /amazon/);
    await context.setOffline(true);
    for (const _ of [1, 2]) {
      const opened = context.waitForEvent('page');
      await link.click();
      await (await opened).close();
    }
    const kept = () =>
      page.evaluate(async () => (await (await caches.open('clicks')).match('/clicks.json'))?.text());
    await expect.poll(kept).toBe('[{"retailer":"Amazon","product":"brown rice","count":2}]');
    expect(counted()).toBe(0);
    await context.setOffline(false);
    // Background sync or the worker's next start, whichever is first.
    await page.reload();
    // It leaves the device before it is sent.
    await expect.poll(counted).toBe(1);
    expect(await kept()).toBeUndefined();
  });
});
