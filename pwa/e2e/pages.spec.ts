import { ROUTES } from '#domain/site/route-table';
import { expect, expectHydrated, test } from './harness/journey.ts';
import { structuredData, structuredDataTypes } from './harness/structured-data.ts';
import { watchRequests } from './harness/watch-requests.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('/recipe/1, home and lists, /cost-calculator, and the page for unknown addresses can be read in full', async ({
    page,
    backend,
    request,
  }) => {
    await test.step('a recipe, whose structured data match its text', async () => {
      await page.goto('/recipe/1');
      await expect(page).toHaveTitle('Chicken & Brown Rice Bowl | Bowlful for Dogs');
      await expect(page.getByRole('heading', { level: 1, name: 'Chicken & Brown Rice Bowl' })).toBeVisible();
      await expect(
        page.getByText('boneless chicken thigh, weighed without skin, diced').first(),
      ).toBeVisible();
      await expect(page.locator('#method').getByRole('listitem')).toHaveCount(5);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${backend.origin}/recipe/1`);
      const types = await structuredDataTypes(page);
      expect(types).toContain('Recipe');
      expect(types).toContain('BreadcrumbList');
    });

    await test.step('home and lists, which name their recipes and link to them', async () => {
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

    await test.step('an unknown address answers 404 with a helpful page', async () => {
      for (const path of ['/nothing-here', '/recipe/999', '/recipe/one']) {
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(/Not Found/);
      }
      expect((await request.get('/assets/none.js')).status()).toBe(404);
    });

    await test.step('breadcrumbs lead from Home through the segments, with friendly names', async () => {
      await page.goto('/cost-calculator');
      const trail = (await structuredData(page))['BreadcrumbList']?.itemListElement;
      expect(trail?.map(({ name }) => name)).toEqual(['Home', 'Cost Calculator']);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/tools\/cost-calculator$/);
    });
  });
});

test('a requested page is complete before any script has run', async ({ page }) => {
  await page.route('**/assets/**', () => {});
  await page.goto('/recipe/1', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1, name: 'Chicken & Brown Rice Bowl' })).toBeVisible();
});

test('server-rendered content of a recipe stays when the device reads the same data', async ({ page }) => {
  const painted = [
    page.getByRole('button', { name: 'Write a review' }),
    page.getByRole('heading', { name: 'Share this recipe' }),
  ];
  const isQuiet = watchRequests(page);
  await page.goto('/recipe/1', { waitUntil: 'domcontentloaded' });
  for (const part of painted) await part.evaluate((element) => element.setAttribute('data-mark', 'painted'));
  await expectHydrated(page);
  await expect(page.locator('[data-notices]')).toBeAttached();
  await isQuiet();
  for (const part of painted) {
    await expect(part).toBeVisible();
    await expect(part).toHaveAttribute('data-mark', 'painted');
  }
  await expect(page.getByText('Loading reviews...')).toHaveCount(0);
});

test('the headings of every served page begin with one h1 and skip no level', async ({ request }) => {
  test.setTimeout(120_000);
  const paths = Object.keys(ROUTES).filter((path) => !/[:*]|^\/admin/.test(path));
  for (const path of [...paths, '/recipe/1', '/recipe/102']) {
    const html = await (await request.get(path)).text();
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
    const gaps = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
    expect.soft(gaps, path).toEqual([]);
    expect.soft(levels.filter((level) => level === 1).length, path).toBeLessThanOrEqual(1);
  }
});
