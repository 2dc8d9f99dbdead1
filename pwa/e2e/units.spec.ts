import type { Page } from '@playwright/test';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, expectHydrated, test } from './harness/journey.ts';
import { RECIPE_ONE } from './harness/review.ts';

test.use({ viewport: { width: 390, height: 844 } });

async function addDog(page: Page): Promise<void> {
  await page.goto('/plan');
  await expectHydrated(page);
  await page.getByRole('button', { name: 'Add a dog' }).click();
  const form = page.getByRole('form', { name: 'Dog profile' });
  await form.getByLabel('Name').fill('Rex');
  await form.getByLabel('Breed').fill('Labrador Retriever');
  await form.getByRole('option', { name: 'Labrador Retriever' }).click();
  await form.getByLabel('Weight in kg').fill('30');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('30 kg, adult')).toBeVisible();
}

async function addCat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a cat' }).click();
  const form = page.getByRole('form', { name: 'Cat profile' });
  await form.getByLabel('Name').fill('Mog');
  await form.getByLabel('Weight in kg').fill('4.3');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('4.3 kg, adult')).toBeVisible();
}

test('units chosen once in the settings apply on every screen', async ({ page }) => {
  await test.step('a dog and a cat are weighed in kilograms and a recipe is planned', async () => {
    await addDog(page);
    await addCat(page);
    await follow(page, '/recipe/1');
    await expectHeading(page, RECIPE_ONE);
    await page.getByRole('button', { name: 'Add to plan' }).click();
    await expect(page.getByRole('link', { name: 'Go to your plan' })).toBeVisible();
  });

  await test.step('the settings change the units', async () => {
    await follow(page, '/settings');
    await page.getByRole('group', { name: 'Units' }).getByText('US (oz/cups)').click();
    await expect(page.getByRole('radio', { name: 'US (oz/cups)' })).toBeChecked();
  });

  await test.step('the recipe and its cook mode write a line alike', async () => {
    await page.goto('/recipe/1');
    const rice = page.getByRole('listitem').filter({ hasText: 'Brown rice, dry' });
    await expect(rice.first()).toContainText('6 1/4 oz');
    await expect(page.getByText(/oz a day\. The recipe lasts/)).toBeVisible();
    await follow(page, '/recipe/1/cook');
    await expectHeading(page, RECIPE_ONE);
    await expect(page.getByText(/portions of .*oz/)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /Brown rice, dry.*6 1\/4 oz/ })).toBeVisible();
  });

  await test.step('both profiles are in pounds', async () => {
    await follow(page, '/dog-recipes');
    await page.getByRole('button', { name: 'Rex', exact: true }).click();
    await expect(page.getByText('66.1 lb')).toBeVisible();
    await follow(page, '/cat-recipes');
    await page.getByRole('button', { name: 'Mog', exact: true }).click();
    await expect(page.getByText('9.5 lb')).toBeVisible();
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByLabel('Weight in lb')).toHaveValue('9.5');
  });

  await test.step('so are the calculators of both', async () => {
    await follow(page, '/tools/calorie-calculator');
    await expect(page.getByLabel('Weight in lb')).toHaveValue('66.1');
    await page.getByText('Cat', { exact: true }).click();
    await expect(page.getByLabel('Weight in lb')).toHaveValue('9.5');
    await follow(page, '/tools/portion-calculator');
    await expect(page.getByLabel('Weight in lb')).toHaveValue('66.1');
  });

  await test.step('the plan and the shopping list are in pounds and cups too', async () => {
    await follow(page, '/plan');
    await expect(page.getByText('66.1 lb, adult')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Rex', exact: true })).toContainText(/\d (?:oz|lb)/);
    await follow(page, '/shopping-list');
    await expect(page.getByRole('checkbox', { name: /Brown rice/ })).toBeVisible();
    await expect(page.getByText(/ (?:oz|lb|cups) needed/).first()).toBeVisible();
  });
});
