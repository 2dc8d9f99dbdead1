import { mailsOf, newEntries, shareByEmail } from './harness/entries.ts';
import { expect, expectStarted, install, test } from './harness/journey.ts';
import { outboxStates } from './harness/outbox-rows.ts';
import { SAVED, toast } from './harness/review.ts';

test.describe('handing a recipe on', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/recipe/1');
    await expectStarted(page);
  });

  test('the link is copied', async ({ context, page, kitchen }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(toast(page)).toContainText('Link Copied!');
    await expect(toast(page)).toContainText('Recipe link has been copied to your clipboard.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${kitchen.origin}/recipe/1`);
  });

  test('a refused clipboard is told of', async ({ page }) => {
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

  test('an e-mail is sent, and the server writes it', async ({ page, kitchen }) => {
    const before = (await mailsOf(kitchen)).length;
    await shareByEmail(page, newEntries().share, 'Recipe Shared!');
    await expect(toast(page)).toContainText('The recipe has been sent via email successfully.');
    await expect.poll(async () => (await mailsOf(kitchen)).length).toBe(before + 1);
  });
});

test('an e-mail written without a network waits, and goes out once', async ({ context, page, kitchen }) => {
  await install(page, '/recipe/1');
  const before = (await mailsOf(kitchen)).length;
  await context.setOffline(true);
  await shareByEmail(page, newEntries().share, SAVED);
  await context.setOffline(false);
  await expect.poll(() => outboxStates(page), { timeout: 30_000 }).toMatchObject({ waiting: 0, sent: 1 });
  expect((await mailsOf(kitchen)).length).toBe(before + 1);
});
