import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { type Backend, expect, expectHeading, test } from './harness/journey.ts';
import { seriousViolations } from './harness/serious-violations.ts';
import { ADMINISTRATOR } from './harness/server-process.ts';
import { signIn } from './harness/sign-in.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
const PASSWORD = 'four words of hers';

const codeNow = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** Nothing scrolls sideways, and axe finds nothing serious. */
async function expectSound(page: Page): Promise<void> {
  const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(isWide)).toBe(false);
  expect(await seriousViolations(page)).toEqual([]);
}

/** Invites a moderator as the owner; returns the link, which is also sent by e-mail. */
async function inviteModerator(owner: Page, backend: Backend, email: string): Promise<string> {
  await signIn(owner, '/admin?tab=accounts');
  await owner.getByLabel('E-mail').fill(email);
  await owner.getByRole('button', { name: 'Create a link' }).click();
  const shown = owner.getByText(/\/admin#invitation=/);
  await expect(shown).toBeVisible();
  const link = (await shown.textContent()) ?? '';
  await expect.poll(() => backend.mail.messages.some((message) => message.includes(email))).toBe(true);
  await expectSound(owner);
  return link;
}

/** Turns one-time codes on; returns the key and the recovery codes. */
async function turnCodesOn(page: Page): Promise<{ secret: string; recovery: string[] }> {
  await page.goto('/admin?tab=account');
  await page.getByRole('button', { name: 'Turn on one-time codes' }).click();
  await page.getByLabel('Your password, to confirm').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expectSound(page);
  const key = await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent();
  const secret = (key ?? '').replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill(codeNow(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectSound(page);
  const recovery = await codes.allTextContents();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  return { secret, recovery };
}

/** The server's answer to an owner-only call from this page: status and code. */
const refusal = (page: Page) =>
  page.evaluate(async () => {
    const response = await fetch('/api/admin/erasure/preview', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Ada' }),
    });
    return [response.status, ((await response.json()) as { code: string }).code];
  });

test('a moderator invited on a desktop uses one-time codes on a phone, may not erase data, and is removed', async ({
  browser,
  page: owner,
  backend,
}) => {
  test.setTimeout(180_000);
  const username = 'helper on a phone';
  await owner.setViewportSize(DESKTOP);
  const link = await inviteModerator(owner, backend, 'helper@example.org');

  const helper = await (await browser.newContext({ viewport: PHONE })).newPage();
  await helper.goto(link);
  await expect(helper.getByText(`${ADMINISTRATOR.username} invites you to become a moderator`)).toBeVisible();
  await expectSound(helper);
  await helper.getByLabel('Username').fill(username);
  await helper.getByLabel('Password').fill(PASSWORD);
  await helper.getByRole('button', { name: 'Create account' }).click();
  await expect(tab(helper, 'Overview')).toBeVisible();
  expect(new URL(helper.url()).search).toBe('');
  // By their ids: a phone hides the screens of closed rooms.
  await expect(helper.locator('[data-screen="account"]')).toHaveCount(1);
  await expect(helper.locator('[data-screen="erasure"], [data-screen="accounts"]')).toHaveCount(0);
  expect(await refusal(helper)).toEqual([403, 'owner-only']);
  await helper.goto('/admin?tab=erasure');
  await expect(helper.getByText('Only an owner of this site may do this.')).toBeVisible();

  const { recovery } = await turnCodesOn(helper);
  await helper.getByRole('button', { name: 'Logout' }).click();
  await expect(helper.getByLabel('Username')).toBeVisible();
  await helper.goto(link);
  await expect(helper.getByText(/invitation is no longer valid/)).toBeVisible();
  await helper.goto('/admin?tab=account');
  await helper.getByLabel('Username').fill(username);
  await helper.getByLabel('Password').fill(PASSWORD);
  await helper.getByRole('button', { name: 'Sign In' }).click();
  await helper.getByLabel('Code', { exact: true }).fill('000000');
  await helper.getByRole('button', { name: 'Sign In' }).click();
  await expect(helper.getByText('Invalid credentials. Please try again.', { exact: true })).toBeVisible();
  await expectSound(helper);
  await helper.getByLabel('Code', { exact: true }).fill(recovery[0] ?? '');
  await helper.getByRole('button', { name: 'Sign In' }).click();
  await expect(helper.getByText(/9 recovery codes are left/)).toBeVisible();
  await expectSound(helper);

  await owner.goto('/admin?tab=accounts');
  await owner.getByRole('button', { name: `Remove ${username}` }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(owner.getByRole('button', { name: `Remove ${username}` })).toHaveCount(0);
  await helper.reload();
  await expectHeading(helper, 'Admin Panel');
  await expect(helper.getByRole('button', { name: 'Sign In' })).toBeVisible();

  await owner.goto('/admin?tab=audit-log');
  await owner.getByLabel('Item', { exact: true }).fill(`account:${username}`);
  await owner.getByRole('button', { name: 'Filter' }).click();
  await expect(owner.getByRole('rowheader').first()).toContainText('Remove account');
  await expect(owner.getByRole('rowheader').last()).toContainText('Accept invitation');
  await expectSound(owner);
  const downloaded = owner.waitForEvent('download');
  await owner.getByRole('link', { name: 'Export as CSV' }).click();
  expect((await downloaded).suggestedFilename()).toBe('audit-log.csv');
  await helper.context().close();
});
