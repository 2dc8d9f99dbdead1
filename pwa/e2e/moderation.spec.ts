import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { type Backend, expect, install, test } from './harness/journey.ts';
import { RESERVED_RECIPES } from './harness/reserved-recipes.ts';
import { readReviews, uniqueReview } from './harness/review.ts';
import { seriousViolations } from './harness/serious-violations.ts';
import { signIn } from './harness/sign-in.ts';

test.use({ serviceWorkers: 'allow' });

const REVIEWED = RESERVED_RECIPES.moderation;
const PHONE = { width: 390, height: 844 };

/** Reviews that wait for a decision, sent as a device sends them. */
async function waiting(backend: Backend, names: readonly string[]): Promise<string[]> {
  return Promise.all(
    names.map(async (userName) => {
      const { comment, stars: rating } = uniqueReview('She asked for more.');
      const response = await fetch(`${backend.origin}/api/recipes/${REVIEWED}/ratings`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
        body: JSON.stringify({ rating, comment, userName }),
      });
      expect(response.status).toBe(201);
      return comment;
    }),
  );
}

const cardOf = (page: Page, comment: string) => page.getByRole('listitem').filter({ hasText: comment });

async function openComments(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const page = await (await browser.newContext({ viewport })).newPage();
  await signIn(page, '/admin?tab=comments');
  await expect(page.getByRole('heading', { name: 'Pending Comment Reviews' })).toBeVisible();
  return page;
}

test('several comments are approved together and taken back: they come to a device and leave it again', async ({
  browser,
  backend,
}) => {
  test.setTimeout(120_000);
  const [first = '', second = ''] = await waiting(backend, ['Ola', 'Noor']);
  const admin = await openComments(browser, PHONE);
  await cardOf(admin, first).getByRole('checkbox').click();
  await cardOf(admin, second).getByRole('checkbox').click();
  expect(await seriousViolations(admin)).toEqual([]);
  await admin.getByRole('button', { name: 'Approve 2 comments' }).click();
  await expect(admin.getByText('2 comments approved.')).toBeVisible();
  await expect(cardOf(admin, first)).toHaveCount(0);

  const reader = await (await browser.newContext()).newPage();
  await install(reader, `/recipe/${REVIEWED}`);
  await readReviews(reader);
  for (const comment of [first, second]) await expect(reader.getByText(comment)).toBeVisible();

  await admin.getByRole('button', { name: 'Undo' }).click();
  for (const comment of [first, second]) await expect(cardOf(admin, comment)).toBeVisible();
  await reader.reload();
  await readReviews(reader);
  for (const comment of [first, second]) await expect(reader.getByText(comment)).toHaveCount(0);
  await cardOf(admin, first)
    .getByRole('button', { name: /^Reject/ })
    .click();
  await expect(cardOf(admin, first)).toHaveCount(0);
  await cardOf(admin, second)
    .getByRole('button', { name: /^Reject/ })
    .click();
  await expect(cardOf(admin, second)).toHaveCount(0);
});

test('fault 54: a decision is changed later, and of two who edit at once nobody loses a word', async ({
  browser,
  backend,
}) => {
  test.setTimeout(120_000);
  const [comment = ''] = await waiting(backend, ['Mio']);
  const first = await openComments(browser, { width: 1280, height: 800 });
  await cardOf(first, comment)
    .getByRole('button', { name: /^Reject/ })
    .click();
  await expect(cardOf(first, comment)).toHaveCount(0);

  const open = async (page: Page) => {
    await page.getByRole('tab', { name: 'Published' }).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill(comment);
    await expect(cardOf(page, comment)).toBeVisible();
  };
  await open(first);
  await expect(cardOf(first, comment).getByText('Rejected')).toBeVisible();
  await cardOf(first, comment).getByRole('button', { name: 'Approve the review of Mio' }).click();
  await expect(cardOf(first, comment).getByText('Rejected')).toHaveCount(0);

  const second = await openComments(browser, PHONE);
  await open(second);
  for (const page of [first, second])
    await page.getByRole('button', { name: 'Edit the review of Mio' }).click();
  await first.getByLabel('Reply').fill('Thank you from the office.');
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(first.getByText('Reply: Thank you from the office.')).toBeVisible();
  await second.getByLabel('Reply').fill('Thank you from the road.');
  await second.getByRole('button', { name: 'Save' }).click();
  const notice = second.getByRole('alert');
  await expect(notice).toContainText('Thank you from the office.');
  await expect(second.getByLabel('Reply')).toHaveValue('Thank you from the road.');
  expect(await seriousViolations(second)).toEqual([]);
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByText('Reply: Thank you from the road.')).toBeVisible();
});
