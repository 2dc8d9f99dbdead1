import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { openAdminTab } from './harness/admin-tab.ts';
import { type Backend, expect, expectHydrated, test } from './harness/journey.ts';
import { RESERVED_RECIPES } from './harness/reserved-recipes.ts';
import { readReviews, uniqueReview } from './harness/review.ts';
import { seriousViolations } from './harness/serious-violations.ts';
import { signIn } from './harness/sign-in.ts';

const REVIEWED = RESERVED_RECIPES.moderation;
const PHONE = { width: 390, height: 844 };

/** Sends reviews as a device does; they wait for a decision. */
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

/** An administrator's panel, on a device of its own. */
async function openOffice(browser: Browser): Promise<Page> {
  return openComments(await (await browser.newContext({ viewport: PHONE })).newPage());
}

async function openComments(page: Page): Promise<Page> {
  await signIn(page, '/admin?tab=comments');
  await expect(page.getByRole('heading', { name: 'Pending Comment Reviews' })).toBeVisible();
  return page;
}

test('several comments are approved together, then undone: they reach a device and leave it again', async ({
  browser,
  page: reader,
  backend,
}) => {
  test.setTimeout(120_000);
  const [first = '', second = ''] = await waiting(backend, ['Ola', 'Noor']);
  const admin = await openOffice(browser);
  await cardOf(admin, first).getByRole('checkbox').click();
  await cardOf(admin, second).getByRole('checkbox').click();
  expect(await seriousViolations(admin)).toEqual([]);
  await admin.getByRole('button', { name: 'Approve 2 comments' }).click();
  await expect(admin.getByText('2 comments approved.')).toBeVisible();
  await expect(cardOf(admin, first)).toHaveCount(0);

  await reader.goto(`/recipe/${REVIEWED}`);
  await expectHydrated(reader);
  await readReviews(reader);
  for (const comment of [first, second]) await expect(reader.getByText(comment)).toBeVisible();

  await admin.getByRole('button', { name: 'Undo' }).click();
  for (const comment of [first, second]) await expect(cardOf(admin, comment)).toBeVisible();
  await reader.reload();
  await expectHydrated(reader);
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
  await admin.context().close();
});

test('fault 54: a decision is changed later, and two who edit at once lose nothing', async ({
  browser,
  page: first,
  backend,
}) => {
  test.setTimeout(120_000);
  const [comment = ''] = await waiting(backend, ['Mio']);
  await first.setViewportSize({ width: 1280, height: 800 });
  await openComments(first);
  await cardOf(first, comment)
    .getByRole('button', { name: /^Reject/ })
    .click();
  await expect(cardOf(first, comment)).toHaveCount(0);

  const open = async (page: Page) => {
    await openAdminTab(page, 'Published');
    await page.getByRole('searchbox', { name: 'Search' }).fill(comment);
    await expect(cardOf(page, comment)).toBeVisible();
  };
  await open(first);
  await expect(cardOf(first, comment).getByText('Rejected')).toBeVisible();
  await cardOf(first, comment).getByRole('button', { name: 'Approve the review of Mio' }).click();
  await expect(cardOf(first, comment).getByText('Rejected')).toHaveCount(0);

  const second = await openOffice(browser);
  await open(second);
  for (const page of [first, second])
    await page.getByRole('button', { name: 'Edit the review of Mio' }).click();
  await first.getByLabel('Reply').fill('Thank you from the office.');
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(first.getByText('Reply: Thank you from the office.')).toBeVisible();
  await second.getByLabel('Reply').fill('Thank you from the road.');
  await second.getByRole('button', { name: 'Save' }).click();
  const notice = second.locator('main .rt-CalloutRoot');
  await expect(notice).toContainText('Thank you from the office.');
  await expect(second.getByLabel('Reply')).toHaveValue('Thank you from the road.');
  expect(await seriousViolations(second)).toEqual([]);
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByText('Reply: Thank you from the road.')).toBeVisible();
  await second.context().close();
});
