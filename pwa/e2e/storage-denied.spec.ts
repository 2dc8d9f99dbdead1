import type { Page } from '@playwright/test';
import { browserWith } from './harness/browser-with.ts';
import { expectDeliveredOnce } from './harness/delivery.ts';
import { copiesOfEntries, newEntries, submitOneOfEach } from './harness/entries.ts';
import { answerLost } from './harness/faults.ts';
import { expect, expectHeading, install, test } from './harness/journey.ts';
import {
  beginReview,
  reviewForm,
  SUBMITTED,
  submitReview,
  toast,
  uniqueReview,
  writeReview,
} from './harness/review.ts';
import { fillDevice } from './harness/storage-faults.ts';

test.use({ serviceWorkers: 'allow' });

const STRAIGHT = 'it went straight to us: nothing of it is kept here';
const ONE_OF_EACH = { review: 1, photo: 1, recipe: 1, contact: 1, newsletter: 1 };

/** Deletes the databases of an open page, as clearing site data in the browser does. */
function deleteDatabases(page: Page, only = ''): Promise<string[]> {
  return page.evaluate(async (only) => {
    const all = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const names = all.filter((name) => only === '' || name === only);
    for (const name of names) {
      await new Promise((resolve) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = request.onerror = request.onblocked = resolve;
      });
    }
    return names;
  }, only);
}

test('where the browser’s settings forbid storage, everything written goes straight to the server, once, and the page says so', async ({
  backend,
}) => {
  test.setTimeout(180_000);
  const forbidden = { profile: { default_content_setting_values: { cookies: 2 } } };
  const context = await browserWith(backend, 'forbidden', forbidden);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto('/recipe/1');
  const opened = await page.evaluate(() => {
    try {
      const request = indexedDB.open('probe');
      return new Promise((resolve) => {
        request.onsuccess = () => resolve('open');
        request.onerror = () => resolve('refused');
      });
    } catch {
      return 'refused';
    }
  });
  expect(opened).toBe('refused');
  const entries = newEntries();
  await submitOneOfEach(page, entries, STRAIGHT);
  expect(await copiesOfEntries(backend, entries)).toEqual(ONE_OF_EACH);
  const shared = () => backend.mail.messages.filter((message) => message.includes(entries.share.email));
  await expect.poll(shared).toHaveLength(1);

  await test.step('cook mode works from the page’s own data', async () => {
    await page.goto('/recipe/1/cook');
    await page.getByRole('button', { name: /^Start cooking/ }).click();
    await expect(page.getByText(/Step 1 of/).first()).toBeVisible();
  });
  await test.step('lists lead to recipes, and screens that need storage say why they are empty', async () => {
    await page.goto('/dog-recipes');
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Ingredients', exact: true })).toBeVisible();
    for (const path of ['/plan', '/shopping-list', '/favourites', '/my-recipes']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(/^This browser does not let Bowlful keep/)).toBeVisible();
      await expect(page.getByText(/^(?:Opening|Loading) /)).toHaveCount(0);
    }
  });
  await context.close();
});

test.describe('on a device of its own', () => {
  test.use({ device: 'new' });

  test('databases deleted under an open page: later writes go to new ones, or straight to the server, and arrive once', async ({
    context,
    page,
    backend,
  }) => {
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
    await writeReview(page, offline, 'Saved on this device');
    await context.setOffline(false);
    await expectDeliveredOnce(page, backend, [online.comment, offline.comment]);
    await context.setOffline(true);
    await writeReview(page, uniqueReview('Deleted while it waited.'), 'Saved on this device');
    await deleteDatabases(page, 'bowlful-outbox-1');
    await expect(page.getByText(/^This browser deleted what was waiting to be sent/)).toBeVisible();
  });
});

test('fault 8: a full device sends straight to the server; a retry after a lost answer makes no second review', async ({
  page,
  backend,
}) => {
  await install(page, '/recipe/1');
  const review = uniqueReview('No room, but a network.');
  await beginReview(page, review);
  await fillDevice(page);
  backend.proxy.break('POST', /ratings$/, answerLost);
  await reviewForm(page).getByRole('button', { name: 'Submit Review' }).click();
  await expect(toast(page)).toContainText('Your text is still here');
  await expect(reviewForm(page).getByLabel('Your comment')).toHaveValue(review.comment);
  backend.proxy.mend();
  await submitReview(page);
  await expect(toast(page)).toContainText(STRAIGHT);
  await expect.poll(() => backend.admin.copiesOf(review.comment)).toBe(1);
  await page.goto('/queue');
  await expectHeading(page, /queue/i);
  await expect(page.getByText(review.comment)).toHaveCount(0);
});
