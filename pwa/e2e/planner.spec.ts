import type { Page } from '@playwright/test';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';
import { RECIPE_ONE } from './harness/review.ts';
import { seriousViolations } from './harness/serious-violations.ts';
import { storedRow } from './harness/stored-row.ts';

test.use({ viewport: { width: 390, height: 844 } });

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

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

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('offline on a phone: from a recipe to a plan, its portions, packs and cost, and a list that is ticked off (/plan, /shopping-list, /tools)', async ({
    context,
    page,
  }) => {
    test.setTimeout(120_000);
    await install(page);
    await context.setOffline(true);

    await test.step('without an animal the plan asks for one', async () => {
      await page.goto('/plan');
      await expectHeading(page, 'Plan');
      await expect(page.getByText('First tell us who’s eating')).toBeVisible();
    });

    await test.step('a recipe goes into the plan from its page', async () => {
      await addDog(page);
      await follow(page, '/recipe/1');
      await expectHeading(page, RECIPE_ONE);
      await page.getByRole('button', { name: 'Add to plan' }).click();
      await page.getByRole('link', { name: 'Go to your plan' }).click();
      await expectHeading(page, 'Plan');
    });

    await test.step('portions, batch, packs, cost and nutrients are shown', async () => {
      await expect(region(page, 'Rex').getByText('each meal', { exact: true })).toBeVisible();
      await expect(region(page, 'Rex').getByText('for 3 days', { exact: true })).toBeVisible();
      await expect(region(page, 'Fridge and freezer').getByText(/^1 pack, use by/)).toBeVisible();
      await expect(region(page, 'Batches and cost').getByText('In all', { exact: true })).toBeVisible();
      await expect(region(page, 'Nutrients of Rex').getByText(/Rex/).first()).toBeVisible();
    });

    await test.step('more days fill the freezer, and can be removed again', async () => {
      const more = page.getByRole('button', { name: 'One day more' });
      for (let at = 0; at < 3; at += 1) await more.click();
      await expect(region(page, 'Rex').getByText('for 6 days', { exact: true })).toBeVisible();
      await expect(region(page, 'Fridge and freezer').getByText('Freezer', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).first().click();
      await expect(region(page, 'Rex').getByText('for 5 days', { exact: true })).toBeVisible();
    });

    await test.step('a pack has a reminder, which stays while an undo may bring its recipe back', async () => {
      const packs = region(page, 'Fridge and freezer');
      await packs.getByText('Every pack').click();
      await packs
        .getByRole('button', { name: /^Remind me/ })
        .first()
        .click();
      await expect(packs.getByRole('button', { name: /^Reminder set/ })).toHaveCount(1);
      await expect(page.getByText(/Bowlful shows you what to use up/)).toBeVisible();
      expect(await seriousViolations(page, { within: 'main' })).toEqual([]);
      await expect.poll(() => storedRow(page, 'preferences', 'reminders')).not.toBeNull();
      const less = page.getByRole('button', { name: 'One day less' });
      for (let at = 0; at < 4; at += 1) await less.click();
      await page.getByRole('button', { name: /out of the plan$/ }).click();
      await page.getByRole('button', { name: 'Undo' }).first().click();
      for (let at = 0; at < 4; at += 1) await page.getByRole('button', { name: 'One day more' }).click();
      await expect(region(page, 'Rex').getByText('for 5 days', { exact: true })).toBeVisible();
      expect(await storedRow(page, 'preferences', 'reminders')).not.toBeNull();
    });

    await test.step('the list is ticked, survives a reload and a change of plan, and takes additions', async () => {
      await follow(page, '/shopping-list');
      await expectHeading(page, 'Shopping list');
      const chicken = page.getByRole('checkbox', { name: /^Chicken/ }).first();
      // Clicked before hydration, it is ticked a little later.
      await chicken.click();
      await expect(chicken).toBeChecked();
      await page.getByLabel('Add something of your own').fill('Poo bags');
      await page.getByRole('button', { name: 'Add to the list' }).click();
      await expect(page.getByRole('checkbox', { name: 'Poo bags' })).toBeVisible();
      // The item shows before it is stored; the toast comes after.
      await expect(page.getByText('Poo bags is on the list')).toBeVisible();
      await page.reload();
      await expect(chicken).toBeChecked();
      await expect(page.getByRole('checkbox', { name: 'Poo bags' })).not.toBeChecked();
      await follow(page, '/plan');
      await page.getByRole('button', { name: 'One day less' }).click();
      await expect(region(page, 'Rex').getByText('for 4 days', { exact: true })).toBeVisible();
      await follow(page, '/shopping-list');
      await expect(chicken).toBeChecked();
      await page.getByRole('button', { name: 'Clear ticks' }).click();
      await expect(chicken).not.toBeChecked();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(chicken).toBeChecked();
    });

    await test.step('the portion and the cost calculator work out one recipe, and axe finds nothing serious', async () => {
      const expectAccessible = async () =>
        expect(await seriousViolations(page, { within: 'main' })).toEqual([]);
      await follow(page, '/tools/portion-calculator');
      await expectHeading(page, 'Portion Calculator');
      await page.getByLabel('Recipe', { exact: true }).selectOption({ label: RECIPE_ONE });
      await page.getByLabel('Days', { exact: true }).fill('7');
      await expect(page.getByText('To cook for 7 days')).toBeVisible();
      await expect(region(page, 'Fridge and freezer').getByText('Freezer', { exact: true })).toBeVisible();
      await expectAccessible();
      for (const path of ['/tools/cost-calculator', '/cost-calculator']) {
        await follow(page, path);
        await expectHeading(page, 'Cost Calculator');
        await page.getByLabel('Recipe', { exact: true }).selectOption({ label: RECIPE_ONE });
        await expect(page.getByText('A month of 30 days')).toBeVisible();
      }
      await expectAccessible();
    });
  });
});

test('the list is copied where there is no share sheet', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto('/shopping-list');
  await expectHydrated(page);
  await page.getByLabel('Add something of your own').fill('Poo bags');
  await page.getByRole('button', { name: 'Add to the list' }).click();
  await page.getByRole('button', { name: 'Share the list' }).click();
  await expect(page.getByText('List copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Your own\n- Poo bags');
});

test('the calculators are accessible with a recipe in their address, on a new device', async ({ page }) => {
  await page.goto('/tools/portion-calculator?recipe=1');
  await expectHydrated(page);
  await expect(page.getByText(/^To cook for \d+ days?$/)).toBeVisible();
  expect(await seriousViolations(page, { within: 'main' })).toEqual([]);
  await follow(page, '/tools/cost-calculator?recipe=1');
  await expect(page.getByText('A month of 30 days')).toBeVisible();
  expect(await seriousViolations(page, { within: 'main' })).toEqual([]);
});

test('a recipe is found by its first letters and cooked in whole batches, which the list follows', async ({
  page,
}) => {
  await page.goto('/plan');
  await expectHydrated(page);
  await addDog(page);
  const field = page.getByRole('combobox', { name: 'Add a recipe' });
  await field.pressSequentially('tur');
  await expect(page.getByRole('option', { name: /Turkey/ }).first()).toBeVisible();
  await expect(page.getByRole('option', { name: /Beef/ })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  expect(await seriousViolations(page, { within: 'main' })).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  const batches = region(page, 'Batches and cost');
  const more = batches.getByRole('button', { name: /^Cook \d+: \d+ days$/ }).last();
  const [, count = '', days = ''] = /^Cook (\d+): (\d+) days$/.exec((await more.textContent()) ?? '') ?? [];
  await more.click();
  await expect(batches.getByText(new RegExp(`kg: ${count} batch(es)?$`))).toBeVisible();
  await expect(region(page, 'Rex').getByText(`for ${days} days`, { exact: true })).toBeVisible();
  await page.reload();
  await expect(more).toHaveAttribute('aria-pressed', 'true');
  await follow(page, '/shopping-list');
  await expect(page.getByRole('checkbox', { name: /: buy .+; .+ needed$/ }).first()).toBeVisible();
});
