import type { Page } from '@playwright/test';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, expectHydrated, test } from './harness/journey.ts';
import { RECIPE_ONE } from './harness/review.ts';
import { scrollTo } from './harness/scroll-to.ts';
import { seriousViolations } from './harness/serious-violations.ts';
import { storedRow } from './harness/stored-row.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

test.use({ serviceWorkers: 'allow', viewport: PHONE });

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const list = (page: Page) => region(page, 'Shopping list');
const chickenIn = (place: Page | ReturnType<typeof list>) =>
  place.getByRole('checkbox', { name: /^Chicken/ }).first();

async function expectAccessible(page: Page): Promise<void> {
  expect(await seriousViolations(page, { within: 'main' })).toEqual([]);
}

/** Adds a 30 kg Labrador in the form of the empty plan on screen. */
async function addDog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a dog' }).click();
  const form = page.getByRole('form', { name: 'Dog profile' });
  await form.getByLabel('Name').fill('Rex');
  await form.getByLabel('Breed').fill('Labrador Retriever');
  await form.getByRole('option', { name: 'Labrador Retriever' }).click();
  await form.getByLabel('Weight in kg').fill('30');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('30 kg, adult')).toBeVisible();
}

test('offline on a phone: from a recipe to a plan, a list that is ticked off, and the shop (/plan, /shopping-list, /shop, /tools)', async ({
  context,
  page,
}) => {
  test.setTimeout(120_000);
  await context.setOffline(true);

  await test.step('without an animal the plan asks for one', async () => {
    await page.goto('/plan');
    await expectHeading(page, 'Plan');
    await expect(page.getByText('First tell us who’s eating')).toBeVisible();
    await expectHydrated(page);
    await addDog(page);
  });

  await test.step('a recipe goes into the plan from its page', async () => {
    await follow(page, '/recipe/1');
    await expectHeading(page, RECIPE_ONE);
    await page.getByRole('button', { name: 'Add to plan' }).click();
    await page.getByRole('link', { name: 'Go to your plan' }).click();
    await expectHeading(page, 'Plan');
    await expect(region(page, 'Rex').getByText('for 3 days', { exact: true })).toBeVisible();
  });

  await test.step('with a reminder and recipes to choose from, axe finds nothing serious', async () => {
    const packs = region(page, 'Fridge and freezer');
    await packs.getByText('Every pack').click();
    await packs
      .getByRole('button', { name: /^Remind me/ })
      .first()
      .click();
    await expect(packs.getByRole('button', { name: /^Reminder set/ })).toHaveCount(1);
    await expect(page.getByText(/Bowlful shows you what to use up/)).toBeVisible();
    await expect.poll(() => storedRow(page, 'preferences', 'reminders')).not.toBeNull();
    const field = page.getByRole('combobox', { name: 'Add a recipe' });
    await field.pressSequentially('tur');
    await expect(page.getByRole('option', { name: /Turkey/ }).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveCount(1);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
  });

  await test.step('a tick on the list outlives the page, and shows in the shop', async () => {
    await follow(page, '/shopping-list');
    await expectHeading(page, 'Shopping list');
    await chickenIn(page).click();
    await expect(page.getByText(/^Chicken.*: ticked$/)).toBeVisible();
    await page.goto('/shop');
    await expectHeading(page, 'Shop');
    await expectHydrated(page);
    // Which recipes are popular depends on others' reviews, and one with chicken would ask for more of it.
    await page
      .getByRole('article')
      .filter({ hasNotText: /chicken/i })
      .first()
      .getByRole('button', { name: /^Add to the list/ })
      .click();
    await expect(page.getByText('1 batch on the list')).toHaveCount(1);
    // The list's code loads when it comes near.
    await scrollTo(list(page));
    await expect(chickenIn(list(page))).toBeChecked();
  });

  await test.step('the recipe on the list is priced, and axe finds nothing serious, on a phone or a desktop', async () => {
    const costs = region(page, 'What the recipes cost');
    await scrollTo(costs);
    await expect(costs.getByRole('row')).not.toHaveCount(0);
    await expect(page.getByRole('link', { name: /^See price at/ })).not.toHaveCount(0);
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await expectAccessible(page);
    }
  });

  await test.step('the portion and cost calculators are accessible with a recipe in their address', async () => {
    await follow(page, '/tools/portion-calculator?recipe=1');
    await expect(page.getByText(/^To cook for \d+ days?$/)).toBeVisible();
    await expectAccessible(page);
    await follow(page, '/tools/cost-calculator?recipe=1');
    await expect(page.getByText('A month of 30 days')).toBeVisible();
    await expectAccessible(page);
  });
});
