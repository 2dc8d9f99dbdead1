import type { Page } from '@playwright/test';
import { follow } from './harness/follow.ts';
import { fillOwner } from './harness/full-owner.ts';
import { expect, expectHeading, expectHydrated, test } from './harness/journey.ts';
import { layoutFaults } from './harness/layout-faults.ts';
import { seedDevice } from './harness/seed-states.ts';
import { smallTargets } from './harness/small-targets.ts';

// The stored cards are rewritten.
test.use({ device: 'new' });

const WIDTHS = [320, 360, 390, 768, 1024, 1280, 1920];
/** Widths at which doubled text has the least room. */
const TWICE = [320, 390, 1024];
const HOLDS_TITLE = new Set([
  '/plan',
  '/shopping-list',
  '/favourites',
  '/my-recipes',
  '/plan/week',
  '/vet-sheet',
]);
const LONG_NAME = 'Bartholomew Featherstonehaugh III';
const LONG_TITLE = 'Slow-cooked Venison, Sweet Potato & Blueberry Celebration Stew';

/** Gives the stored cards one of a few contents in turn, from the shortest to the longest allowed. */
async function fillCards(page: Page): Promise<void> {
  await page.evaluate(async (title) => {
    const opened = indexedDB.open('bowlful');
    const database = await new Promise<IDBDatabase>((resolve) => {
      opened.onsuccess = () => resolve(opened.result);
    });
    const transaction = database.transaction('cards', 'readwrite');
    const store = transaction.objectStore('cards');
    const all = store.getAll();
    all.onsuccess = () => {
      const contents = [
        { averageRating: 4.6, ratingCount: 1234, title },
        { averageRating: 1, ratingCount: 1, title: 'Stew' },
        {
          averageRating: 5,
          ratingCount: 9999,
          isOrganic: true,
          prepTime: 1440,
          servings: 100,
          difficulty: 5,
          title,
        },
        { averageRating: null, ratingCount: 0, prepTime: 5, servings: 1, costPerServingGbp: null },
        { averageRating: null, ratingCount: 0, title, isOrganic: true, costPerServingGbp: 1234.56 },
        { averageRating: 4.9, ratingCount: 87, verdict: { status: 'over', nutrients: 1, lead: 'asked' } },
        { averageRating: 3.3, ratingCount: 2048, verdict: { status: 'short', nutrients: 12 } },
        { averageRating: 2.5, ratingCount: 12, verdict: null },
      ];
      const cards = all.result as { species: string }[];
      for (const species of ['dog', 'cat'])
        for (const [at, card] of cards.filter((each) => each.species === species).entries())
          store.put({ ...card, ...contents[at % contents.length] });
    };
    await new Promise<void>((resolve) => {
      transaction.oncomplete = () => resolve();
    });
    database.close();
  }, LONG_TITLE);
}

/** Checks for layout faults at every width, and with doubled text where there is least room. */
async function expectNoFaults(page: Page, path: string, within: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const size of TWICE.includes(width) ? [16, 32] : [16]) {
      await devTools.send('Page.setFontSizes', { fontSizes: { standard: size } });
      await expect(page.locator('.radix-themes').first()).toHaveCSS('font-size', `${size}px`);
      const faults = await layoutFaults(page, { within, aligned: '[id$=-view]' });
      expect.soft([...new Set(faults)], `${path} at ${width}, text of ${size} px`).toEqual([]);
    }
  }
}

test('cards, header, chips and rows with the shortest and the longest content: no text overlaps or is cut off, and neighbours align', async ({
  page,
}) => {
  test.setTimeout(120_000);
  // Not a list: a list's page would contain the cards of its first paint.
  await page.goto('/about');
  await expectHydrated(page);
  await fillCards(page);
  const dog = { name: LONG_NAME, breed: 'Beagle', ageMonths: 40, weightKg: 11, activityLevel: 'medium' };
  await page.evaluate((json) => localStorage.setItem('dogProfile', json), JSON.stringify(dog));
  await page.reload();
  await expectHydrated(page);
  for (const path of ['/recipes', '/dog-recipes']) {
    await follow(page, path);
    await expect(page.getByText(LONG_TITLE).first()).toBeVisible();
    await expectNoFaults(page, path, 'article, header, nav, [role=tablist], [role=group]');
  }
});

test('for the owner of six animals with the longest names, in plan, list, favourites, queue, settings, calculators, own recipes and foods, sheets, a recipe and cook mode: no text overlaps or is cut off, and nothing is too small to press', async ({
  page,
  backend,
}) => {
  test.setTimeout(240_000);
  await seedDevice(page, backend);
  await fillCards(page);
  await fillOwner(page, LONG_TITLE);
  await page.goto('/about');
  await expectHydrated(page);
  for (const [path, heading, within] of [
    ['/plan', 'Plan', 'main section, main li, main [role=group]'],
    ['/shopping-list', 'Shopping list', 'main section, main li'],
    ['/favourites', 'Favourites', 'article'],
    ['/queue', 'Queue', 'main li, main article'],
    ['/recipe/1', LONG_TITLE, 'main dl, main [aria-label=Portions], main li'],
    ['/settings', 'Settings', 'main section'],
    ['/tools/portion-calculator', 'Portion Calculator', 'main'],
    ['/tools/calorie-calculator', 'Calorie Calculator', 'main'],
    ['/tools/cost-calculator', 'Cost Calculator', 'main'],
    ['/tools/nutrition-checker', 'Nutrition Checker', 'main'],
    ['/my-recipes', 'Your recipes', 'main'],
    ['/label-foods', 'Foods from a label', 'main'],
    ['/plan/week', 'The week', 'main'],
    ['/vet-sheet', 'Sheet for the vet', 'main'],
  ] as const) {
    await follow(page, path);
    await expectHeading(page, heading);
    if (path === '/recipe/1')
      await expect(page.getByRole('region', { name: 'Portions' })).toContainText('g a day');
    else if (HOLDS_TITLE.has(path)) await expect(page.getByText(LONG_TITLE).first()).toBeVisible();
    await expectNoFaults(page, path, within);
    await page.setViewportSize({ width: 390, height: 844 });
    expect.soft(await smallTargets(page), `${path}: controls smaller than 44 px`).toEqual([]);
  }
  await page.goto('/recipe/1/cook');
  await expect(page.getByRole('button', { name: 'For Bo' })).toBeVisible();
  await expectNoFaults(page, '/recipe/1/cook', 'main .cook-chips');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Start cooking' }).click();
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  expect.soft(await smallTargets(page), 'cook mode: controls smaller than 44 px').toEqual([]);
});
