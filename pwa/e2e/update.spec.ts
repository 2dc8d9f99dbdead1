import type { Page } from '@playwright/test';
import { expectDeliveredOnce } from './harness/delivery.ts';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';
import {
  beginReview,
  RECIPE_ONE,
  reviewForm,
  SAVED,
  submitReview,
  uniqueReview,
  writeReview,
} from './harness/review.ts';
import { runs, soakScale, timeoutFor } from './harness/runs.ts';

test.use({ serviceWorkers: 'allow' });

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
    if (registration === undefined) throw new Error('The worker is not registered');
    return registration.waiting !== null;
  });
}

/** On a busy device the waiting worker activates only with the reload. */
async function expectUpdated(page: Page): Promise<void> {
  await expect(async () => expect(await isUpdateWaiting(page)).toBe(false)).toPass({ timeout: 10_000 });
}

test('a new build on one device: under a form, while offline, with three tabs, and postponed', async ({
  context,
  page,
  backend,
}) => {
  await install(page, '/recipe/1');
  const counts = { form: runs(1, 20), offline: soakScale(1, 20), tabs: soakScale(1, 10) };
  test.setTimeout(timeoutFor(counts.form + counts.offline + counts.tabs, 25));
  const offer = page.locator('[data-update-bar]').filter({ hasText: 'New version available' });

  await test.step('fault 33: a new build never reloads the page under a form, and the text survives the agreed reload', async () => {
    for (let run = 0; run < counts.form; run += 1) {
      const review = uniqueReview(`Half written, ${run}.`);
      if (run > 0) await install(page, '/recipe/1');
      await beginReview(page, review);
      await markPage(page);
      await backend.deployments.deploy();
      await checkForUpdate(page);
      await expect(offer).toBeVisible();
      await offer.getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByText('Something on this page isn’t saved yet.')).toBeVisible();
      await expectNotReloaded(page);
      await expect(reviewForm(page).getByLabel('Your comment')).toHaveValue(review.comment);

      await page.getByRole('button', { name: 'Reload anyway' }).click();
      await expectReloaded(page);
      await expectHeading(page, RECIPE_ONE);
      await expectUpdated(page);
      await page.getByRole('button', { name: 'Write a review' }).click();
      await expect(reviewForm(page).getByLabel('Your comment')).toHaveValue(review.comment);
      await submitReview(page);
      await expectDeliveredOnce(page, backend, [review.comment]);
    }
  });

  await test.step('fault 31: deployed while the device is offline: the old app keeps working, then offers the new one, and the queue is sent', async () => {
    for (let run = 0; run < counts.offline; run += 1) {
      const review = uniqueReview(`Offline through a deploy, ${run}.`);
      await expectHydrated(page);
      await context.setOffline(true);
      await writeReview(page, review, SAVED);
      await backend.deployments.deploy({ keepsOldAssets: false });
      await page.goto('/recipe/66');
      await expectHeading(page, 'Simple Chicken & Heart');
      await follow(page, '/queue');
      await expect(page.getByText(review.comment)).toBeVisible();
      await context.setOffline(false);
      await expectDeliveredOnce(page, backend, [review.comment]);
      await checkForUpdate(page);
      await markPage(page);
      await page.getByRole('button', { name: 'Reload' }).click();
      await expectReloaded(page);
      await expectUpdated(page);
      await expect(page.getByText(/^Arrived/).first()).toBeVisible();
      if (run + 1 < counts.offline) await page.goto('/recipe/1');
    }
  });

  await test.step('fault 34: of three tabs the one that agrees reloads, the others show the prompt and keep working', async () => {
    const pages = [page, await context.newPage(), await context.newPage()] as const;
    for (let run = 0; run < counts.tabs; run += 1) {
      await follow(page, '/dog-recipes');
      for (const each of pages.slice(1)) await install(each, '/dog-recipes');
      await expectHeading(page, 'Dog recipes');
      for (const each of pages) await markPage(each);
      await backend.deployments.deploy();
      await checkForUpdate(pages[0]);
      for (const each of pages) await expect(each.getByText('New version available')).toBeVisible();
      await pages[0].getByRole('button', { name: 'Reload' }).click();
      await expectReloaded(pages[0]);
      await expectHeading(pages[0], 'Dog recipes');
      for (const each of pages.slice(1)) {
        await expect(each.getByText('New version available')).toBeVisible();
        // A screen of the previous build whose chunk this tab has not loaded yet.
        await each.getByRole('link', { name: 'Favourites' }).first().click();
        await expectHeading(each, 'Favourites');
        await expectNotReloaded(each);
      }
    }
    for (const each of pages.slice(1)) await each.close();
  });

  await test.step('a postponed update stays postponed, and the page keeps working', async () => {
    await markPage(page);
    // A rollback is offered like a new build.
    backend.deployments.takeBack();
    await checkForUpdate(page);
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(page.getByText('New version available')).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cat Recipes' }).click();
    await expectHeading(page, 'Cat recipes');
    await expectNotReloaded(page);
    expect(await isUpdateWaiting(page)).toBe(true);

    await page.reload();
    await markPage(page);
    await offer.getByRole('button', { name: 'Reload' }).click();
    await expectReloaded(page);
    await expectUpdated(page);
  });
});

test.describe('fault 32: a chunk that is missing on the server', () => {
  // With a worker every chunk is already cached.
  test.use({ serviceWorkers: 'block' });

  test('causes one reload: if it is missing again an error shows, never a page of HTML, and a new build is found', async ({
    page,
    backend,
    request,
  }) => {
    const count = runs(1, 20);
    test.setTimeout(timeoutFor(count + 1, 20));
    await backend.deployments.deploy({ keepsOldAssets: false, without: /favourites-page/ });
    const missing = await request.get('/assets/favourites-page-gone.js');
    expect(missing.status()).toBe(404);
    expect(missing.headers()['content-type']).not.toContain('html');
    expect(missing.headers()['cache-control']).toContain('no-store');

    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    await page.goto('/');
    await expectHydrated(page);
    await page.getByRole('link', { name: 'Favourites' }).first().click();
    await expectHeading(page, 'We couldn’t show this page');
    // The heading shows before the page has loaded, and a page left early never fires its load event.
    await expect.poll(() => loads.length).toBe(2); // the visit, the one reload
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect.poll(() => loads.length).toBe(3); // the way home

    for (let run = 0; run < count; run += 1) {
      if (run > 0) await page.goto('/');
      await expectHydrated(page);
      await page.evaluate(() => sessionStorage.clear());
      await markPage(page);
      await backend.deployments.deploy({ keepsOldAssets: false });
      await page.getByRole('link', { name: 'Favourites' }).first().click();
      await expectHeading(page, 'Favourites');
      await expectReloaded(page);
    }

    // A link pressed while the page reloads is followed.
    await page.goto('/');
    await expectHydrated(page);
    await page.evaluate(() => {
      sessionStorage.clear();
      dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
      document.querySelector<HTMLElement>('a[href="/favourites"]')?.click();
    });
    await expectHeading(page, 'Favourites');
  });
});
