import type { Page } from '@playwright/test';
import { expectAtRest } from './harness/at-rest.ts';
import { expect, expectHeading, expectHydrated, test } from './harness/journey.ts';
import { openFold } from './harness/open-fold.ts';
import { watchRequests } from './harness/watch-requests.ts';

/** Lets through the requests that `openHeld` holds, as if they were slow. */
let release = () => {};

/** Holds the app's scripts, or all of its files, on the next page. */
async function openHeld(page: Page, path: string, files = '**/assets/*.js'): Promise<void> {
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

test('a click before hydration is replayed after it', async ({ page }) => {
  await page.goto('/about');
  await openHeld(page, '/nothing-here');
  await page.getByRole('button', { name: 'Go Back to Previous Page' }).click();
  release();
  await expect(page).toHaveURL('/about');
});

test('text typed and submitted before hydration is kept', async ({ page }) => {
  await openHeld(page, '/contact');
  await page.getByRole('textbox', { name: 'Message' }).fill('How much rice for a cat?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  release();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('How much rice for a cat?');
  await page.unrouteAll({ behavior: 'wait' });
  await expectHydrated(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('How much rice for a cat?');
});

test('/search: a question typed while the page hydrates is kept', async ({ page }) => {
  await page.goto('/search?tab=ai', { waitUntil: 'commit' });
  const question = page.getByRole('textbox', { name: 'What are you looking for?' });
  await question.fill('senior dog, no chicken');
  await expectHydrated(page);
  await expect(page).toHaveURL(/q=senior/);
  await expect(question).toHaveValue('senior dog, no chicken');
});

test('a server-rendered page is complete before any script has run; a click on a lazily hydrated part acts once, and a fold opens', async ({
  page,
}) => {
  await openHeld(page, '/recipe/1', '**/assets/**');
  await expectHeading(page, 'Chicken & Brown Rice Bowl');
  await page.getByRole('button', { name: 'Write a review' }).click();
  await page.getByRole('button', { name: 'Show all 39 nutrients' }).click();
  await openFold(page, 'Dog Nutrition Calculator');
  release();
  await expect(page.getByRole('form', { name: 'Write a review' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Show fewer nutrients' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Daily energy in kcal')).toBeVisible({ timeout: 30_000 });
});

test('a page whose app does not load says so, and reloads on a click; hydration does not change an unknown guide’s 404', async ({
  page,
}) => {
  const isQuiet = watchRequests(page);
  await page.goto('/about');
  // A part of this page still loading would be cut off below, and reload the page.
  await expectAtRest(page, isQuiet);
  await page.route('**/assets/*.js', (route) => route.abort());
  const response = await page.goto('/guides/made-up');
  expect(response?.status()).toBe(404);
  await expectHeading(page, 'Oops! Page Not Found');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Part of this page didn’t load, so its buttons don’t work.');
  await page.unrouteAll({ behavior: 'wait' });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/404/.test(message.text())) problems.push(message.text());
  });
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect(notice).toHaveCount(0);
  await expectHydrated(page);
  await expectHeading(page, 'Oops! Page Not Found');
  expect(problems).toEqual([]);
  await page.getByRole('button', { name: 'Go Back to Previous Page' }).click();
  await expect(page).toHaveURL('/about');
});

test.describe('on a slow phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a click at any moment during start-up opens its target once', async ({ page, context }) => {
    test.setTimeout(180_000);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (const scripts of [0, 2, 8, 32]) {
      await page.goto('/dog-recipes', { waitUntil: 'domcontentloaded' });
      // Until hydration, `window.early` holds the page's events.
      await page.waitForFunction(
        (count) =>
          !('early' in window) ||
          performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length >= count,
        scripts,
      );
      await page.getByRole('button', { name: 'Add Dog Profile' }).click();
      await expect(page.getByRole('form', { name: 'Dog profile' }), `${scripts} scripts`).toBeVisible({
        timeout: 20_000,
      });
    }
  });
});
