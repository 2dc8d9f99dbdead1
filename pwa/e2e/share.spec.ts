import { newEntries, shareByEmail } from './harness/entries.ts';
import { expect, install, test } from './harness/journey.ts';
import { openFold } from './harness/open-fold.ts';
import { outboxStates } from './harness/outbox-rows.ts';
import { SAVED, toast } from './harness/review.ts';

test.use({ serviceWorkers: 'allow' });

test('a recipe is shared by copying its link, in four networks’ windows, and by e-mail with and without a network (/recipe/1)', async ({
  context,
  page,
  backend,
}) => {
  const [first, second] = [newEntries().share, newEntries().share];
  const sentTo = (email: string) => backend.mail.messages.filter((each) => each.includes(email)).length;
  await install(page, '/recipe/1');
  await openFold(page, 'Share this recipe');

  await test.step('the link is copied', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(toast(page)).toContainText('Link Copied!');
    await expect(toast(page)).toContainText('Recipe link has been copied to your clipboard.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${backend.origin}/recipe/1`);
  });

  await test.step('each network opens in a new window', async () => {
    for (const [name, host] of [
      ['WhatsApp', 'wa.me'],
      ['Facebook', 'www.facebook.com'],
      ['X', 'twitter.com'],
      ['Pinterest', 'www.pinterest.com'],
    ] as const) {
      await context.route(`https://${host}/**`, (route) => route.fulfill({ body: 'there' }));
      const opened = context.waitForEvent('page');
      await page.getByRole('button', { name: `Share on ${name} ` }).click();
      const popup = await opened;
      await popup.waitForURL(`https://${host}/**`);
      expect(decodeURIComponent(popup.url())).toContain('/recipe/1');
      await popup.close();
    }
  });

  await test.step('an e-mail is sent by the mail server', async () => {
    await shareByEmail(page, first, 'Recipe Shared!');
    await expect(toast(page)).toContainText('The recipe has been sent via email successfully.');
    await expect.poll(() => sentTo(first.email)).toBe(1);
  });

  await test.step('one written without a network waits, and goes out once', async () => {
    await context.setOffline(true);
    await shareByEmail(page, second, SAVED);
    await context.setOffline(false);
    await expect
      .poll(() => outboxStates(page), { timeout: 30_000 })
      .toEqual({ waiting: 0, refused: 0, sent: 2 });
    expect([sentTo(first.email), sentTo(second.email)]).toEqual([1, 1]);
  });
});
