import type { Page } from '@playwright/test';
import { openStore } from '../../sync-server/storage/store/store.ts';
import { publishable } from '../../sync-server/testing/submission-builders.ts';
import { RECIPE_COUNT } from './harness/catalogue.ts';
import { type Backend, expect, expectHeading, test } from './harness/journey.ts';
import { seriousViolations } from './harness/serious-violations.ts';
import { signIn } from './harness/sign-in.ts';

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
/** The first audit renders every page, on a machine that may be busy. */
const FIRST_AUDIT_MS = 150_000;

/** Published by an earlier version, whose list of toxic foods lacked onion and grapes. */
const UNSAFE = {
  ...publishable(),
  id: 900,
  createdAt: '2026-01-01T00:00:00.000Z',
  title: 'Sunday Roast Bowl',
  ingredientLines: [
    { ingredientId: 'turkey-mince-raw', grams: 500, metric: '500 g turkey mince', us: '500 g turkey mince' },
    { ingredientId: null, grams: 150, metric: '150 g onion, chopped', us: '150 g onion, chopped' },
    { ingredientId: null, grams: 50, metric: '50 g grapes', us: '50 g grapes' },
  ],
  steps: [
    { text: 'Fry the onion with the turkey.', lines: [0, 1] },
    { text: 'Scatter the grapes on top.', lines: [2] },
  ],
};

/** With a step in one measure only; the built-in recipes have both throughout. */
const ONE_MEASURE = {
  ...publishable(),
  id: 901,
  createdAt: '2026-01-01T00:00:00.000Z',
  title: 'Oven Bowl',
  steps: [{ text: 'Bake the turkey at 180 °C for 20 minutes.', lines: [0] }],
};

/** Puts a recipe into the stopped server's data. */
async function publish({ server, directory }: Backend, recipe: typeof ONE_MEASURE): Promise<void> {
  await server.stop();
  const store = await openStore({ dataDir: `${directory}/data`, builtinRecipes: [recipe] });
  await store.close();
  await server.start();
}

/** Opens an administrator's tool and waits for its figures. */
async function openTool(page: Page, path: string, title: string): Promise<void> {
  await signIn(page, path);
  await expectHeading(page, title);
}

/** Checks on a desktop, then on a phone, where the journey continues. */
async function expectSound(page: Page, name: string): Promise<void> {
  for (const size of [SIZES.desktop, SIZES.phone]) {
    await page.setViewportSize(size);
    expect.soft(await seriousViolations(page), `${name}, ${size.width}`).toEqual([]);
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(needed, `${name}, ${size.width}: nothing scrolls sideways`).toBeLessThanOrEqual(size.width);
  }
}

/** The toast itself, not the live region that repeats its text. */
const toast = (page: Page, words: string) => page.getByText(words, { exact: true });

test.use({ viewport: SIZES.phone });

test('an unsafe recipe is found, its fix previewed, applied and undone, which leaves it withdrawn', async ({
  page,
  backend,
}) => {
  test.setTimeout(240_000);
  await publish(backend, UNSAFE);
  await openTool(page, '/admin/recipe-safety', 'Recipe Safety Management');
  await expect(page.getByText('Target: 100% of recipes should be safe for dogs')).toBeVisible();
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
  await dialog.getByRole('button', { name: 'Fix this recipe' }).click();
  await expect(toast(page, 'Unsafe ingredients have been automatically removed')).toBeVisible();
  const recipe = (await (await page.request.get('/api/recipes/900')).json()) as object;
  expect(JSON.stringify(recipe)).not.toMatch(/onion|grapes/i);
  await page.getByRole('tab', { name: 'Need Review' }).click();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.getByRole('button', { name: 'Undo the fix of Sunday Roast Bowl' }).click();
  await expect(page.getByText(/It is withdrawn until it is safe/).first()).toBeVisible();
  expect((await page.request.get('/api/recipes/900')).status()).toBe(404);
  await expect(page.getByText('All Clear')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Report' }).click();
  expect((await download).suggestedFilename()).toMatch(/^recipe-safety-report-\d{4}-\d\d-\d\d\.txt$/);
});

test('the recipes are converted once, with real progress, and the run is undone', async ({
  page,
  backend,
}) => {
  test.setTimeout(240_000);
  await publish(backend, ONE_MEASURE);
  const served = async () => (await page.request.get('/api/recipes/901')).text();
  expect(await served()).toContain('180 °C for');
  await openTool(page, '/admin/recipe-converter', 'Recipe Converter');
  const button = page.getByRole('button', { name: 'Convert All Recipes to Dual Measurements' });
  await button.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Convert' }).click();
  await expect(toast(page, 'Recipe Conversion Complete')).toBeVisible({ timeout: 120_000 });
  const details = page.getByRole('list', { name: 'Details' });
  expect(await details.getByRole('listitem').count()).toBeGreaterThanOrEqual(RECIPE_COUNT);
  await expectSound(page, 'recipe converter');
  expect(await served()).toContain('180 °C (350 °F) for');
  await page.getByRole('button', { name: 'Undo the last conversion' }).click();
  await page.getByRole('button', { name: 'Undo it' }).click();
  await expect(toast(page, 'Conversion Undone')).toBeVisible({ timeout: 60_000 });
  expect(await served()).toContain('180 °C for');

  // Other journeys on this server count the recipes.
  await page.goto('/admin?tab=published&show=recipes&search=Oven');
  await page.getByRole('button', { name: 'Withdraw Oven Bowl' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('button', { name: 'Restore Oven Bowl' })).toBeVisible();
});

test('structured data, SEO, indexing, ad policy, coverage and robots describe the served site', async ({
  page,
}) => {
  test.setTimeout(3 * FIRST_AUDIT_MS);
  await openTool(page, '/admin/structured-data', 'Structured Data');
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
    await page.goto(path);
    await expectHeading(page, title);
    await expect(page.getByText(text, { exact: true })).toBeVisible({ timeout: FIRST_AUDIT_MS });
    await expectSound(page, title);
  }
  await page.getByRole('tab', { name: 'Valid Recipes' }).click();
  await expect(page.getByText(/^and \d+ more$/)).toBeVisible({ timeout: FIRST_AUDIT_MS });
  await page.getByRole('button', { name: 'Submit for Indexing' }).click();
  await expect(page.getByText(/Search engines are not notified of changes/).first()).toBeVisible();
});
