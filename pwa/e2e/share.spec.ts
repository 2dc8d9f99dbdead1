import { newEntries, shareByEmail } from './harness/entries.ts';
import { expect, expectHydrated, install, test } from './harness/journey.ts';
import { openFold } from './harness/open-fold.ts';
import { outboxStates } from './harness/outbox-rows.ts';
import { SAVED, toast } from './harness/review.ts';

test.use({ serviceWorkers: 'allow' });

test.describe('sharing a recipe', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/recipe/1');
    await expectHydrated(page);
    await openFold(page, 'Share this recipe');
  });

  test('the link is copied', async ({ context, page, backend }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(toast(page)).toContainText('Link Copied!');
    await expect(toast(page)).toContainText('Recipe link has been copied to your clipboard.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${backend.origin}/recipe/1`);
  });

  test('a refused clipboard shows an error', async ({ page }) => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('denied')) },
      });
    });
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(toast(page)).toContainText('Copy Failed');
    await expect(toast(page)).toContainText('Please manually copy the link from your browser address bar.');
  });

  for (const [name, host] of [
    ['WhatsApp', 'wa.me'],
    ['Facebook', 'www.facebook.com'],
    ['X', 'twitter.com'],
    ['Pinterest', 'www.pinterest.com'],
  ] as const) {
    test(`${name} opens in a window of its own`, async ({ context, page }) => {
      await context.route(`https://${host}/**`, (route) => route.fulfill({ body: 'there' }));
      const opened = context.waitForEvent('page');
      await page.getByRole('button', { name: `Share on ${name} ` }).click();
      const popup = await opened;
      await popup.waitForURL(`https://${host}/**`);
      expect(decodeURIComponent(popup.url())).toContain('/recipe/1');
    });
  }

  test('an e-mail needs an address and a name', async ({ page }) => {
    await page.getByRole('button', { name: 'Email', exact: true }).click();
    await page.getByRole('button', { name: 'Send Email' }).click();
    await expect(toast(page)).toContainText('Missing Information');
    await expect(toast(page)).toContainText('Please fill in recipient email and your name.');
    await expect(page.getByLabel('Recipient email')).toBeFocused();
  });

  test('an e-mail is sent by the mail server', async ({ page, backend }) => {
    const before = backend.mail.messages.length;
    await shareByEmail(page, newEntries().share, 'Recipe Shared!');
    await expect(toast(page)).toContainText('The recipe has been sent via email successfully.');
    await expect.poll(() => backend.mail.messages.length).toBe(before + 1);
  });
});

test('an e-mail written without a network waits, and goes out once', async ({ context, page, backend }) => {
  await install(page, '/recipe/1');
  const before = backend.mail.messages.length;
  await context.setOffline(true);
  await shareByEmail(page, newEntries().share, SAVED);
  await context.setOffline(false);
  await expect.poll(() => outboxStates(page), { timeout: 30_000 }).toMatchObject({ waiting: 0, sent: 1 });
  expect(backend.mail.messages.length).toBe(before + 1);
});

test('where the server has no mail server, the form says so and offers the mail program', async ({
  page,
  backend,
}) => {
  await backend.server.restartWith({ SMTP_URL: '' });
  try {
    await page.goto('/recipe/1');
    await expectHydrated(page);
    await openFold(page, 'Share this recipe');
    await page.getByRole('button', { name: 'Email', exact: true }).click();
    await expect(page.getByText('This site cannot send e-mail itself.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send Email' })).toHaveCount(0);
    const link = page.getByRole('link', { name: 'Open your mail program' });
    const mail = new URL((await link.getAttribute('href')) ?? '');
    expect(mail.protocol).toBe('mailto:');
    expect(mail.searchParams.get('subject')).toBe(
      await page.getByRole('heading', { level: 1 }).textContent(),
    );
    expect(mail.searchParams.get('body')).toContain(`${backend.origin}/recipe/1`);
  } finally {
    await backend.server.restartWith({ SMTP_URL: backend.mail.url });
  }
});
