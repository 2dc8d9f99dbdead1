import { expect, expectHeading, test } from './harness/journey.ts';

test('figures that were not waited for come on the next recipe', async ({ page }) => {
  await page.goto('/recipe/1');
  await expectHeading(page, 'Chicken & Brown Rice Bowl');
  // Taken over by the app, and left before anything further down came near.
  const menu = page.getByRole('dialog');
  await expect(async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await menu.getByRole('link', { name: 'Cat Recipes' }).click();
  await page.getByRole('link', { name: /^Simple Chicken & Heart/ }).click();
  await expectHeading(page, 'Simple Chicken & Heart');
  await expect(page.locator('#nutrition').getByText('Taurine met')).toBeVisible();
  await expect(page.getByText('Nothing toxic to cats in it')).toBeVisible();
  await expect(page.getByText('Typical UK prices, our estimate, 2025.')).toBeVisible();
});
