import {
  copiesOfEntries,
  newEntries,
  sendMessage,
  submitOneOfEach,
  submitRecipe,
  writeReviewWithPhoto,
} from './harness/entries.ts';
import { answerLost, problem } from './harness/faults.ts';
import { expect, expectHeading, install, test } from './harness/journey.ts';
import { outboxRows, outboxStates } from './harness/outbox-rows.ts';
import { RECIPE_ONE, SAVED } from './harness/review.ts';

test.use({ serviceWorkers: 'allow' });

test.use({ viewport: { width: 390, height: 844 } });

const ONE_OF_EACH = { review: 1, photo: 1, recipe: 1, contact: 1, newsletter: 1 };

test('offline on a phone one item of each type is written, shows in the queue, and arrives exactly once', async ({
  context,
  page,
  backend,
}) => {
  const entries = newEntries();
  await install(page);
  await context.setOffline(true);
  await submitOneOfEach(page, entries, SAVED);
  await page.goto('/queue');
  const queue = page.getByRole('main');
  await expect(queue).toContainText('Waiting (6)');
  for (const title of [
    `Review of ${RECIPE_ONE}`,
    `Photo for your review of ${RECIPE_ONE}`,
    `E-mail about ${RECIPE_ONE}`,
    `Recipe: ${entries.recipe.title}`,
    'Message to Bowlful',
    'Weekly dog food tips',
  ]) {
    await expect(queue.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible();
  }
  await expect(queue.getByRole('img', { name: 'As you chose it' })).toBeVisible();
  const share = (await outboxRows(page)).find(({ type }) => type === 'share');

  await context.setOffline(false);
  await expect
    .poll(() => outboxStates(page), { timeout: 30_000 })
    .toEqual({ waiting: 0, refused: 0, sent: 6 });
  expect(await copiesOfEntries(backend, entries)).toEqual(ONE_OF_EACH);
  expect(backend.mail.messages.filter((message) => message.includes(share?.id ?? '?'))).toHaveLength(1);
  // No trace of the delivered content stays on the device.
  const rows = JSON.stringify(await outboxRows(page));
  for (const text of [entries.review.comment, entries.contact.message, entries.share.email]) {
    expect(rows).not.toContain(text);
  }
});

test('fault 25: answers to every type are lost after the commit, and each item takes effect once', async ({
  context,
  page,
  backend,
}) => {
  const entries = newEntries();
  await install(page);
  await context.setOffline(true);
  await submitOneOfEach(page, entries, SAVED);
  const from = backend.proxy.passed.length;
  backend.proxy.break('POST', /^\/api\/(recipes|contact|newsletter)/, answerLost, 5);
  backend.proxy.break('PUT', /\/photo$/, answerLost, 1);
  await context.setOffline(false);
  await page.goto('/queue');
  await expect
    .poll(
      async () => {
        for (const button of await page.getByRole('button', { name: 'Retry' }).all()) {
          await button.click({ timeout: 1_000 }).catch(() => {});
        }
        return (await outboxStates(page)).waiting;
      },
      { timeout: 40_000 },
    )
    .toBe(0);
  expect(await copiesOfEntries(backend, entries)).toEqual(ONE_OF_EACH);
  const replays = backend.proxy.passed
    .slice(from)
    .filter(({ headers }) => headers['idempotency-replayed'] === 'true');
  expect(replays.length).toBeGreaterThanOrEqual(6);
});

test('a refused message comes back with the reason, is corrected in place, and arrives once', async ({
  page,
  backend,
}) => {
  const { contact: first } = newEntries();
  const { contact: better } = newEntries();
  await install(page, '/contact');
  backend.proxy.break('POST', /^\/api\/contact$/, problem(400, 'invalid', 'No messages like this.'), 1);
  await sendMessage(page, first.message, 'No messages like this.');
  await page.goto('/queue');
  const queue = page.getByRole('main');
  await expect(queue).toContainText('No messages like this. Your text is kept as you wrote it.');
  await page.getByRole('button', { name: 'Correct and send again' }).click();
  const editor = page.getByRole('form', { name: 'Message to Bowlful' });
  await expect(editor.getByLabel('Message')).toHaveValue(first.message);
  await editor.getByLabel('Message').fill(better.message);
  await editor.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => outboxStates(page)).toEqual({ waiting: 0, refused: 0, sent: 1 });
  const messages = (await backend.admin.contactMessages()).map(({ message }) => message);
  expect(messages.filter((message) => message === better.message)).toHaveLength(1);
  expect(messages).not.toContain(first.message);
});

test('a refused recipe reopens in its form, and arrives once as corrected', async ({ page, backend }) => {
  const { recipe: first } = newEntries();
  const { recipe: better } = newEntries();
  await install(page, '/submit');
  backend.proxy.break('POST', /^\/api\/recipes$/, problem(400, 'invalid', 'Not a recipe for here.'), 1);
  await submitRecipe(page, first);
  await expect.poll(() => outboxStates(page)).toMatchObject({ refused: 1 });
  await page.goto('/queue');
  await page.getByRole('link', { name: 'Correct and send again' }).click();
  await expectHeading(page, /.+/);
  const title = page.getByRole('form', { name: 'Your recipe' }).getByLabel('Title');
  await expect(title).toHaveValue(first.title);
  await title.fill(better.title);
  await page.getByRole('button', { name: 'Submit Recipe' }).click();
  await expect.poll(() => outboxStates(page)).toEqual({ waiting: 0, refused: 0, sent: 1 });
  const titles = (await backend.admin.pendingRecipes()).map(({ title }) => title);
  expect(titles.filter((each) => each === better.title)).toHaveLength(1);
  expect(titles).not.toContain(first.title);
});

test('the photo of a refused review waits, and arrives with the corrected one', async ({ page, backend }) => {
  const { review: first } = newEntries();
  const { review: better } = newEntries();
  await install(page, '/recipe/1');
  backend.proxy.break('POST', /\/ratings$/, problem(400, 'invalid', 'Not in these words.'), 1);
  await writeReviewWithPhoto(page, first, 'Not in these words.');
  await page.goto('/queue');
  const queue = page.getByRole('main');
  await expect(queue).toContainText(
    'This photo belongs to a review we couldn’t accept. Fix the review and the photo will follow.',
  );
  await page.getByRole('button', { name: 'Correct and send again' }).click();
  await page.getByLabel('Your comment').fill(better.comment);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => outboxStates(page)).toEqual({ waiting: 0, refused: 0, sent: 2 });
  const photos = await backend.admin.pendingPhotos();
  expect(photos.filter(({ comment }) => comment === better.comment)).toHaveLength(1);
  expect(photos.map(({ comment }) => comment)).not.toContain(first.comment);
});

test('the app’s icon shows the queue’s count where allowed, and the queue works where it is not', async ({
  context,
  page,
}) => {
  await page.addInitScript(() => {
    const shown: number[] = [];
    Object.assign(window, { shown });
    Object.assign(Navigator.prototype, {
      setAppBadge: async (count: number) => void shown.push(count),
      clearAppBadge: async () => void shown.push(0),
    });
  });
  const badges = () => page.evaluate(() => (window as unknown as { shown: number[] }).shown.at(-1));
  const { contact } = newEntries();
  await install(page, '/contact');
  await context.setOffline(true);
  await sendMessage(page, contact.message, SAVED);
  await expect.poll(badges).toBe(1);
  await context.setOffline(false);
  await expect.poll(badges, { timeout: 30_000 }).toBe(0);

  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'setAppBadge');
    Reflect.deleteProperty(Navigator.prototype, 'clearAppBadge');
  });
  const problems: Error[] = [];
  page.on('pageerror', (error) => problems.push(error));
  await page.goto('/contact');
  await sendMessage(page, newEntries().contact.message, 'Message Sent Successfully');
  expect(problems).toEqual([]);
});
