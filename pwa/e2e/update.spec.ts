import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectDeliveredOnce } from './harness/delivery.ts';
import { type Backend, expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';
import { BUILT_CLIENT, dropAssets, newBuild } from './harness/new-build.ts';
import {
  beginReview,
  RECIPE_ONE,
  reviewForm,
  SAVED,
  submitReview,
  uniqueReview,
  writeReview,
} from './harness/review.ts';
import { runs, timeoutFor } from './harness/runs.ts';

test.use({ device: 'new', serviceWorkers: 'allow' });

let builds = 0;

/** Replaces the served build by a later one. */
async function deploy(backend: Backend, keepsOldAssets = true, without?: RegExp): Promise<void> {
  builds += 1;
  const directory = join(backend.directory, `build-${builds}`);
  await newBuild(directory, keepsOldAssets ? backend.server.clientDir : null);
  if (without !== undefined) expect(await dropAssets(directory, without)).toBeGreaterThan(0);
  await backend.server.deploy(directory);
}

/** Checks for a new worker, as the browser does at every navigation and the page every hour. */
async function checkForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
}

/** Marks the page; the mark is lost by a reload. */
async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', 'same page'));
}

async function expectNotReloaded(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'same page');
}

async function expectReloaded(page: Page): Promise<void> {
  await expect(page.locator('html[data-mark]')).toHaveCount(0);
}

/** Whether a worker is waiting; not to be called while the page may reload. */
function isUpdateWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.waiting !== null;
  });
}

test('fault 33: a new build never takes the page away from under a form, and the words outlive the agreed reload', async ({
  page,
  backend,
}) => {
  const count = runs(1, 20);
  test.setTimeout(timeoutFor(count, 25));
  for (let run = 0; run < count; run += 1) {
    const review = uniqueReview(`Half written, ${run}.`);
    await install(page, '/recipe/1');
    await beginReview(page, review);
    await markPage(page);
    await deploy(backend);
    await checkForUpdate(page);
    const bar = page.getByRole('status').filter({ hasText: 'New version available' });
    await expect(bar).toBeVisible();
    await bar.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText('A form here is not sent yet.')).toBeVisible();
    await expectNotReloaded(page);
    await expect(reviewForm(page).getByLabel('Your comment')).toHaveValue(review.comment);

    await page.getByRole('button', { name: 'Reload anyway' }).click();
    await expectReloaded(page);
    await expectHeading(page, RECIPE_ONE);
    expect(await isUpdateWaiting(page)).toBe(false);
    await page.getByRole('button', { name: 'Write a review' }).click();
    await expect(reviewForm(page).getByLabel('Your comment')).toHaveValue(review.comment);
    await submitReview(page);
    await expectDeliveredOnce(page, backend, [review.comment]);
  }
});

test('a postponed update stays postponed, and the page keeps working', async ({ page, backend }) => {
  await install(page, '/');
  await markPage(page);
  await deploy(backend);
  await checkForUpdate(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByText('New version available')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cat Recipes' }).click();
  await expectHeading(page, 'Cat recipes');
  await expectNotReloaded(page);
  expect(await isUpdateWaiting(page)).toBe(true);
});

test('fault 31: a build deployed while the device is offline: the old app works on, then offers the new one, and the queue goes', async ({
  context,
  page,
  backend,
}) => {
  const count = runs(1, 20);
  test.setTimeout(timeoutFor(count, 25));
  for (let run = 0; run < count; run += 1) {
    const review = uniqueReview(`Offline through a deploy, ${run}.`);
    await install(page, '/recipe/1');
    await context.setOffline(true);
    await writeReview(page, review, SAVED);
    await deploy(backend, false);
    await page.goto('/recipe/66');
    await expectHeading(page, 'Simple Chicken & Heart');
    await page.goto('/queue');
    await expect(page.getByText(review.comment)).toBeVisible();
    await context.setOffline(false);
    await expectDeliveredOnce(page, backend, [review.comment]);
    await checkForUpdate(page);
    await markPage(page);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expectReloaded(page);
    expect(await isUpdateWaiting(page)).toBe(false);
    await expect(page.getByText(/^Arrived/).first()).toBeVisible();
  }
});

test('fault 34: three tabs: the one that agrees reloads, the others show the prompt and keep working', async ({
  context,
  backend,
}) => {
  const count = runs(1, 10);
  test.setTimeout(timeoutFor(count, 30));
  const pages = [await context.newPage(), await context.newPage(), await context.newPage()] as const;
  for (let run = 0; run < count; run += 1) {
    for (const page of pages) await install(page, '/dog-recipes');
    for (const page of pages) await markPage(page);
    await deploy(backend);
    await checkForUpdate(pages[0]);
    for (const page of pages) await expect(page.getByText('New version available')).toBeVisible();
    await pages[0].getByRole('button', { name: 'Reload' }).click();
    await expectReloaded(pages[0]);
    await expectHeading(pages[0], 'Dog recipes');
    for (const page of pages.slice(1)) {
      await expect(page.getByText('New version available')).toBeVisible();
      // A screen of the previous build whose chunk this tab has not loaded yet.
      await page.getByRole('link', { name: 'Favourites' }).first().click();
      await expectHeading(page, 'Favourites');
      await expectNotReloaded(page);
    }
  }
});

test.describe('fault 32: a chunk that is missing on the server', () => {
  // With a worker every chunk is already cached.
  test.use({ serviceWorkers: 'block' });

  test('brings one reload, which finds the new build', async ({ page, backend }) => {
    const count = runs(1, 20);
    test.setTimeout(timeoutFor(count, 20));
    for (let run = 0; run < count; run += 1) {
      await page.goto('/');
      await expectHydrated(page);
      await markPage(page);
      await deploy(backend, false);
      await page.getByRole('link', { name: 'Favourites' }).first().click();
      await expectHeading(page, 'Favourites');
      await expectReloaded(page);
      await page.evaluate(() => sessionStorage.clear());
    }
  });

  test('missing from the new build too, reloads once and then shows an error, never a page of HTML', async ({
    page,
    backend,
    request,
  }) => {
    test.setTimeout(timeoutFor(1, 20));
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    await deploy(backend, false, /favourites-page/);
    const missing = await request.get('/assets/favourites-page-gone.js');
    expect(missing.status()).toBe(404);
    expect(missing.headers()['content-type']).not.toContain('html');
    expect(missing.headers()['cache-control']).toContain('no-store');

    await page.goto('/');
    await expectHydrated(page);
    await page.getByRole('link', { name: 'Favourites' }).first().click();
    await expectHeading(page, 'This page could not be shown');
    // The heading shows before the page has loaded, and a page left early never fires its load event.
    await expect.poll(() => loads.length).toBe(2); // the visit, the one reload
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect.poll(() => loads.length).toBe(3); // the way home
    // Later tests use the same server.
    await backend.server.deploy(BUILT_CLIENT);
  });
});
