import { follow } from './harness/follow.ts';
import { expect, expectHeading, expectHydrated, test } from './harness/journey.ts';
import { scrollTo } from './harness/scroll-to.ts';

test.use({ serviceWorkers: 'allow' });

test('without a network every guide opens, though none was opened before; one prints its text and the addresses of its sources, and nothing else', async ({
  page,
  context,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await context.setOffline(true);
  await page.goto('/guides');
  await expectHeading(page, 'Guides');
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  const guides = await links.evaluateAll((all) =>
    all.map((link) => ({ path: link.getAttribute('href') ?? '', title: link.textContent ?? '' })),
  );
  expect(guides.length).toBeGreaterThanOrEqual(8);
  const [first] = guides;
  await links.first().click();
  await expectHeading(page, first?.title ?? '');
  for (const { path, title } of guides) {
    await follow(page, path);
    await expectHeading(page, title);
    await expect(page.getByRole('note')).toBeVisible();
  }
  await page.goto('/guides/made-up');
  await expectHeading(page, 'Oops! Page Not Found');

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/guides/changing-to-home-made-food');
  await expectHeading(page, 'Changing your dog or cat to home-made food');
  await expectHydrated(page);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  const print = page.getByRole('button', { name: 'Print', exact: true });
  await scrollTo(print);
  await print.click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('row', { name: /^1 to 3 25%/ })).toBeVisible();
  const source = page.getByRole('region', { name: 'Sources' }).getByRole('link').first();
  const after = await source.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(after).toContain('https://');
  await expect(page.locator('article p').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  for (const role of ['banner', 'contentinfo', 'navigation', 'complementary', 'button'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
});
