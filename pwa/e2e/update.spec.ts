import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectDeliveredOnce } from './harness/delivery.ts';
import { expect, expectHeading, expectStarted, install, type Kitchen, test } from './harness/journey.ts';
import { BUILT_CLIENT, dropAssets, newBuild } from './harness/new-build.ts';
import {
  beginReview,
  RECIPE_ONE,
  reviewForm,
  SAVED,
  submitReview,
  words,
  writeReview,
} from './harness/review.ts';
import { runs, timeFor } from './harness/runs.ts';

let builds = 0;

/** Puts a later build in the place of the one that is served. */
async function deploy(kitchen: Kitchen, keepsOldAssets = true, without?: RegExp): Promise<void> {
  builds += 1;
  const directory = join(kitchen.directory, `build-${builds}`);
  await newBuild(directory, keepsOldAssets ? kitchen.server.clientDir : null);
  if (without !== undefined) expect(await dropAssets(directory, without)).toBeGreaterThan(0);
  await kitchen.server.deploy(directory);
}

/** Looks for a new worker now, as the browser does at every navigation and the page every hour. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
}

/** Marks the page, so that a reload shows by the loss of the mark. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', 'same page'));
}

async function expectNotReloaded(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'same page');
}

async function expectReloaded(page: Page): Promise<void> {
  await expect(page.locator('html[data-mark]')).toHaveCount(0);
}

/** Whether a worker waits to take over; not to be asked while the page may be reloaded. */
function isUpdateWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.waiting !== null;
  });
}

test('fault 33: a new build never takes the page away from under a form, and the words outlive the agreed reload', async ({
  page,
  kitchen,
}) => {
  const count = runs(1, 20);
  test.setTimeout(timeFor(count, 25));
  for (let run = 0; run < count; run += 1) {
    const review = words(`Half written, ${run}.`);
    await install(page, '/recipe/1');
    await beginReview(page, review);
    await mark(page);
    await deploy(kitchen);
    await lookForUpdate(page);
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
    await expectDeliveredOnce(page, kitchen, [review.comment]);
  }
});

test('a new build that is put off stays put off, and the page goes on', async ({ page, kitchen }) => {
  await install(page, '/');
  await mark(page);
  await deploy(kitchen);
  await lookForUpdate(page);
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
  kitchen,
}) => {
  const count = runs(1, 20);
  test.setTimeout(timeFor(count, 25));
  for (let run = 0; run < count; run += 1) {
    const review = words(`Offline through a deploy, ${run}.`);
    await install(page, '/recipe/1');
    await context.setOffline(true);
    await writeReview(page, review, SAVED);
    await deploy(kitchen, false);
    await page.goto('/recipe/66');
    await expectHeading(page, 'Simple Chicken & Heart');
    await page.goto('/queue');
    await expect(page.getByText(review.comment)).toBeVisible();
    await context.setOffline(false);
    await expectDeliveredOnce(page, kitchen, [review.comment]);
    await lookForUpdate(page);
    await mark(page);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expectReloaded(page);
    expect(await isUpdateWaiting(page)).toBe(false);
    await expect(page.getByText(/^Arrived/).first()).toBeVisible();
  }
});

test('fault 34: three tabs: the one that agrees reloads, the others are asked for themselves and go on', async ({
  context,
  kitchen,
}) => {
  const count = runs(1, 10);
  test.setTimeout(timeFor(count, 30));
  const pages = [await context.newPage(), await context.newPage(), await context.newPage()] as const;
  for (let run = 0; run < count; run += 1) {
    for (const page of pages) await install(page, '/dog-recipes');
    for (const page of pages) await mark(page);
    await deploy(kitchen);
    await lookForUpdate(pages[0]);
    for (const page of pages) await expect(page.getByText('New version available')).toBeVisible();
    await pages[0].getByRole('button', { name: 'Reload' }).click();
    await expectReloaded(pages[0]);
    await expectHeading(pages[0], 'Dog recipes');
    for (const page of pages.slice(1)) {
      await expect(page.getByText('New version available')).toBeVisible();
      // A screen that this tab has not loaded yet, from the build before.
      await page.getByRole('link', { name: 'Favourites' }).first().click();
      await expectHeading(page, 'Favourites');
      await expectNotReloaded(page);
    }
  }
});

test.describe('fault 32: a part of the app that is gone from the server', () => {
  // With a worker every part is on the device already.
  test.use({ serviceWorkers: 'block' });

  test('brings one reload, which finds the new build', async ({ page, kitchen }) => {
    const count = runs(1, 20);
    test.setTimeout(timeFor(count, 20));
    for (let run = 0; run < count; run += 1) {
      await page.goto('/');
      await expectStarted(page);
      await mark(page);
      await deploy(kitchen, false);
      await page.getByRole('link', { name: 'Favourites' }).first().click();
      await expectHeading(page, 'Favourites');
      await expectReloaded(page);
      await page.evaluate(() => sessionStorage.clear());
    }
  });

  test('and from the new build too is never a page, reloads once, and then says so', async ({
    page,
    kitchen,
    request,
  }) => {
    test.setTimeout(timeFor(1, 20));
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    await deploy(kitchen, false, /favourites-page/);
    const missing = await request.get('/assets/favourites-page-gone.js');
    expect(missing.status()).toBe(404);
    expect(missing.headers()['content-type']).not.toContain('html');
    expect(missing.headers()['cache-control']).toContain('no-store');

    await page.goto('/');
    await expectStarted(page);
    await page.getByRole('link', { name: 'Favourites' }).first().click();
    await expectHeading(page, 'This page could not be shown');
    // The heading comes before the last of the page, and a page that is left early never says that it has loaded.
    await expect.poll(() => loads.length).toBe(2); // the visit, the one reload
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect.poll(() => loads.length).toBe(3); // the way home
    // The tests that follow are served by the same server.
    await kitchen.server.deploy(BUILT_CLIENT);
  });
});
