import type { Page } from '@playwright/test';
import { expect, expectHydrated, install, test } from './harness/journey.ts';
import { watchShifts } from './harness/watch-shifts.ts';

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

  test('offline clicks are counted once online, without saying who clicked (/ingredients)', async ({
    page,
    context,
    backend,
  }) => {
    const counted = () =>
      backend.proxy.passed.filter(
        ({ request, status }) => request === 'POST /api/affiliate/track-click' && status === 204,
      ).length;
    await install(page, '/ingredients');
    const before = counted();
    const link = page.getByRole('link', { name: 'Brown rice (affiliate link, opens in a new tab)' });
    await expect(link).toHaveAttribute('href', /amazon/);
    await context.setOffline(true);
    for (const _ of [1, 2]) {
      const opened = context.waitForEvent('page');
      await link.click();
      await (await opened).close();
    }
    const storedClicks = () =>
      page.evaluate(async () => (await (await caches.open('clicks')).match('/clicks.json'))?.text());
    await expect.poll(storedClicks).toBe('[{"retailer":"Amazon","product":"brown rice","count":2}]');
    expect(counted()).toBe(before);
    await context.setOffline(false);
    // The counts are sent by background sync or at the worker's next start, whichever is first.
    await page.reload();
    // The device deletes the count before sending it.
    await expect.poll(counted).toBe(before + 1);
    expect(await storedClicks()).toBeUndefined();
  });
});

/** A click on the corner of a card, far from its link's text, opens the search in a new tab. */
async function expectWholeCardOpens(page: Page): Promise<void> {
  const card = page.getByRole('article').filter({ hasText: 'Rubber chew toy' });
  const opened = page.context().waitForEvent('page');
  await card.click({ position: { x: 6, y: 6 } });
  const shop = await opened;
  await expect(shop).toHaveURL('https://www.amazon.co.uk/s?k=dog+chew+toys');
  await shop.close();
}

test('nothing moves while a shop screen loads and detects the country, and a click anywhere on a product opens its search (/dog-products, /cat-products)', async ({
  page,
  context,
}) => {
  await context.route('https://www.amazon.co.uk/**', (route) => route.fulfill({ body: 'the shop' }));
  const shifts = await watchShifts(page);
  const open = async (path: string) => {
    await page.goto(path);
    await expectHydrated(page);
    await expect(page.getByText(/^Your country \(change\): United Kingdom/)).toBeVisible();
  };
  for (const [size, viewport, paths] of [
    ['a phone', { width: 390, height: 844 }, []],
    ['a desktop', { width: 1280, height: 800 }, ['/shop', '/ingredients']],
  ] as const) {
    await test.step(`on ${size}`, async () => {
      await page.setViewportSize(viewport);
      for (const path of paths) {
        await open(path);
        expect(await shifts(), path).toEqual([]);
      }
      for (const path of ['/cat-products', '/dog-products']) {
        await open(path);
        await expect(page.getByRole('link', { name: /View on Amazon/ }).first()).toBeVisible();
        expect(await shifts(), path).toEqual([]);
      }
      await expectWholeCardOpens(page);
    });
  }
});
