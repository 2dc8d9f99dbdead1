import { browserWith } from './harness/browser-with.ts';
import { copiesOfEntries, newEntries, submitOneOfEach } from './harness/entries.ts';
import { follow } from './harness/follow.ts';
import { expect, test } from './harness/journey.ts';
import { STRAIGHT } from './harness/review.ts';

const ONE_OF_EACH = { review: 1, photo: 1, recipe: 1, contact: 1, newsletter: 1 };

test('where the browser’s settings forbid storage, everything written goes straight to the server, once, and the page says so', async ({
  backend,
}) => {
  test.setTimeout(180_000);
  // 2 is Chromium's value for 'block', for cookies and all other storage.
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
    await page.goto('/plan');
    for (const path of ['/plan', '/shopping-list', '/favourites', '/my-recipes']) {
      await follow(page, path);
      await expect(page.getByRole('main').getByText(/^This browser does not let Bowlful keep/)).toBeVisible();
      await expect(page.getByText(/^(?:Opening|Loading) /)).toHaveCount(0);
    }
  });
  await context.close();
});
