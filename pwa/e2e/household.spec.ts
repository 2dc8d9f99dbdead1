import type { Page } from '@playwright/test';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, expectHydrated, test } from './harness/journey.ts';
import { toast } from './harness/review.ts';
import { seriousViolations } from './harness/serious-violations.ts';
import { storeRows } from './harness/stored-row.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

/** Both phones gave this id to a recipe of their own. */
const CLASHING_ID = 500_000_001;

/** What one of two people has on their phone. */
type Kept = {
  at: string;
  petId: string;
  weightKg: number;
  title: string;
  recipeId: number;
  tick: string;
  extra: string;
};
const ANN: Kept = {
  at: '2026-11-01T08:00:00.000Z',
  petId: 'a',
  weightKg: 18,
  title: 'Ann’s pot',
  recipeId: 1,
  tick: 'chicken-breast',
  extra: 'Poo bags',
};
const BEN: Kept = {
  at: '2026-11-02T08:00:00.000Z',
  petId: 'b',
  weightKg: 20,
  title: 'Ben’s pan',
  recipeId: 2,
  tick: 'carrot',
  extra: 'Freezer tubs',
};

function rowsOf({ at, petId, weightKg, title, recipeId, tick, extra }: Kept): Record<string, object[]> {
  const words = {
    ...{ title, description: '', species: 'dog', category: 'all', isOrganic: false, role: 'everyday' },
    ...{ prepTime: 15, servings: 4, ingredients: ['500 g beef mince'] },
    instructions: ['Brown the mince for 10 minutes.'],
  };
  const profile = { name: 'Rex', breed: 'Beagle', ageMonths: 30, weightKg, activityLevel: 'high' };
  const own = { id: CLASHING_ID, words, origin: { kind: 'hand' }, createdAt: at };
  const rows = [recipeId, CLASHING_ID].map((id) => ({ recipeId: id, days: 3, petIds: null }));
  const list = { ticks: { [tick]: 100 }, own: [{ id: petId, text: extra, isTicked: false }] };
  return {
    pets: [{ id: petId, species: 'dog', isActive: true, updatedAt: at, profile }],
    ownRecipes: [{ id: CLASHING_ID, value: own, updatedAt: at }],
    plans: [{ id: 'current', value: { startsOn: at.slice(0, 10), rows, pets: [] }, updatedAt: at }],
    shopping: [{ id: 'current', value: list, updatedAt: at }],
    favourites: [{ recipeId, addedAt: at }],
    drafts: [{ key: `notes:${recipeId}`, value: { rating: 5, note: extra, petThought: '' }, updatedAt: at }],
  };
}

async function openSettings(page: Page): Promise<void> {
  await follow(page, '/settings');
  await expectHeading(page, 'Settings');
}

async function sharedFile(page: Page): Promise<string> {
  await page
    .locator('details')
    .filter({ hasText: 'Pass a file instead' })
    .evaluate((fold: HTMLDetailsElement) => {
      fold.open = true;
    });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share with another phone' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^bowlful-household-\d{4}-\d\d-\d\d\.json$/);
  return file.path();
}

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Bring this household in?' });

async function bringIn(page: Page, file: string): Promise<void> {
  await page.getByLabel('Household file').setInputFiles(file);
  await expect(question(page)).toBeVisible();
  await page.getByRole('button', { name: 'Import it' }).click();
  await expect(page.getByText('We’ve merged both households on this phone.')).toBeVisible();
}

/** What a person sees of the household. */
async function seen(page: Page): Promise<Record<string, string[]>> {
  await follow(page, '/my-recipes');
  await expectHeading(page, 'Your recipes');
  await expect(page.getByRole('article').first()).toBeVisible();
  const recipes = await page.getByRole('article').getByRole('heading').allTextContents();
  await follow(page, '/favourites');
  await expectHeading(page, 'Favourites');
  await expect(page.getByRole('article').first()).toBeVisible();
  const favourites = await page.getByRole('article').getByRole('heading').allTextContents();
  await follow(page, '/shopping-list');
  await expectHeading(page, 'Shopping list');
  // A food of the plan: the owner's own lines come from another query.
  await expect(page.getByRole('checkbox', { name: /beef|chicken/i }).first()).toBeAttached();
  const items = await page
    .getByRole('checkbox')
    .evaluateAll((boxes) =>
      boxes.map((box) => `${box.closest('label, li')?.textContent} ${(box as HTMLInputElement).checked}`),
    );
  await follow(page, '/plan');
  await expectHeading(page, 'Plan');
  await expect(page.getByRole('region', { name: 'Rex', exact: true })).toBeVisible();
  const plan = await page.getByRole('region', { name: 'Rex', exact: true }).allTextContents();
  return { recipes: recipes.sort(), favourites: favourites.sort(), items: items.sort(), plan };
}

/** Another person's phone: the app without data. */
async function forgetAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Clear my data' }).click();
  await page.getByRole('button', { name: 'Clear everything' }).click();
  await expect(toast(page)).toContainText('Data Cleared');
}

test('offline a phone keeps its settings, takes in the file of another household, shows both, and undoes the merge (/settings)', async ({
  context,
  page,
}) => {
  test.setTimeout(120_000);
  await context.setOffline(true);
  await page.goto('/settings');
  await expectHydrated(page);
  await storeRows(page, rowsOf(BEN));
  const file = await sharedFile(page);
  await forgetAll(page);
  await storeRows(page, rowsOf(ANN));
  await page.getByRole('main').getByText('US (oz/cups)').click();
  await page.getByRole('main').getByText('Dark', { exact: true }).click();
  await page.getByLabel('Market and currency').selectOption('JP');
  await expect(page.getByText('prices are shown in JPY')).toBeVisible();
  await expect(page.locator('html')).toHaveClass('dark');
  // The app reads rows written behind its back at the next start.
  await page.reload();
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.getByRole('radio', { name: 'US (oz/cups)' })).toBeChecked();
  await expect(page.getByLabel('Market and currency')).toHaveValue('JP');
  const before = await seen(page);
  await openSettings(page);

  await test.step('the dialog says what the file adds, and whose version is newer', async () => {
    await page.getByLabel('Household file').setInputFiles(file);
    await expect(question(page)).toContainText('Will be added');
    await expect(question(page)).toContainText('Ben’s pan');
    await expect(question(page)).toContainText('Freezer tubs');
    await expect(question(page)).toContainText(
      'RexPets: theirs of 2 Nov 2026, 08:00, yours of 1 Nov 2026, 08:00',
    );
    expect(await seriousViolations(page, { within: '[role=alertdialog]' })).toEqual([]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(question(page)).toHaveCount(0);
  });

  await test.step('after the merge the phone shows both households', async () => {
    await bringIn(page, file);
    const merged = await seen(page);
    expect(merged['recipes']).toEqual(['Ann’s pot', 'Ben’s pan']);
    expect(merged['favourites']).toHaveLength(2);
  });

  await test.step('the settings show what was merged, and undo it', async () => {
    await openSettings(page);
    const merged = page.getByRole('region', { name: 'What was merged' });
    await expect(merged).toContainText('From the other phone: replaced yours');
    expect(await seriousViolations(page, { within: 'main' })).toEqual([]);
    await page.getByRole('button', { name: 'Undo the merge' }).click();
    await expect(page.getByText('The merge is undone.')).toBeVisible();
    expect(await seen(page)).toEqual(before);
  });
});
