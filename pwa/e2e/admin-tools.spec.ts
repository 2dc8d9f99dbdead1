import type { Page } from '@playwright/test';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, test } from './harness/journey.ts';
import { seriousViolations } from './harness/serious-violations.ts';
import { signIn } from './harness/sign-in.ts';

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
/** The first audit renders every page, on a machine that may be busy. */
const FIRST_AUDIT_MS = 150_000;

/** An onion and grapes in one of 88 recipes. */
const UNSAFE = {
  id: 900,
  status: 'published',
  title: 'Sunday Roast Bowl',
  species: 'dog',
  validationResult: {
    isValid: false,
    toxicIngredients: ['Onion', 'Grapes'],
    asked: [],
    suggestions: ['Onion: toxic to dogs. Safe instead: carrot.', 'Grapes: toxic to dogs.'],
    warnings: [],
  },
};
const AUDIT = {
  totalRecipes: 88,
  safeRecipes: 87,
  unsafeRecipes: 1,
  askedRecipes: 0,
  recipesNeedingReview: 0,
  detailedResults: [UNSAFE],
  pendingRecipes: 0,
  undoableFixes: [],
};
const FIX = {
  id: 900,
  version: 0,
  title: 'Sunday Roast Bowl',
  changes: ['Took out 150 g onion, chopped: toxic to dogs.', 'Took out 50 g grapes: toxic to dogs.'],
  removed: ['150 g onion, chopped', '50 g grapes'],
  added: [],
  problem: null,
};
const CONVERTED = {
  type: 'result',
  success: true,
  message: 'Converted 1 of 88 recipes to dual measurements.',
  summary: { total: 88, converted: 1, failed: 0, unchanged: 87 },
  details: Array.from({ length: 88 }, (_, at) =>
    at === 0 ? '✓ Oven Bowl: 1 step in both measures' : `✓ Bowl ${at}: in both measures already`,
  ),
};

const DAY_MS = 24 * 60 * 60_000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** Checks with axe and for sideways scrolling, on a desktop and then on a phone, whose size stays. */
async function expectSound(page: Page, name: string): Promise<void> {
  for (const size of [SIZES.desktop, SIZES.phone]) {
    await page.setViewportSize(size);
    expect.soft(await seriousViolations(page), `${name}, ${size.width}`).toEqual([]);
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(needed, `${name}, ${size.width}: nothing scrolls sideways`).toBeLessThanOrEqual(size.width);
  }
}

test.use({ viewport: SIZES.phone });

test('the administrator’s tools show their figures; axe finds nothing serious and nothing scrolls sideways', async ({
  page,
}) => {
  test.setTimeout(3 * FIRST_AUDIT_MS);
  await test.step('structured data, SEO, ad policy, coverage, robots and indexing describe the served site', async () => {
    await signIn(page, '/admin/structured-data');
    await expectHeading(page, 'Structured Data');
    await expect(page.getByRole('list', { name: 'Fields', exact: true })).toBeVisible({
      timeout: FIRST_AUDIT_MS,
    });
    await expectSound(page, 'structured data');
    for (const [path, title, text] of [
      ['/admin/seo-optimization', 'SEO Optimization', 'Schema Coverage'],
      ['/admin/adsense-policy', 'Ad Policy', 'Overall Status'],
      ['/admin/coverage-analysis', 'Coverage Analysis', 'In the search console'],
      ['/admin/robots-fix', 'Robots', 'As served'],
      ['/admin/indexing', 'Indexing', 'Blocked by Robots'],
    ] as const) {
      await follow(page, path);
      await expectHeading(page, title);
      await expect(page.getByText(text, { exact: true })).toBeVisible({ timeout: FIRST_AUDIT_MS });
      await expectSound(page, title);
    }
    await page.getByRole('tab', { name: 'Valid Recipes' }).click();
    await expect(page.getByText(/^and \d+ more$/)).toBeVisible({ timeout: FIRST_AUDIT_MS });
    await page.getByRole('button', { name: 'Submit for Indexing' }).click();
    await expect(page.getByText(/Search engines are not notified of changes/).first()).toBeVisible();
  });

  await test.step('the safety audit shows an unsafe recipe, and a preview of its fix', async () => {
    await page.route('**/api/admin/recipe-safety-audit', (route) => route.fulfill({ json: AUDIT }));
    await page.route('**/api/admin/fix-unsafe-recipe/900', (route) => route.fulfill({ json: FIX }));
    await follow(page, '/admin/recipe-safety');
    await expectHeading(page, 'Recipe Safety Management');
    await expect(
      page.getByText('1 recipe contains toxic ingredients and needs immediate attention.'),
    ).toBeVisible();
    await expectSound(page, 'recipe safety');
    await page.getByRole('tab', { name: 'Unsafe Recipes (1)' }).click();
    // Our styles override the library's, whose soft badge is green.
    await expect(page.getByText('Grapes', { exact: true })).toHaveCSS('color', 'rgb(206, 44, 49)');
    await page.getByRole('button', { name: 'Auto-Fix Sunday Roast Bowl' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText('150 g onion, chopped', { exact: true })).toBeVisible();
    await expectSound(page, 'the preview of a fix');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('a conversion of every recipe lists what it did to each', async () => {
    await page.route('**/api/admin/convert-all-recipes', (route) =>
      route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill({ contentType: 'application/x-ndjson', body: `${JSON.stringify(CONVERTED)}\n` }),
    );
    await follow(page, '/admin/recipe-converter');
    await expectHeading(page, 'Recipe Converter');
    await page.getByRole('button', { name: 'Convert All Recipes to Dual Measurements' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Convert' }).click();
    await expect(page.getByRole('list', { name: 'Details' }).getByRole('listitem')).toHaveCount(88);
    await expectSound(page, 'recipe converter');
    await page.unrouteAll();
  });

  await test.step('a newsletter issue is previewed in its frame, with typed HTML shown as text', async () => {
    await follow(page, '/admin?tab=newsletter');
    await page.getByRole('button', { name: 'New issue' }).click();
    const form = page.getByRole('form', { name: 'Issue' });
    await form.getByLabel('Subject').fill('Peas for dogs');
    await form.getByLabel('Introduction').fill('May they?\n\nThey <b>may</b>.');
    await form.getByLabel('Add a recipe by its title').fill('sweet potato stew');
    await form.getByRole('button', { name: 'Add Beef & Sweet Potato Stew' }).click();
    await form.getByRole('button', { name: 'Preview' }).click();
    const letter = page.frameLocator('iframe[title="The message"]');
    await expect(letter.getByRole('heading', { name: 'Peas for dogs' })).toBeVisible();
    await expect(letter.getByText('They <b>may</b>.')).toBeVisible();
    const link = letter.getByRole('link', { name: 'Beef & Sweet Potato Stew' });
    await expect(link).toHaveAttribute('href', /\/recipe\/2$/);
  });

  await test.step('a report that names no period is imported, shows on the dashboard and is undone', async () => {
    await page.setViewportSize(SIZES.desktop);
    await follow(page, '/admin/revenue?tab=imports');
    await page.getByLabel('Report file').setInputFiles({
      name: 'fees.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Name,Tracking ID,Date Shipped,Items Shipped,Ad Fees(£)\nBowl,bowlful-21,${dayBefore(2)},1,1.50`,
      ),
    });
    await page.getByLabel('First day').fill(dayBefore(20));
    await page.getByLabel('Last day').fill(dayBefore(1));
    expect.soft(await seriousViolations(page), 'the questions of a report').toEqual([]);
    await page.getByRole('button', { name: 'Read the file' }).click();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Imported reports' })).toContainText('£1.50');
    await follow(page, '/admin/dashboard');
    // £1.50 in 20 days is £2.25 in 30.
    await expect(page.getByText('Monthly projection: £2.25')).toBeVisible();
    expect.soft(await seriousViolations(page), 'the dashboard').toEqual([]);
    // Other journeys of this process share the server.
    await follow(page, '/admin/revenue?tab=imports');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo it' }).click();
    await expect(page.getByText('No report has been imported yet.')).toBeVisible();
  });
});
