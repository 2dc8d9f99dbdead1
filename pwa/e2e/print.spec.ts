import type { Locator, Page } from '@playwright/test';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, expectHydrated, test } from './harness/journey.ts';
import { RECIPE_ONE } from './harness/review.ts';
import { scrollTo } from './harness/scroll-to.ts';
import { storeRows } from './harness/stored-row.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Stubs window.print, whose dialog would block the page, and counts its calls. */
async function countPrints(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counter = window as unknown as { prints: number };
    counter.prints = 0;
    window.print = () => {
      counter.prints += 1;
    };
  });
  return () => page.evaluate(() => (window as unknown as { prints: number }).prints);
}

/** Header, footer and other controls are not printed. */
async function expectNoSiteChrome(page: Page): Promise<void> {
  for (const role of ['banner', 'contentinfo', 'navigation', 'dialog'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByText(/^© 2024/)).toBeHidden();
}

/** Text is dark: the dark theme must not print light grey on white. */
async function expectDarkText(text: Locator): Promise<void> {
  const lightest = () =>
    text
      .first()
      .evaluate((element) => Math.max(...(getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number)));
  await expect.poll(lightest).toBeLessThanOrEqual(0x33);
}

test('a recipe is printed with what the kitchen needs and nothing else, in light and in dark', async ({
  page,
}) => {
  const prints = await countPrints(page);
  await page.goto('/recipe/1');
  await expectHydrated(page);
  await scrollTo(button(page, 'Print'));
  await button(page, 'Print').click();
  await expect.poll(prints).toBe(1);
  await scrollTo(page.locator('#reviews'));

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ media: 'screen', colorScheme });
    await expect(page.locator('html')).toHaveClass(colorScheme);
    await page.emulateMedia({ media: 'print', colorScheme });
    await expectHeading(page, RECIPE_ONE);
    for (const name of ['Ingredients', 'Method', 'Keep and feed']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    const ingredients = page.locator('#ingredients li');
    const steps = page.locator('#method li');
    expect(await ingredients.count()).toBeGreaterThan(3);
    expect(await steps.count()).toBeGreaterThan(3);
    for (const line of [...(await ingredients.all()), ...(await steps.all())])
      await expect(line).toBeVisible();
    await expect(page.getByText('Transition gradually over 7-10 days')).toBeVisible();
    await expect(page.getByText(`${new URL(page.url()).origin}/recipe/1`, { exact: true })).toBeVisible();
    await expectDarkText(page.getByRole('heading', { level: 1 }));
    await expectDarkText(ingredients);
    await expectDarkText(steps);

    await expectNoSiteChrome(page);
    for (const hidden of ['#reviews', '#nutrition', '#recipe-aside', '[data-ad-slot]']) {
      await expect(page.locator(hidden).first()).toBeAttached();
      await expect(page.locator(hidden).first()).toBeHidden();
    }
    await expect(page.getByRole('link', { name: 'Start cooking' })).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(1280);
  }
});

const AT = new Date().toISOString();
const PROFILE = { breed: 'Labrador Retriever', ageMonths: 40, weightKg: 30, activityLevel: 'medium' };
/** A dog, and three days of recipe 1 for it. */
const PLANNED = {
  pets: [{ id: 'rex', species: 'dog', isActive: true, updatedAt: AT, profile: { name: 'Rex', ...PROFILE } }],
  plans: [
    {
      id: 'current',
      value: { startsOn: AT.slice(0, 10), rows: [{ recipeId: 1, days: 3, petIds: null }], pets: [] },
      updatedAt: AT,
    },
  ],
};

test('a plan and its shopping list are printed without controls', async ({ page }) => {
  const prints = await countPrints(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await storeRows(page, PLANNED);
  await page.goto('/plan');
  await expectHeading(page, 'Plan');
  await expectHydrated(page);

  await test.step('the plan', async () => {
    await button(page, 'Print').first().click();
    expect(await prints()).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const portions = page.getByRole('region', { name: 'Rex', exact: true });
    await expect(portions.getByText('each meal', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Fridge and freezer' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Batches and cost' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Shopping list' })).toBeVisible();
    await expectDarkText(portions.getByRole('heading'));
    await expectDarkText(portions.getByText('each meal', { exact: true }));
    await expectNoSiteChrome(page);
    await expect(button(page, 'Print')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add a dog' })).toHaveCount(0);
    await expect(page.getByLabel('Starts on')).toBeHidden();
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  });

  await test.step('the shopping list', async () => {
    await follow(page, '/shopping-list');
    await expectHeading(page, 'Shopping list');
    const before = await prints();
    await page.getByLabel('Add something of your own').fill('Poo bags');
    await button(page, 'Add to the list').click();
    await expect(page.getByRole('checkbox', { name: 'Poo bags' })).toBeVisible();
    await button(page, 'Print').click();
    await expect.poll(prints).toBe(before + 1);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('checkbox', { name: 'Poo bags' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^Chicken/ }).first()).toBeVisible();
    await expectDarkText(page.getByRole('listitem').getByText(/^Chicken/));
    await expectDarkText(page.getByText('Poo bags', { exact: true }));
    await expectNoSiteChrome(page);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByLabel('Add something of your own')).toBeHidden();
  });
});
