import { RECIPE_COUNT } from './harness/catalogue.ts';
import { expectDeliveredOnce } from './harness/delivery.ts';
import { requestLost } from './harness/faults.ts';
import { expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';
import { outboxRows } from './harness/outbox-rows.ts';
import {
  beginReview,
  RECIPE_ONE,
  reviewForm,
  SAVED,
  SUBMITTED,
  submitReview,
  toast,
  uniqueReview,
  writeReview,
} from './harness/review.ts';
import { runs, timeoutFor } from './harness/runs.ts';
import { clearSite, damageRow, fillDevice, holdDatabase } from './harness/storage-faults.ts';
import { storedRow } from './harness/stored-row.ts';

test.use({ serviceWorkers: 'allow' });

test('fault 8: a full device that cannot reach the server says so, keeps the text in the form, and sends it once there is room', async ({
  page,
  backend,
}) => {
  const count = runs(1, 20);
  test.setTimeout(timeoutFor(count, 15));
  for (let run = 0; run < count; run += 1) {
    const review = uniqueReview(`No room, ${run}.`);
    await install(page, '/recipe/1');
    await beginReview(page, review);
    const makeRoom = await fillDevice(page);
    backend.proxy.break('POST', /ratings$/, requestLost);
    await reviewForm(page).getByRole('button', { name: 'Submit Review' }).click();
    await expect(toast(page)).toContainText('This device has no room left. Your text is still here');
    await expect(reviewForm(page).getByLabel('Your comment')).toHaveValue(review.comment);
    await makeRoom();
    backend.proxy.mend();
    await submitReview(page);
    await expect(toast(page)).toContainText(SUBMITTED);
    await expectDeliveredOnce(page, backend, [review.comment]);
  }
});

for (const damage of [
  'a recipe without its steps',
  'a revision that is not the server’s',
  'a missing row',
] as const) {
  test(`fault 17: ${damage} is detected and fetched again; the queue is untouched`, async ({
    context,
    page,
  }) => {
    const count = runs(1, 17);
    test.setTimeout(timeoutFor(count, 20));
    for (let run = 0; run < count; run += 1) {
      await install(page, '/recipe/66');
      await context.setOffline(true);
      await page.goto('/recipe/1');
      await writeReview(page, uniqueReview(`Beside the damage, ${run}.`), SAVED);
      const queue = await outboxRows(page);
      const whole = await storedRow(page, 'recipes', 66);
      await damageRow(page, damage);
      if (damage === 'a recipe without its steps') {
        await page.goto('/recipe/66');
        await expectHeading(page, 'Recipe Not Found');
      }
      await page.route('**/api/recipes/*/ratings', (route) => route.abort());
      await context.setOffline(false);
      await page.goto('/recipe/66');
      await expectHeading(page, 'Simple Chicken & Heart');
      await expect.poll(() => storedRow(page, 'recipes', 66)).toEqual(whole);
      await expect(
        page.getByText(`Available offline: ${RECIPE_COUNT} of ${RECIPE_COUNT} recipes`),
      ).toBeAttached();
      const ids = (await outboxRows(page)).map(({ id }) => id);
      expect(ids).toEqual(queue.map(({ id }) => id));
      await page.unroute('**/api/recipes/*/ratings');
    }
  });
}

/** Values that other code may have left in a cookie or in local storage. */
const JUNK = [
  '',
  '{',
  'null',
  '[]',
  '0',
  '"dark"',
  '%E0%A4%A',
  '<script>',
  '{"breed":7}',
  '{"__proto__":{"a":1}}',
  '🐶'.repeat(300),
];

test('fault 16: with any junk in local storage, cookies and settings, the app starts with its defaults', async ({
  context,
  page,
  backend,
}) => {
  const count = runs(3, 200);
  test.setTimeout(timeoutFor(count, 8));
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await install(page);
  for (let run = 0; run < count; run += 1) {
    const junk = (offset: number) => JUNK[(run * 3 + offset) % JUNK.length] ?? '';
    const values = [junk(0), junk(1), junk(2)] as const;
    await page.evaluate(([appearance, dog]) => {
      localStorage.setItem('appearance', appearance);
      localStorage.setItem('dogProfile', dog);
      sessionStorage.setItem('chunk-reloaded-at', dog);
    }, values);
    await context.addCookies([{ name: 'dogProfile', value: encodeURI(values[2]), url: backend.origin }]);
    await page.evaluate(async (value) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('bowlful');
        request.onsuccess = () => resolve(request.result);
      });
      const transaction = database.transaction('preferences', 'readwrite');
      for (const key of ['appearance', 'unitSystem', 'visits', 'market']) {
        transaction.objectStore('preferences').put({ key, value });
      }
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      database.close();
    }, values[1]);
    await page.goto('/recipe/1');
    await expectHeading(page, RECIPE_ONE);
    await expect(page.getByText('700 g', { exact: true }).first()).toBeVisible();
    await page.goto('/dog-recipes');
    await expect(page.getByRole('button', { name: 'Add Dog Profile' })).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test.describe('on a device of its own', () => {
  test.use({ device: 'new' });

  test('fault 18: if the browser evicted everything the app starts afresh and says so', async ({
    context,
    page,
    backend,
  }) => {
    const count = runs(1, 20);
    test.setTimeout(timeoutFor(count, 15));
    for (let run = 0; run < count; run += 1) {
      await install(page, '/dog-recipes');
      // The marker by which an eviction is detected.
      await page.waitForFunction(() => document.cookie.includes('has_local=1'));
      await clearSite(page, backend.origin);
      await install(page, '/dog-recipes');
      const notice = page.getByText('This browser cleared the data that was kept here.');
      await expect(notice).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: 'Close' }).click();
      await expect(notice).toHaveCount(0);
      await page.reload();
      await expectHydrated(page);
      await expect(notice).toHaveCount(0);
      await context.clearCookies();
    }
  });

  test('fault 11: a tab that holds an older database is reported, and once it closes the app continues', async ({
    browser,
  }) => {
    const count = runs(1, 20);
    test.setTimeout(timeoutFor(count, 15));
    for (let run = 0; run < count; run += 1) {
      // A new visitor each time: only a first visit gets the server-rendered list.
      const context = await browser.newContext();
      const holder = await context.newPage();
      await holder.goto('/livez');
      await holdDatabase(holder, 'bowlful', 1);
      const page = await context.newPage();
      await page.goto('/dog-recipes');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByText('Close that tab to carry on here.')).toBeVisible();
      await holder.close();
      await expect(
        page.getByText(`Available offline: ${RECIPE_COUNT} of ${RECIPE_COUNT} recipes`),
      ).toBeAttached();
      await expect(page.getByText('Close that tab to carry on here.')).toHaveCount(0);
      await context.close();
    }
  });

  test('fault 13: a database of a later version is read, never written', async ({ context, page }) => {
    await install(page, '/dog-recipes');
    await page.goto('about:blank');
    const later = await context.newPage();
    await later.goto('/livez');
    // Dexie multiplies by ten: 1000 is its version 100.
    await holdDatabase(later, 'bowlful', 1000);
    await later.close();
    await page.goto('/dog-recipes');
    await expect(page.getByText('A newer version of Bowlful has been used in this browser.')).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
