import type { Page } from '@playwright/test';
import { expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';

const question = (page: Page) => page.getByLabel('What are you looking for?');
const ask = (page: Page) => page.getByRole('button', { name: 'Ask', exact: true });
const view = (page: Page) =>
  page.getByRole('tabpanel', { name: 'AI Assistant' }).getByRole('link', { name: /^View / });

async function askOnList(page: Page, words: string): Promise<void> {
  await page.getByRole('tab', { name: 'AI Assistant' }).click();
  await expect(ask(page)).toBeDisabled();
  await question(page).fill(words);
  await ask(page).click();
}

test('a question on the dog list gets three recipes with reasons and links, from the device if the server’s assistant fails', async ({
  page,
}) => {
  await page.goto('/dog-recipes');
  await expectHydrated(page);
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/ai/search'));
  await askOnList(page, 'no chicken, my dog is allergic');
  expect((await asked).status()).toBe(200);
  await expect(page.getByText('Looked for an everyday bowl for a dog, without chicken.')).toBeVisible();
  await expect(view(page)).toHaveCount(3);
  await expect(page.getByText(/no chicken in it/).first()).toBeVisible();

  await page.route('**/api/ai/**', (route) => route.fulfill({ status: 500, body: 'broken' }));
  const failed = page.waitForResponse('**/api/ai/search');
  await question(page).fill('puppy food please');
  await ask(page).click();
  expect((await failed).status()).toBe(500);
  await expect(page.getByText('Looked for an everyday bowl for a dog, without chicken.')).toHaveCount(0);
  await expect(view(page)).toHaveCount(3);
  await page.unroute('**/api/ai/**');
  await page.route('**/api/ai/**', (route) =>
    route.fulfill({
      json: {
        recommendations: [],
        explanation: 'Add a clove of garlic to every bowl.',
        response: '',
        healthBenefits: [],
        source: 'model',
      },
    }),
  );
  await question(page).fill('something with sweet potato');
  await ask(page).click();
  await expect(page.getByText('Looked for an everyday bowl for a dog, with sweet potato.')).toBeVisible();
  await expect(page.getByText(/garlic/)).toHaveCount(0);
  await view(page).first().click();
  await expect(page).toHaveURL(/\/recipe\/\d+$/);
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the assistant answers and writes a recipe without a network, and puts the vet first in an emergency (/search)', async ({
    context,
    page,
  }) => {
    await install(page, '/cat-recipes');
    await context.setOffline(true);
    await page.reload();
    await expectHeading(page, 'Cat recipes');
    await askOnList(page, 'diabetic cat');
    await expect(
      page.getByText(/^Ask your vet before you change what a pet with diabetes eats/),
    ).toBeVisible();
    await expect(view(page).first()).toBeVisible();
    await question(page).fill('my cat swallowed a lily');
    await ask(page).click();
    await expect(
      page.getByText('Call your vet or the nearest emergency clinic now: this cannot wait for a recipe.'),
    ).toBeVisible();
    await expect(view(page)).toHaveCount(0);

    // Its tab on the search page writes a new recipe.
    await page.goto('/search?tab=ai&q=turkey%20and%20pumpkin%20for%20my%20dog');
    await expectHeading(page, 'Search recipes');
    await expect(page.getByRole('tab', { name: 'AI Assistant' })).toHaveAttribute('aria-selected', 'true');
    await expect(question(page)).toHaveValue('turkey and pumpkin for my dog');
    await page.getByRole('button', { name: 'Create Custom Recipe' }).click();
    await expect(page.getByText('Custom AI Recipe')).toBeVisible();
    await expect(page.getByText(/AAFCO minimum/).first()).toBeVisible();
    const lines = page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem');
    await expect(lines.first()).toHaveText(/^700 g .*turkey/);
    await expect(view(page)).toHaveCount(0);
  });
});

test('the search page searches both species and keeps the query in its address', async ({ page }) => {
  await page.goto('/search?q=salmon');
  await expectHydrated(page);
  await expect(page.getByRole('searchbox', { name: 'Ingredient or title' })).toHaveValue('salmon');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Ingredient or title' }).fill('zzzz');
  await expect(page.getByText('No recipes found matching your criteria')).toBeVisible();
  await expect(page).toHaveURL(/\/search\?q=zzzz$/);
});
