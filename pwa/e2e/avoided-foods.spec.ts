import { expect, install, test } from './harness/journey.ts';

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

test('a dog that avoids chicken: chosen offline by keyboard, then told in list, on the recipe and by the plan', async ({
  page,
  context,
}) => {
  await install(page, '/dog-recipes');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add Dog Profile' }).click();
  await page.getByLabel('Name (optional)').fill('Rex');
  await page.getByLabel('Breed').fill('Pug');
  await page.getByRole('option', { name: 'Pug', exact: true }).click();
  const foods = page.getByLabel('Foods to avoid (optional)');
  await foods.fill('chick');
  await expect(page.getByRole('option', { name: /^Chicken/ }).first()).toBeVisible();
  await foods.press('Enter');
  await expect(page.getByRole('button', { name: 'Take chicken off the list' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Avoids', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Minimize' }).click();

  const suits = page.getByRole('button', { name: 'Suits Rex' });
  await expect(suits).toHaveAttribute('aria-pressed', 'true');
  await suits.click();
  await expect(page.getByText('Has chicken: Rex avoids it').first()).toBeVisible();

  await page.goto('/recipe/1');
  await expect(page.getByText(/^Rex avoids chicken\. It’s in this bowl: chicken thigh/)).toBeVisible();
  await page.getByRole('button', { name: 'Add to plan' }).first().click();
  await expect(page.getByText('Not added to your plan').first()).toBeVisible();
});
