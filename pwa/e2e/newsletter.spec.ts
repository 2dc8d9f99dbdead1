import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';
import { outboxStates } from './harness/outbox-rows.ts';
import { SAVED, toast } from './harness/review.ts';
import { scrollTo } from './harness/scroll-to.ts';
import { ADMINISTRATOR } from './harness/server-process.ts';

test.use({ serviceWorkers: 'allow' });

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
const RECIPE_TWO = 'Beef & Sweet Potato Stew';
/** A message as a mail program shows it: header and text, decoded. */
function readable(message: string): string {
  const whole = message.replace(/=\r\n/g, '').replace(/=3D/g, '=');
  const end = whole.indexOf('\r\n\r\n');
  return whole.slice(0, end).replace(/\r\n[ \t]+/g, ' ') + whole.slice(end);
}

async function openNewsletter(page: Page): Promise<void> {
  await page.goto('/admin?tab=newsletter');
  await page.getByLabel('Username').fill(ADMINISTRATOR.username);
  await page.getByLabel('Password').fill(ADMINISTRATOR.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Newsletter' })).toBeVisible();
}

/** Fills the form below a list. */
async function signUp(page: Page, path: string, email: string): Promise<void> {
  await page.goto(path);
  await scrollTo(page.locator('#newsletter-title'));
  await page.getByLabel('Your e-mail').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(toast(page)).toContainText(SAVED);
}

test('offline sign-ups, on a phone for dogs and on a desktop for cats, are confirmed; the issue for dogs goes to one, who unsubscribes with one click', async ({
  browser,
  context,
  page,
  backend,
}) => {
  test.setTimeout(180_000);
  const email = `reader-${randomUUID()}@example.com`;
  const catEmail = `reader-${randomUUID()}@example.com`;
  const subject = `Peas for dogs ${randomUUID()}`;
  const mails = (to = email) => backend.mail.messages.filter((message) => message.includes(to)).map(readable);
  await page.setViewportSize(PHONE);
  await install(page);
  await context.setOffline(true);
  await signUp(page, '/dog-recipes', email);
  await page.setViewportSize(DESKTOP);
  await signUp(page, '/cat-recipes', catEmail);
  await context.setOffline(false);
  await expect.poll(() => outboxStates(page)).toEqual({ waiting: 0, refused: 0, sent: 2 });

  for (const to of [email, catEmail]) {
    await expect.poll(() => mails(to), { timeout: 30_000 }).toHaveLength(1);
    const [, link = ''] = /^(http\S+\/newsletter\/confirm\?token=\S+)/m.exec(mails(to)[0] ?? '') ?? [];
    // A mail scanner that opens the link confirms nothing.
    expect((await page.request.get(link)).status()).toBe(200);
    expect(await backend.admin.subscriptionsOf(to)).toMatchObject([expect.stringMatching(/,\r?$/)]);
    await page.goto(link);
    await expectHydrated(page);
    await page.getByRole('button', { name: 'Yes, send me the tips' }).click();
    await expect(page.getByText(/^Your address is confirmed\./)).toBeVisible();
    expect(await backend.admin.subscriptionsOf(to)).toMatchObject([expect.not.stringMatching(/,\r?$/)]);
  }

  const office = await browser.newContext({ viewport: DESKTOP, serviceWorkers: 'block' });
  const admin = await office.newPage();
  await openNewsletter(admin);
  for (const label of ['Dogs', 'Cats'])
    await expect(admin.getByRole('row', { name: `${label} 1 0 0` })).toBeVisible();
  await admin.getByRole('button', { name: 'New issue' }).click();
  const form = admin.getByRole('form', { name: 'Issue' });
  await form.getByRole('radio', { name: 'Dogs' }).click();
  await form.getByRole('button', { name: 'Preview' }).click();
  await expect(form.getByText('Required')).toHaveCount(2);
  await form.getByLabel('Subject').fill(subject);
  await form.getByLabel('Introduction').fill('May they?\n\nThey <b>may</b>.');
  await form.getByLabel('Add a recipe by its title').fill('sweet potato stew');
  await form.getByRole('button', { name: `Add ${RECIPE_TWO}` }).click();
  await expect(form.getByRole('list', { name: 'Recipes in this issue' })).toContainText(RECIPE_TWO);
  await form.getByRole('button', { name: 'Preview' }).click();
  const letter = admin.frameLocator('iframe[title="The message"]');
  await expect(letter.getByRole('heading', { name: subject })).toBeVisible();
  await expect(letter.getByText('They <b>may</b>.')).toBeVisible();
  await expect(letter.getByRole('link', { name: RECIPE_TWO })).toHaveAttribute('href', /\/recipe\/2$/);
  await form.getByLabel('Your own address, for a test').fill(`keeper-${email}`);
  await form.getByRole('button', { name: 'Send test' }).click();
  await expect(toast(admin)).toContainText('Test sent');
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  const question = admin.getByRole('alertdialog', { name: 'Send to 1 person?' });
  await expect(question.getByRole('button', { name: 'Not yet' })).toBeFocused();
  await question.getByRole('button', { name: 'Send to 1 person' }).click();
  await expect(toast(admin)).toContainText('Sending started');
  const card = admin.getByRole('listitem').filter({ hasText: subject });
  await expect(async () => {
    if (await card.getByRole('button', { name: 'Refresh' }).isVisible()) {
      await card.getByRole('button', { name: 'Refresh' }).click();
    }
    await expect(card.getByText('Sent', { exact: true })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await expect(card).toContainText('1 sent');
  await office.close();

  const issues = mails().filter((message) => new RegExp(`^To: ${email}\r?$`, 'm').test(message));
  expect(issues).toHaveLength(2);
  expect(mails(catEmail)).toHaveLength(1);
  const issue = issues[1] ?? '';
  expect(issue).toContain(`Subject: ${subject}`);
  expect(issue).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  const [, wayOut = ''] = /^List-Unsubscribe: <([^>]+)>/m.exec(issue) ?? [];
  await page.goto(wayOut);
  await expectHeading(page, 'Weekly tips');
  expect(await backend.admin.subscriptionsOf(email)).toHaveLength(1);
  // As a mail provider does: no cookie, no origin.
  const clicked = await fetch(wayOut, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(clicked.status).toBe(200);
  expect(await backend.admin.subscriptionsOf(email)).toEqual([]);
});
