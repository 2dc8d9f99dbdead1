import { structuredDataTypes } from './harness/first-visit.ts';
import { expect, expectHydrated, test } from './harness/journey.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a recipe can be read in full, and its structured data match its text', async ({ page, backend }) => {
    await page.goto('/recipe/1');
    await expect(page).toHaveTitle('Chicken & Brown Rice Bowl | Bowlful for Dogs');
    await expect(page.getByRole('heading', { level: 1, name: 'Chicken & Brown Rice Bowl' })).toBeVisible();
    await expect(page.getByText('skinless boneless chicken thigh, diced').first()).toBeVisible();
    await expect(page.locator('#method').getByRole('listitem')).toHaveCount(5);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${backend.origin}/recipe/1`);
    const types = await structuredDataTypes(page);
    expect(types).toContain('Recipe');
    expect(types).toContain('BreadcrumbList');
  });

  test('home and lists name their recipes and link to them', async ({ page, backend }) => {
    for (const [path, title] of [
      ['/', /^Bowlful/],
      ['/dog-recipes', 'Dog Recipes | Bowlful for Dogs'],
      ['/cat-recipes', 'Cat Recipes | Bowlful for Cats'],
    ] as const) {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${backend.origin}${path}`);
      expect(await page.getByRole('article').count()).toBeGreaterThan(2);
      await expect(page.getByRole('article').first().getByRole('link')).toHaveAttribute(
        'href',
        /^\/recipe\/\d+$/,
      );
      expect((await structuredDataTypes(page)).length).toBeGreaterThan(0);
    }
  });

  test('an address without a page answers 404, with a page for people', async ({ page, request }) => {
    for (const path of ['/nothing-here', '/recipe/999', '/recipe/one']) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/Not Found/);
    }
    expect((await request.get('/assets/none.js')).status()).toBe(404);
  });
});

test('a requested page is complete before any script has run', async ({ browser, backend }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  backend.proxy.break('GET', /^\/assets\//, () => {});
  await page.goto('/recipe/1', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1, name: 'Chicken & Brown Rice Bowl' })).toBeVisible();
  await context.close();
});

test('server-rendered content of a recipe stays when the device reads the same data', async ({ page }) => {
  const painted = [
    page.getByRole('button', { name: 'Write a review' }),
    page.getByRole('heading', { name: 'Share this recipe' }),
  ];
  await page.goto('/recipe/1', { waitUntil: 'domcontentloaded' });
  for (const part of painted) await part.evaluate((element) => element.setAttribute('data-mark', 'painted'));
  await expectHydrated(page);
  await page.waitForLoadState('networkidle');
  for (const part of painted) {
    await expect(part).toBeVisible();
    await expect(part).toHaveAttribute('data-mark', 'painted');
  }
  await expect(page.getByText('Loading reviews...')).toHaveCount(0);
});

test('the head of the document changes with the screen', async ({ page }) => {
  await page.goto('/');
  await expectHydrated(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cat Recipes' }).click();
  await expect(page).toHaveTitle('Cat Recipes | Bowlful for Cats');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveTitle(/\| Bowlful for Cats$/);
});
