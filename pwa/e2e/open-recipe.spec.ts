import type { BrowserContext, Page } from '@playwright/test';
import { expectAtRest } from './harness/at-rest.ts';
import { expect, expectHydrated, test } from './harness/journey.ts';
import { openFold } from './harness/open-fold.ts';
import { toast } from './harness/review.ts';
import { scrollTo } from './harness/scroll-to.ts';
import { watchRequests } from './harness/watch-requests.ts';

type Watched = Window & { pictures: string[] };

/** Records the named pictures at the start and at the end of every view transition. */
async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const pictures: string[] = [];
    Object.assign(window, { pictures });
    const note = () => {
      const named = [...document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]')];
      pictures.push(named.map((each) => (each.closest('header') ? 'recipe' : 'card')).join());
    };
    const start = document.startViewTransition?.bind(document);
    document.startViewTransition = (update) => {
      note();
      return start(async () => {
        await (update as () => Promise<void>)();
        note();
      });
    };
  });
}

const transitions = (page: Page) => page.evaluate(() => (window as unknown as Watched).pictures);
const forgetTransitions = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as Watched).pictures.length = 0;
  });

/** Opens a card some way down the dog list; returns its title. */
async function openCard(page: Page, index: number, isQuiet: () => Promise<void>): Promise<string> {
  await scrollTo(page.getByRole('article').nth(index + 4));
  const card = page.getByRole('article').nth(index);
  await scrollTo(card);
  // The card's bowl is drawn, from the recipe as the device has it.
  await expect(card.locator('[data-bowl] img')).toBeVisible();
  const title = (await card.getByRole('heading', { level: 3 }).textContent()) ?? '';
  await card.getByRole('link').hover();
  // Resting the pointer on a card prefetches its recipe.
  await expectAtRest(page, isQuiet);
  await forgetTransitions(page);
  await card.getByRole('link').click();
  return title;
}

async function expectRecipe(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await expect(page.locator('#ingredients li').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeAttached();
}

async function expectBackInPlace(page: Page, title: string): Promise<void> {
  await page.goBack();
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card).toBeInViewport();
  await expect(card.getByRole('link')).toBeVisible();
}

/** Copies the link of the recipe on screen, and shares it on WhatsApp. */
async function shareByLink(context: BrowserContext, page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  expect(pathname).toMatch(/^\/recipe\/\d+$/);
  await openFold(page, 'Share this recipe');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(toast(page)).toContainText('Link Copied!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Share on WhatsApp ' }).click();
  const popup = await opened;
  await popup.waitForURL('https://wa.me/**');
  expect(decodeURIComponent(popup.url())).toContain(pathname);
  await popup.close();
}

test('the bowl of a card turns into the bowl of its recipe, on a phone and a desktop; nothing moves where reduced motion is set, nor in a browser without view transitions; going back restores the list each time; where there is no share sheet, a recipe’s link is copied, and WhatsApp opens in a new window', async ({
  context,
  page,
}) => {
  test.setTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'there' }));
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await watchTransitions(page);
  const isQuiet = watchRequests(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/dog-recipes');
  await expectHydrated(page);

  let index = 7;
  for (const [device, viewport] of [
    ['a phone', { width: 390, height: 844 }],
    ['a desktop', { width: 1280, height: 900 }],
  ] as const) {
    await page.setViewportSize(viewport);
    await test.step(`on ${device} the bowl moves`, async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const title = await openCard(page, index, isQuiet);
      await expectRecipe(page, title);
      await expect.poll(() => transitions(page)).toEqual(['card', 'recipe']);
      await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
      await expectBackInPlace(page, title);
    });
    await test.step(`on ${device} with reduced motion nothing moves`, async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const title = await openCard(page, index + 1, isQuiet);
      await expectRecipe(page, title);
      expect(await transitions(page)).toEqual([]);
      await expectBackInPlace(page, title);
    });
    index += 2;
  }

  await test.step('a browser without view transitions opens a recipe all the same', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.evaluate(() => {
      Reflect.deleteProperty(document, 'startViewTransition');
      Object.defineProperty(Document.prototype, 'startViewTransition', { value: undefined });
    });
    const title = await openCard(page, index, isQuiet);
    await expectRecipe(page, title);
    await shareByLink(context, page);
    await expectBackInPlace(page, title);
  });
});
