import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { openAdminTab } from './harness/admin-tab.ts';
import { follow } from './harness/follow.ts';
import { type Backend, expect, expectHeading, expectHydrated, test } from './harness/journey.ts';
import { RESERVED_RECIPES } from './harness/reserved-recipes.ts';
import { readReviews, uniqueReview } from './harness/review.ts';
import { seriousViolations } from './harness/serious-violations.ts';
import { ADMINISTRATOR } from './harness/server-process.ts';
import { signIn } from './harness/sign-in.ts';

const REVIEWED = RESERVED_RECIPES.moderation;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
const USERNAME = 'helper on a phone';
const PASSWORD = 'four words of hers';

const codeNow = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
const cardOf = (page: Page, comment: string) => page.getByRole('listitem').filter({ hasText: comment });

/** Nothing scrolls sideways, and axe finds nothing serious. */
async function expectSound(page: Page): Promise<void> {
  const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(isWide)).toBe(false);
  expect(await seriousViolations(page)).toEqual([]);
}

/** Sends reviews as a device does, which wait for a decision; returns their comments. */
async function sendPendingReviews(backend: Backend, names: readonly string[]): Promise<string[]> {
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

/** Invites a moderator as the owner, and logs out; returns the link, which is also sent by e-mail. */
async function inviteModerator(page: Page, backend: Backend, email: string): Promise<string> {
  await page.setViewportSize(DESKTOP);
  await signIn(page, '/admin?tab=accounts');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Create a link' }).click();
  const shown = page.getByText(/\/admin#invitation=/);
  await expect(shown).toBeVisible();
  const link = (await shown.textContent()) ?? '';
  await expect.poll(() => backend.mail.messages.some((message) => message.includes(email))).toBe(true);
  await expectSound(page);
  await logOut(page);
  return link;
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
}

async function acceptInvitation(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByText(`${ADMINISTRATOR.username} invites you to become a moderator`)).toBeVisible();
  await expectSound(page);
  await page.getByLabel('Username').fill(USERNAME);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
}

/** Posts JSON from this page; returns status and code of the answer. */
const post = (page: Page, path: string, body: object, headers: Record<string, string> = {}) =>
  page.evaluate(
    async ([path, body, headers]) => {
      const response = await fetch(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      return [response.status, ((await response.json()) as { code?: string }).code];
    },
    [path, body, headers] as const,
  );

/** Turns one-time codes on; returns the first recovery code. */
async function turnCodesOn(page: Page): Promise<string> {
  await follow(page, '/admin?tab=account');
  await page.getByRole('button', { name: 'Turn on one-time codes' }).click();
  await page.getByLabel('Your password, to confirm').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expectSound(page);
  const key = await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent();
  await page.getByLabel('Code', { exact: true }).fill(codeNow((key ?? '').replaceAll(' ', '')));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectSound(page);
  const [first = ''] = await codes.allTextContents();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  return first;
}

async function signInWithCodes(page: Page, recovery: string): Promise<void> {
  await page.goto('/admin?tab=account');
  await page.getByLabel('Username').fill(USERNAME);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid credentials. Please try again.', { exact: true })).toBeVisible();
  await expectSound(page);
  await page.getByLabel('Code', { exact: true }).fill(recovery);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText(/9 recovery codes are left/)).toBeVisible();
  await expectSound(page);
}

/** Approves two comments together and takes that back; `reader` is a page of the site. */
async function approveAndUndo(page: Page, reader: Page, comments: readonly string[]): Promise<void> {
  for (const comment of comments) await cardOf(page, comment).getByRole('checkbox').click();
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Approve 2 comments' }).click();
  await expect(page.getByText('2 comments approved.')).toBeVisible();
  for (const comment of comments) await expect(cardOf(page, comment)).toHaveCount(0);

  await reader.goto(`/recipe/${REVIEWED}`);
  await expectHydrated(reader);
  await readReviews(reader);
  for (const comment of comments) await expect(reader.getByText(comment)).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  for (const comment of comments) await expect(cardOf(page, comment)).toBeVisible();
  await reader.reload();
  await expectHydrated(reader);
  await readReviews(reader);
  for (const comment of comments) await expect(reader.getByText(comment)).toHaveCount(0);
}

async function reject(page: Page, comment: string): Promise<void> {
  await cardOf(page, comment)
    .getByRole('button', { name: /^Reject/ })
    .click();
  await expect(cardOf(page, comment)).toHaveCount(0);
}

/** Saves a reply while somebody else saves another. */
async function editWithAnother(page: Page, comment: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit the review of Mio' }).click();
  await page.getByLabel('Reply').fill('Thank you from the road.');
  const found = await page.request.get(`/api/admin/published-reviews?search=${encodeURIComponent(comment)}`);
  const [{ id, version }] = (await found.json()) as [{ id: string; version: number }];
  const others = { act: 'edit', userName: 'Mio', comment, adminReply: 'Thank you from the office.' };
  expect(
    await post(
      page,
      `/api/admin/reviews/${id}/acts`,
      { ...others, translation: null },
      { 'If-Match': `"${version}"` },
    ),
  ).toEqual([200, undefined]);
  await page.getByRole('button', { name: 'Save' }).click();
  const notice = page.locator('main .rt-CalloutRoot');
  await expect(notice).toContainText('Thank you from the office.');
  await expect(page.getByLabel('Reply')).toHaveValue('Thank you from the road.');
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Reply: Thank you from the road.')).toBeVisible();
}

test('an invited moderator uses one-time codes on a phone, may not erase data, decides on comments (fault 54: two who edit at once lose nothing), and is removed', async ({
  context,
  page,
  backend,
}) => {
  test.setTimeout(180_000);
  const [first = '', second = '', third = ''] = await sendPendingReviews(backend, ['Ola', 'Noor', 'Mio']);
  const link = await inviteModerator(page, backend, 'helper@example.org');

  await page.setViewportSize(PHONE);
  await test.step('the invitation makes a moderator, who lacks an owner’s screens and rights', async () => {
    await acceptInvitation(page, link);
    // Counted by id, since a phone hides the screens of closed rooms.
    await expect(page.locator('[data-screen="account"]')).toHaveCount(1);
    await expect(page.locator('[data-screen="erasure"], [data-screen="accounts"]')).toHaveCount(0);
    expect(await post(page, '/api/admin/erasure/preview', { name: 'Ada' })).toEqual([403, 'owner-only']);
    await follow(page, '/admin?tab=erasure');
    await expect(page.getByText('Only an owner of this site may do this.')).toBeVisible();
  });

  await test.step('the invitation works once; with one-time codes on, a wrong code is refused and a recovery code signs in', async () => {
    const recovery = await turnCodesOn(page);
    await logOut(page);
    await page.goto(link);
    await expect(page.getByText(/invitation is no longer valid/)).toBeVisible();
    await signInWithCodes(page, recovery);
  });

  await test.step('approved comments reach a device, undo removes them, and a rejected comment is approved later', async () => {
    await openAdminTab(page, 'Comments');
    await expect(page.getByRole('heading', { name: 'Pending Comment Reviews' })).toBeVisible();
    const reader = await context.newPage();
    await approveAndUndo(page, reader, [first, second]);
    await reader.close();
    for (const comment of [first, second, third]) await reject(page, comment);
    await openAdminTab(page, 'Published');
    await page.getByRole('searchbox', { name: 'Search' }).fill(third);
    // Wait for the search: its answer would otherwise arrive during the edit, with the other's version.
    await expect(cardOf(page, first)).toHaveCount(0);
    await expect(cardOf(page, third).getByText('Rejected')).toBeVisible();
    await cardOf(page, third).getByRole('button', { name: 'Approve the review of Mio' }).click();
    await expect(cardOf(page, third).getByText('Rejected')).toHaveCount(0);
    await editWithAnother(page, third);
  });

  await test.step('the owner removes the moderator, who is signed out', async () => {
    const theirs = await context.cookies();
    await context.clearCookies();
    await page.setViewportSize(DESKTOP);
    await signIn(page, '/admin?tab=accounts');
    await page.getByRole('button', { name: `Remove ${USERNAME}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('button', { name: `Remove ${USERNAME}` })).toHaveCount(0);

    await openAdminTab(page, 'Audit log');
    await page.getByLabel('Item', { exact: true }).fill(`account:${USERNAME}`);
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByRole('rowheader').first()).toContainText('Remove account');
    await expect(page.getByRole('rowheader').last()).toContainText('Accept invitation');
    await expectSound(page);
    const downloaded = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export as CSV' }).click();
    expect((await downloaded).suggestedFilename()).toBe('audit-log.csv');

    await context.clearCookies();
    await context.addCookies(theirs);
    await page.reload();
    await expectHeading(page, 'Admin Panel');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  });
});
