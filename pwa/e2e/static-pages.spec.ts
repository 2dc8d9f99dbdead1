import { expect, expectHeading, install, test } from './harness/journey.ts';

const PAGES = [
  ['/about', 'About Us', 'Join Our Movement'],
  ['/organic', 'Organic recipes', 'Submit Organic Recipe'],
  ['/privacy-policy', 'Privacy Policy', 'Last updated 22 June 2025'],
  ['/terms-of-service', 'Terms of Service', 'Last updated and effective 27 June 2025'],
  ['/disclaimer', 'Medical Disclaimer', 'Last updated June 5, 2025'],
  ['/shop', 'Shop', 'Food Ingredients'],
  ['/ingredients', 'Food Ingredients', 'Popular ingredients'],
  ['/dog-products', 'Dog Products', 'Accessories'],
  ['/cat-products', 'Cat Products', 'Grooming'],
] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, heading, words] of PAGES) {
    test(`${path} can be read in full`, async ({ page, backend }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expectHeading(page, heading);
      await expect(page.locator('main').getByText(words).first()).toBeVisible();
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', backend.origin + path);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^index, follow/);
    });
  }

  test('the organic page lists five organic recipes of each species', async ({ page }) => {
    await page.goto('/organic');
    await expect(page.getByText('5 organic dog recipes and 5 organic cat recipes.')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(10);
  });
});

test('every static page opens without a network', async ({ page, context }) => {
  await install(page);
  await context.setOffline(true);
  for (const [path, heading] of PAGES) {
    await page.goto(path);
    await expectHeading(page, heading);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, heading, ...shows] of [
    ['/?search=salmon', /^Recipes for “salmon” \(\d+\)$/, 'Salmon'],
    ['/search?q=salmon', /^Recipes \(\d+\)$/, 'Salmon'],
    ['/dog-recipes?q=salmon', /^Dog Recipes \(\d\)$/, 'Salmon'],
    ['/?search=unicorn', /^Recipes for “unicorn” \(0\)$/, 'No recipes found matching your criteria'],
    ['/recipe/1/cook', /^Ingredients$/, 'Chicken'],
  ] as const) {
    test(`${address} paints what it is`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
      for (const text of shows) await expect(page.getByRole('main')).toContainText(text);
      await expect(page.getByText('Featured recipes')).toHaveCount(0);
    });
  }

  test('an address that opens the assistant paints the assistant', async ({ page }) => {
    await page.goto('/search?tab=ai');
    await expect(page.getByRole('tab', { name: 'AI Assistant' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByLabel('What are you looking for?')).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Ingredient or title' })).toBeHidden();
  });
});
