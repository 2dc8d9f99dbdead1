import type { Page } from '@playwright/test';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';
import { RECIPE_ONE } from './harness/review.ts';
import { scrollTo } from './harness/scroll-to.ts';
import { seriousViolations } from './harness/serious-violations.ts';
import { watchShifts } from './harness/watch-shifts.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

const list = (page: Page) => page.getByRole('region', { name: 'Shopping list' });
const press = (page: Page, at: number) =>
  page
    .getByRole('article')
    .nth(at)
    .getByRole('button', { name: /^Add to the list/ });

/** Scrolls to the list, whose code loads when it comes near. */
async function openList(page: Page): Promise<void> {
  await scrollTo(list(page));
  await expect(list(page).getByLabel('Add another recipe')).toBeVisible();
}

/** On a phone and a desktop; the phone again afterwards. */
async function expectAccessible(page: Page): Promise<void> {
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    expect(await seriousViolations(page, { within: 'main' }), `${viewport.width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
}

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

  test('offline on a phone: recipes are picked, their amounts added and scaled, and ticks are shared with the shopping list (/shop)', async ({
    context,
    page,
  }) => {
    await install(page);
    await context.setOffline(true);
    await page.goto('/shop');
    await expectHeading(page, 'Shop');
    await expectHydrated(page);

    await test.step('a press puts a recipe on the list, and the next takes it off', async () => {
      await expect(page.getByRole('article')).toHaveCount(12);
      await press(page, 0).click();
      await expect(page.getByText('1 batch on the list')).toHaveCount(1);
      await press(page, 1).click();
      await expect(page.getByRole('link', { name: 'To the list: 2 recipes' })).toBeVisible();
      await page
        .getByRole('button', { name: /^Take off the list/ })
        .first()
        .click();
      await expect(page.getByRole('link', { name: 'To the list: 1 recipe' })).toBeVisible();
    });

    await test.step('any other recipe is added, and its batches scale the amounts', async () => {
      await openList(page);
      await list(page).getByLabel('Add another recipe').selectOption({ label: RECIPE_ONE });
      await list(page).getByRole('button', { name: 'Add recipe' }).click();
      const batches = list(page).getByRole('group', { name: `Batches of ${RECIPE_ONE}` });
      const rice = list(page).getByRole('checkbox', { name: /^Brown rice/ });
      await expect(rice).toBeVisible();
      const before = await rice.locator('xpath=..').textContent();
      await batches.getByRole('button', { name: 'One batch more' }).click();
      await expect(rice.locator('xpath=..')).not.toHaveText(before ?? '');
    });

    await test.step('it is priced by our estimate, and says so', async () => {
      const costs = page.getByRole('region', { name: 'What the recipes cost' });
      await expect(costs.getByRole('row')).toHaveCount(3);
      await expect(costs.getByText(/our estimate, 2026/)).toBeVisible();
      const compare = page.getByRole('region', { name: 'Compare prices', exact: true });
      await compare.getByLabel('Of the list').selectOption({ label: 'Brown rice' });
      await expect(compare.getByText(/^£\d+\.\d\d a kg$/)).toBeVisible();
      await expect(compare.getByRole('link', { name: /^See price at/ })).toHaveCount(4);
      await expectAccessible(page);
    });

    await test.step('a tick in the shop shows on the shopping list', async () => {
      const rice = list(page).getByRole('checkbox', { name: /^Brown rice/ });
      await scrollTo(rice);
      await rice.click();
      await expect(list(page).getByText('Brown rice: ticked')).toBeVisible();
      await follow(page, '/shopping-list');
      await expect(page.getByRole('group', { name: `Batches of ${RECIPE_ONE}` })).toBeVisible();
      await expect(page.getByRole('checkbox', { name: /^Brown rice/ })).toBeChecked();
    });

    await test.step('and a tick there shows here', async () => {
      const chicken = page.getByRole('checkbox', { name: /^Chicken/ }).first();
      await chicken.click();
      await expect(page.getByText(/^Chicken.*: ticked$/)).toBeVisible();
      await follow(page, '/shop');
      await openList(page);
      await expect(
        list(page)
          .getByRole('checkbox', { name: /^Chicken/ })
          .first(),
      ).toBeChecked();
      await expect(list(page).getByRole('checkbox', { name: /^Brown rice/ })).toBeChecked();
    });

    await test.step('Clear All empties it, and can be undone', async () => {
      await list(page).getByRole('button', { name: 'Clear All' }).click();
      await expect(list(page).getByText(/^You haven’t picked anything yet/)).toBeVisible();
      await list(page).getByRole('button', { name: 'Undo' }).click();
      await expect(
        list(page)
          .getByRole('checkbox', { name: /^Chicken/ })
          .first(),
      ).toBeChecked();
    });
  });

  test('offline clicks are counted once online, without saying who clicked', async ({
    page,
    context,
    backend,
  }) => {
    const counted = () =>
      backend.proxy.passed.filter(
        ({ request, status }) => request === 'POST /api/affiliate/track-click' && status === 204,
      ).length;
    await install(page, '/ingredients');
    const before = counted();
    const link = page.getByRole('link', { name: 'Brown rice (affiliate link, opens in a new tab)' });
    await expect(link).toHaveAttribute('href', /amazon/);
    await context.setOffline(true);
    for (const _ of [1, 2]) {
      const opened = context.waitForEvent('page');
      await link.click();
      await (await opened).close();
    }
    const kept = () =>
      page.evaluate(async () => (await (await caches.open('clicks')).match('/clicks.json'))?.text());
    await expect.poll(kept).toBe('[{"retailer":"Amazon","product":"brown rice","count":2}]');
    expect(counted()).toBe(before);
    await context.setOffline(false);
    // Background sync or the worker's next start, whichever is first.
    await page.reload();
    // The device deletes the count before sending it.
    await expect.poll(counted).toBe(before + 1);
    expect(await kept()).toBeUndefined();
  });
});

test('ingredients: filters work, a search finds a price, and the shop opens in a new tab (/ingredients)', async ({
  context,
  page,
}) => {
  await context.route('https://www.tesco.com/**', (route) => route.fulfill({ body: 'the shop' }));
  await page.goto('/ingredients');
  await expectHydrated(page);
  const popular = page.getByRole('region', { name: 'Popular ingredients' });
  await expect(popular.getByRole('button', { name: /^Blueberries \d+ recipes?$/ })).toBeVisible();
  const used = page.getByRole('region', { name: 'Most used in the recipes' });
  const ofAll = await used.getByRole('button').allTextContents();
  await popular.getByText('Cat Recipes', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Cat Recipes' })).toBeChecked();
  await expect.poll(() => used.getByRole('button').allTextContents()).not.toEqual(ofAll);

  await page.getByLabel('Ingredient', { exact: true }).fill('ground beef');
  await popular.getByRole('button', { name: 'Search', exact: true }).click();
  const card = page.getByRole('region', { name: 'Compare prices of ground beef' });
  await expect(card.getByText('£8.40 a kg')).toBeVisible();
  await expectAccessible(page);
  const opened = context.waitForEvent('page');
  await card.getByRole('link', { name: 'See price at Tesco (opens in a new tab)' }).click();
  await expect(await opened).toHaveURL('https://www.tesco.com/groceries/en-GB/search?query=ground%20beef');
});

test('nothing moves while the country is detected', async ({ page }) => {
  const shifts = await watchShifts(page);
  for (const path of ['/shop', '/ingredients', '/dog-products']) {
    await page.goto(path);
    await expectHydrated(page);
    await expect(page.getByText(/^Your country \(change\): United Kingdom/)).toBeVisible();
    expect(await shifts(), path).toEqual([]);
  }
});
