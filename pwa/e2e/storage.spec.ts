import { RECIPE_COUNT } from './harness/catalogue.ts';
import { deliverAll, expectDeliveredOnce } from './harness/delivery.ts';
import { answerLost, requestLost } from './harness/faults.ts';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';
import { outboxRows } from './harness/outbox-rows.ts';
import {
  beginReview,
  RECIPE_ONE,
  reviewForm,
  SAVED,
  STRAIGHT,
  SUBMITTED,
  submitReview,
  toast,
  uniqueReview,
  writeReview,
} from './harness/review.ts';
import { runs, soakScale, timeoutFor } from './harness/runs.ts';
import { clearSite, damageRow, deleteDatabases, fillDevice, holdDatabase } from './harness/storage-faults.ts';
import { storedRow } from './harness/stored-row.ts';

test.use({ serviceWorkers: 'allow' });

const DAMAGES = [
  'a recipe without its steps',
  'a revision that is not the server’s',
  'a missing row',
] as const;

test('fault 8: a full device that cannot reach the server says so, keeps the text in the form, and sends it once there is room; a full device that can reach the server sends straight to it, and a retry after a lost answer makes no second review', async ({
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

    const straight = uniqueReview(`No room, but a network, ${run}.`);
    await beginReview(page, straight);
    await fillDevice(page);
    backend.proxy.break('POST', /ratings$/, answerLost);
    await reviewForm(page).getByRole('button', { name: 'Submit Review' }).click();
    await expect(toast(page)).toContainText('Your text is still here');
    await expect(reviewForm(page).getByLabel('Your comment')).toHaveValue(straight.comment);
    backend.proxy.mend();
    await submitReview(page);
    await expect(toast(page)).toContainText(STRAIGHT);
    await expect.poll(() => backend.admin.copiesOf(straight.comment)).toBe(1);
    await follow(page, '/queue');
    await expectHeading(page, /queue/i);
    await expect(page.getByText(straight.comment)).toHaveCount(0);
  }
});

test('fault 17: a recipe without its steps, a revision that is not the server’s and a missing row are detected and fetched again; the queue is untouched', async ({
  context,
  page,
  backend,
}) => {
  const count = runs(1, 17);
  test.setTimeout(timeoutFor(count, 40));
  await install(page, '/recipe/66');
  for (let run = 0; run < count; run += 1) {
    await context.setOffline(true);
    backend.proxy.break('POST', /ratings$/, requestLost);
    await follow(page, '/recipe/1');
    await expectHeading(page, RECIPE_ONE);
    await writeReview(page, uniqueReview(`Beside the damage, ${run}.`), SAVED);
    const queue = (await outboxRows(page)).map(({ id }) => id);
    expect(queue).toHaveLength(1);
    const whole = await storedRow(page, 'recipes', 66);
    for (const damage of DAMAGES) {
      await test.step(damage, async () => {
        await context.setOffline(true);
        await damageRow(page, damage);
        if (damage === 'a recipe without its steps') {
          await page.goto('/recipe/66');
          await expectHeading(page, 'Recipe Not Found');
        }
        await context.setOffline(false);
        await page.goto('/recipe/66');
        await expectHeading(page, 'Simple Chicken & Heart');
        await expect.poll(() => storedRow(page, 'recipes', 66)).toEqual(whole);
        await expect(
          page.getByText(`Available offline: ${RECIPE_COUNT} of ${RECIPE_COUNT} recipes`),
        ).toBeAttached();
        expect((await outboxRows(page)).map(({ id }) => id)).toEqual(queue);
      });
    }
    backend.proxy.mend();
    if (run + 1 < count) await deliverAll(page);
  }
});

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
    const screens = [
      async (open: (path: string) => Promise<unknown>) => {
        await open('/recipe/1');
        await expectHeading(page, RECIPE_ONE);
        await expect(page.getByText('700 g', { exact: true }).first()).toBeVisible();
      },
      async (open: (path: string) => Promise<unknown>) => {
        await open('/dog-recipes');
        await expect(page.getByRole('button', { name: 'Add Dog Profile' })).toBeVisible();
      },
    ];
    // Each screen starts the app in every other run.
    if (run % 2 === 1) screens.reverse();
    const [first, second] = screens;
    await first?.((path) => page.goto(path));
    await second?.((path) => follow(page, path));
  }
  expect(errors).toEqual([]);
});

test.describe('on a device of its own', () => {
  test.use({ device: 'new' });

  test('a new device copes with an older tab that holds its database, databases deleted under an open page, an eviction, and the database of a later version', async ({
    context,
    page,
    backend,
  }) => {
    const counts = { held: soakScale(1, 20), evicted: runs(1, 20) };
    test.setTimeout(timeoutFor(counts.held + counts.evicted + 1, 15));

    await test.step('fault 11: a tab that holds an older database is reported, and once it closes the app continues', async () => {
      for (let run = 0; run < counts.held; run += 1) {
        // A new visitor each time: only a first visit gets the server-rendered list.
        if (run > 0) {
          await clearSite(page, backend.origin);
          await context.clearCookies();
        }
        const holder = await context.newPage();
        await holder.goto('/livez');
        await holdDatabase(holder, 'bowlful', 1);
        await page.goto('/dog-recipes');
        await expect(page.getByRole('article').first()).toBeVisible();
        await expect(page.getByText('Close that tab to carry on here.')).toBeVisible();
        await holder.close();
        await expect(
          page.getByText(`Available offline: ${RECIPE_COUNT} of ${RECIPE_COUNT} recipes`),
        ).toBeAttached();
        await expect(page.getByText('Close that tab to carry on here.')).toHaveCount(0);
      }
      // A worker that claims its pages during a navigation misses the next page.
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    });

    await test.step('databases deleted under an open page: later writes go to new ones, or straight to the server, and arrive once', async () => {
      await install(page, '/recipe/1');
      const [online, offline] = [
        uniqueReview('After the deletion.'),
        uniqueReview('After the deletion, offline.'),
      ];
      await beginReview(page, online);
      expect(await deleteDatabases(page)).toContain('bowlful-outbox-1');
      await submitReview(page);
      await expect(toast(page)).toContainText(SUBMITTED);
      await expectDeliveredOnce(page, backend, [online.comment]);
      await context.setOffline(true);
      // Deleting the other databases would remove the recipe too.
      await deleteDatabases(page, 'bowlful-outbox-1');
      await writeReview(page, offline, SAVED);
      await context.setOffline(false);
      await expectDeliveredOnce(page, backend, [online.comment, offline.comment]);
      await context.setOffline(true);
      await writeReview(page, uniqueReview('Deleted while it waited.'), SAVED);
      await deleteDatabases(page, 'bowlful-outbox-1');
      await expect(page.getByText(/^This browser deleted what was waiting to be sent/)).toBeVisible();
      await context.setOffline(false);
    });

    await test.step('fault 18: if the browser evicted everything the app starts afresh and says so', async () => {
      for (let run = 0; run < counts.evicted; run += 1) {
        if (run > 0) {
          await context.clearCookies();
          await install(page, '/dog-recipes');
        }
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
      }
    });

    await test.step('fault 13: a database of a later version brings a notice and stays as it is, and the list still shows', async () => {
      await page.goto('about:blank');
      const later = await context.newPage();
      await later.goto('/livez');
      // Dexie multiplies by ten: 1000 is its version 100.
      await holdDatabase(later, 'bowlful', 1000);
      await later.close();
      await page.goto('/dog-recipes');
      await expect(page.getByText('A newer version of Bowlful has been used in this browser.')).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      const databases = await page.evaluate(() => indexedDB.databases());
      expect(databases.find(({ name }) => name === 'bowlful')?.version).toBe(1000);
    });
  });
});
