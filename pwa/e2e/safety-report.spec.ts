import { randomUUID } from 'node:crypto';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, install, test } from './harness/journey.ts';
import { outboxStates } from './harness/outbox-rows.ts';
import { SAVED, toast } from './harness/review.ts';
import { signIn } from './harness/sign-in.ts';

test.use({ serviceWorkers: 'allow' });

test.use({ viewport: { width: 390, height: 844 } });

test('a wrong flag is reported offline, arrives once, and the administrator ticks it off', async ({
  context,
  page,
  backend,
}) => {
  const comment = `That is the name of a street. ${randomUUID()}`;
  await install(page, '/tools/nutrition-checker');
  await expectHeading(page, /.+/);
  await context.setOffline(true);
  await page.getByLabel('Ingredients').fill('500 g turkey mince\n1 onion');
  await page.locator('#safety').getByRole('button', { name: 'This is wrong: Onion' }).click();
  const dialog = page.getByRole('dialog', { name: 'This is wrong' });
  await expect(dialog.getByLabel('The words in question')).toHaveValue('1 onion');
  await dialog.getByLabel('Comment (optional)').fill(comment);
  await dialog.getByRole('button', { name: 'Send Report' }).click();
  await expect(toast(page)).toContainText(SAVED);
  await expect(dialog).toHaveCount(0);
  await follow(page, '/queue');
  await expect(page.getByRole('heading', { level: 3, name: 'Report of a false alarm' })).toBeVisible();

  await context.setOffline(false);
  await expect
    .poll(() => outboxStates(page), { timeout: 30_000 })
    .toEqual({ waiting: 0, refused: 0, sent: 1 });
  const reports = await backend.admin.safetyReports();
  expect(reports.filter((report) => report.comment === comment)).toMatchObject([
    { kind: 'false-alarm', species: 'dog', text: '1 onion', food: 'Onion', handledAt: null },
  ]);

  await signIn(page, '/admin?tab=reports');
  const card = page.getByRole('listitem').filter({ hasText: comment });
  await expect(card).toContainText('False alarm: Onion');
  await card.getByRole('button', { name: 'Done: 1 onion' }).click();
  await expect(page.getByText('Done (1)')).toBeVisible();
  const handled = (await backend.admin.safetyReports()).find((report) => report.comment === comment);
  expect(handled?.handledAt).not.toBeNull();
});
