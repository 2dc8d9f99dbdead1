import { copiesOfEntries, newEntries, submitOneOfEach } from './harness/entries.ts';
import { expect, install, test } from './harness/journey.ts';
import { outboxRows, outboxStates } from './harness/outbox-rows.ts';
import { RECIPE_ONE, SAVED } from './harness/review.ts';

test.use({ serviceWorkers: 'allow' });

test.use({ viewport: { width: 390, height: 844 } });

const ONE_OF_EACH = { review: 1, photo: 1, recipe: 1, contact: 1, newsletter: 1 };

test('offline on a phone one item of each type is written, shows in the queue and on the app’s icon, and arrives exactly once', async ({
  context,
  page,
  backend,
}) => {
  const entries = newEntries();
  await page.addInitScript(() => {
    const shown: number[] = [];
    Object.assign(window, { shown });
    Object.assign(Navigator.prototype, {
      setAppBadge: async (count: number) => void shown.push(count),
      clearAppBadge: async () => void shown.push(0),
    });
  });
  const badge = () => page.evaluate(() => (window as unknown as { shown: number[] }).shown.at(-1));
  await install(page);
  await context.setOffline(true);
  await submitOneOfEach(page, entries, SAVED);
  await page.goto('/queue');
  const queue = page.getByRole('main');
  await expect(queue).toContainText('Waiting (6)');
  await expect.poll(badge).toBe(6);
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
  await expect.poll(badge).toBe(0);
  expect(await copiesOfEntries(backend, entries)).toEqual(ONE_OF_EACH);
  expect(backend.mail.messages.filter((message) => message.includes(share?.id ?? '?'))).toHaveLength(1);
  // No trace of the delivered content stays on the device.
  const rows = JSON.stringify(await outboxRows(page));
  for (const text of [entries.review.comment, entries.contact.message, entries.share.email]) {
    expect(rows).not.toContain(text);
  }
});
