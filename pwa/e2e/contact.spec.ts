import { copiesOfEntries, newEntries, sendMessage } from './harness/entries.ts';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';
import { outboxStates } from './harness/outbox-rows.ts';
import { SAVED, toast } from './harness/review.ts';
import { signIn } from './harness/sign-in.ts';

test('a message sent online gets the documented reply, and the administrator’s note and status are saved', async ({
  page,
  backend,
}) => {
  const entries = newEntries();
  const mine = async () =>
    (await backend.admin.contactMessages()).find(({ message }) => message === entries.contact.message);
  await page.goto('/recipe/12');
  await page.goto('/contact');
  await expectHeading(page, 'Contact Us');
  await expectHydrated(page);
  await page.getByRole('checkbox', { name: /^Include the page I came from/ }).check();
  await page.getByLabel('Inquiry type').selectOption('Privacy & Data Protection');
  await sendMessage(page, entries.contact.message, 'Message Sent Successfully');
  await expect(toast(page)).toContainText(
    "We'll respond within 24-48 hours. Your message has been saved to our system.",
  );
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await expect(page.getByLabel('Inquiry type')).toHaveValue('general');
  await expect(page.getByRole('checkbox', { name: /^Include the page/ })).not.toBeChecked();
  expect(await mine()).toMatchObject({
    category: 'legal',
    context: { route: '/recipe/12', build: expect.stringMatching(/^index-\w+$/) },
  });

  await signIn(page, '/admin?tab=messages');
  const card = page.getByRole('listitem').filter({ hasText: entries.contact.message });
  await page.getByRole('searchbox', { name: 'Search' }).fill(entries.contact.message);
  await card.getByRole('button', { name: /^Expand/ }).click();
  await expect(card.getByRole('blockquote')).toHaveText(entries.contact.message);
  await card.getByLabel('Status').click();
  await page.getByRole('option', { name: 'Resolved' }).click();
  await card.getByLabel('Admin notes').fill('Answered by phone.');
  await card.getByRole('button', { name: 'Update Message' }).click();
  await expect(toast(page)).toContainText('Contact message status has been updated successfully.');
  await expect.poll(mine).toMatchObject({ status: 'resolved', adminNotes: 'Answered by phone.', version: 1 });
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a message written without a network waits, and arrives exactly once', async ({
    context,
    page,
    backend,
  }) => {
    const entries = newEntries();
    await install(page);
    await context.setOffline(true);
    await page.goto('/contact');
    await sendMessage(page, entries.contact.message, SAVED);
    await follow(page, '/queue');
    await expect(page.getByText(entries.contact.message)).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => outboxStates(page)).toEqual({ waiting: 0, refused: 0, sent: 1 });
    expect((await copiesOfEntries(backend, entries))['contact']).toBe(1);
  });
});

test('unsubscribing needs a button press: opening the link changes nothing', async ({ page, backend }) => {
  const asked = () => backend.proxy.seen.filter((request) => /^POST .*unsubscribe/.test(request)).length;
  const askedBefore = asked();
  await page.goto('/unsubscribe?token=not-one-of-ours');
  await expectHydrated(page);
  expect(asked()).toBe(askedBefore);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText(/This link is incomplete/)).toBeVisible();
  expect(asked()).toBe(askedBefore + 1);
});
