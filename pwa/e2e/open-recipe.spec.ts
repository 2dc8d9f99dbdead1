import type { Page } from '@playwright/test';
import { expectAtRest } from './harness/at-rest.ts';
import { expect, expectHydrated, test } from './harness/journey.ts';
import { scrollTo } from './harness/scroll-to.ts';
import { watchRequests } from './harness/watch-requests.ts';

type Watched = Window & { pictures: string[] };

/** Records the named pictures at the start and at the end of every view transition. */
async function watchTransitions(page: Page): Promise<() => Promise<string[]>> {
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
  return () => page.evaluate(() => (window as unknown as Watched).pictures);
}

/** Opens a card some way down the dog list; returns its title. */
async function openCard(page: Page): Promise<string> {
  const isQuiet = watchRequests(page);
  await page.goto('/dog-recipes');
  await expectHydrated(page);
  await scrollTo(page.getByRole('article').nth(11));
  const card = page.getByRole('article').nth(7);
  await scrollTo(card);
  // Its bowl is drawn, from the recipe as the device has it.
  await expect(card.locator('[data-bowl] img')).toBeVisible();
  const title = (await card.getByRole('heading', { level: 3 }).textContent()) ?? '';
  await card.getByRole('link').hover();
  // Resting the pointer on a card prefetches its recipe.
  await expectAtRest(page, isQuiet);
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

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('the bowl of a card turns into the bowl of its recipe, and going back restores the list', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const transitions = await watchTransitions(page);
      const title = await openCard(page);
      await expectRecipe(page, title);
      await expect.poll(transitions).toEqual(['card', 'recipe']);
      await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
      await expectBackInPlace(page, title);
    });

    test('nothing moves where reduced motion is set', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const transitions = await watchTransitions(page);
      const title = await openCard(page);
      await expectRecipe(page, title);
      expect(await transitions()).toEqual([]);
      await expectBackInPlace(page, title);
    });
  });
}

test('a browser without view transitions opens a recipe and goes back all the same', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'startViewTransition', { value: undefined });
  });
  const title = await openCard(page);
  await expectRecipe(page, title);
  await expectBackInPlace(page, title);
});
