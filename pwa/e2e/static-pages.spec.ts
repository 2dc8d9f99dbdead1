import type { Page } from '@playwright/test';
import { DOWNLOADS } from '#domain/site/downloads';
import { expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';
import { toast } from './harness/review.ts';

const PAGES = [
  ['/about', 'About Us', 'Join Our Movement'],
  ['/organic', 'Organic recipes', 'Submit Organic Recipe'],
  ['/privacy-policy', 'Privacy Policy', 'Last updated 22 June 2025'],
  ['/terms-of-service', 'Terms of Service', 'Last updated and effective 27 June 2025'],
  ['/disclaimer', 'Medical Disclaimer', 'Last updated June 5, 2025'],
  ['/reviews-policy', 'Reviews Policy', 'How They Are Checked'],
  ['/resources', 'Resources', 'Emergency Resources'],
  ['/spf-security-guide', 'SPF Record Guide', 'Records by provider'],
  ['/tools', 'Calculators', 'Portion Calculator'],
  ['/shop', 'Shop', 'Food Ingredients'],
  ['/ingredients', 'Food Ingredients', 'Popular ingredients'],
  ['/dog-products', 'Dog Products', 'Accessories'],
  ['/cat-products', 'Cat Products', 'Showing 6 of 6 products'],
] as const;

const SEARCHES = [
  ['/?search=salmon', /^Recipes for “salmon” \(\d+\)$/, 'Salmon'],
  ['/search?q=salmon', /^Recipes \(\d+\)$/, 'Salmon'],
  ['/dog-recipes?q=salmon', /^Dog Recipes \(\d\)$/, 'Salmon'],
  ['/?search=unicorn', /^Recipes for “unicorn” \(0\)$/, 'No recipes found matching your criteria'],
  ['/recipe/1/cook', /^Ingredients$/, 'Chicken'],
] as const;

const namesOf = (rows: readonly (readonly [string, ...unknown[]])[]) =>
  rows.map(([path]) => path).join(' · ');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(`${namesOf(PAGES)} can be read in full`, async ({ page, backend }) => {
    for (const [path, heading, words] of PAGES) {
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expectHeading(page, heading);
        await expect(page.locator('main').getByText(words).first()).toBeVisible();
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', backend.origin + path);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^index, follow/);
      });
    }
    await test.step('/organic lists five organic recipes of each species', async () => {
      await page.goto('/organic');
      await expect(page.getByText('5 organic dog recipes and 5 organic cat recipes.')).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(10);
    });
    await test.step('/privacy-policy lists what is stored, each thing with its reason, and opens it', async () => {
      await page.goto('/privacy-policy');
      await page.getByText('Your pets: name, breed').click();
      await expect(page.getByText('bowlful/weighIns', { exact: true })).toBeVisible();
    });
  });

  test(`${namesOf(SEARCHES)} · /search?tab=ai show their own content`, async ({ page }) => {
    for (const [address, heading, text] of SEARCHES) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
        await expect(page.getByRole('main')).toContainText(text);
        await expect(page.getByText('Featured recipes')).toHaveCount(0);
      });
    }
    await page.goto('/search?tab=ai');
    await expect(page.getByRole('tab', { name: 'AI Assistant' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByLabel('What are you looking for?')).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Ingredient or title' })).toBeHidden();
  });
});

/** The answer to each download, fetched by the page itself. */
const fetchDownloads = (page: Page) =>
  page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const answer = await fetch(path);
          const beginning = (await answer.text()).slice(0, 5);
          return `${path} ${answer.status} ${answer.headers.get('Content-Type')} ${beginning}`;
        }),
      ),
    DOWNLOADS.map(({ path }) => path),
  );
const EXPECTED = DOWNLOADS.map(({ path }) => `${path} 200 application/pdf %PDF-`);

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('/resources: the citation is copied; downloads and the prefilled contact form work online and offline', async ({
    page,
    context,
    backend,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await install(page, '/resources');

    await test.step('the citation is copied with its address', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Copy Citation' }).click();
      await expect(toast(page)).toContainText('Text Copied!');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain(`${backend.origin}/ (accessed `);
    });

    await test.step('every download works online and offline', async () => {
      expect(await fetchDownloads(page)).toEqual(EXPECTED);
      await context.setOffline(true);
      expect(await fetchDownloads(page)).toEqual(EXPECTED);
      await page.reload();
      await expectHeading(page, 'Resources');
    });

    await test.step('a partnership button opens the contact form filled in', async () => {
      await page.getByRole('link', { name: 'Vets and nutritionists' }).click();
      await expectHeading(page, 'Contact Us');
      await expect(page.getByLabel('Inquiry type')).toHaveValue('partnership');
      await expect(page.getByLabel('Subject')).toHaveValue('Partnership: vets and nutritionists');
      await page.reload();
      await expect(page.getByLabel('Subject')).toHaveValue('Partnership: vets and nutritionists');
    });

    await test.step('a download’s link downloads it', async () => {
      await page.goBack();
      await expectHeading(page, 'Resources');
      const opened = page.waitForResponse('**/downloads/transition-chart.pdf');
      await page.getByRole('link', { name: /^Transition chart/ }).click();
      expect((await opened).status()).toBe(200);
    });
  });
});

test('a recipe’s page links to how reviews are handled', async ({ page }) => {
  await page.goto('/recipe/1');
  await expectHydrated(page);
  await page.getByRole('link', { name: 'How reviews are collected and checked' }).click();
  await expectHeading(page, 'Reviews Policy');
});
