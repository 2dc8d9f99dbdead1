import { follow } from './harness/follow.ts';
import { expect, expectHydrated, test } from './harness/journey.ts';
import { openFold } from './harness/open-fold.ts';
import { toast } from './harness/review.ts';

test('a recipe’s link and the shopping list are copied where there is no share sheet, and a network opens in a new window (/recipe/1)', async ({
  context,
  page,
  backend,
}) => {
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'there' }));
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto('/recipe/1');
  await expectHydrated(page);
  await openFold(page, 'Share this recipe');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(toast(page)).toContainText('Link Copied!');
  expect(await copied()).toBe(`${backend.origin}/recipe/1`);

  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Share on WhatsApp ' }).click();
  const popup = await opened;
  await popup.waitForURL('https://wa.me/**');
  expect(decodeURIComponent(popup.url())).toContain('/recipe/1');
  await popup.close();

  await follow(page, '/shopping-list');
  await page.getByLabel('Add something of your own').fill('Poo bags');
  await page.getByRole('button', { name: 'Add to the list' }).click();
  await page.getByRole('button', { name: 'Share the list' }).click();
  await expect(page.getByText('List copied', { exact: true })).toBeVisible();
  expect(await copied()).toBe('Your own\n- Poo bags');
});
