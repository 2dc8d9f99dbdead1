import type { Page } from '@playwright/test';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';
import { RECIPE_ONE } from './harness/review.ts';
import { scrollTo } from './harness/scroll-to.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Opens a copy of recipe 1 in the editor. */
async function makeMine(page: Page): Promise<void> {
  await page.goto('/recipe/1');
  await expectHeading(page, RECIPE_ONE);
  await scrollTo(page.locator('#recipe-extras'));
  await button(page, 'Make it mine').click();
  await expectHeading(page, 'New recipe');
  await expect(page.getByLabel('Title')).toHaveValue(RECIPE_ONE);
}

async function saveAs(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await button(page, 'Save recipe').click();
  await expectHeading(page, title);
}

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a network a recipe is copied, changed, cooked, planned and found, and none of it is sent', async ({
    context,
    page,
  }) => {
    test.setTimeout(120_000);
    await install(page);
    await context.setOffline(true);

    await test.step('a copy is changed, with the verdict following', async () => {
      await makeMine(page);
      await expect(page.getByText('Meets every minimum').first()).toBeVisible();
      await button(page, 'Add ingredient').click();
      await page.locator(':focus').fill('300 g glumbo root');
      await expect(page.getByRole('heading', { name: /not known|unknown/i }).first()).toBeVisible();
      await page.locator(':focus').fill('a bucket of lard');
      await page.getByLabel('Title').fill('Rex’s own');
      await button(page, 'Save recipe').click();
      await expect(page.getByRole('main')).toContainText("Nobody can tell what 'a bucket of lard' weighs");
      await page.locator(':focus, [aria-invalid="true"]').first().fill('20 g lard');
      await saveAs(page, 'Rex’s own');
    });

    await test.step('it has a page, with a link to what it was made from', async () => {
      await expect(page.getByRole('link', { name: RECIPE_ONE })).toHaveAttribute('href', '/recipe/1');
      await expect(page.locator('#ingredients')).toContainText(/lard\D*20 g/i);
      await expect(page.getByRole('heading', { name: 'Reviews' })).toHaveCount(0);
      const sharing = page.waitForEvent('download');
      await button(page, 'Share').click();
      expect((await sharing).suggestedFilename()).toBe('rexs-own.html');
      await button(page, 'Favourite: Rex’s own').click();
    });

    await test.step('it is planned, cooked, found and a favourite like any other', async () => {
      await scrollTo(page.locator('#recipe-extras'));
      await button(page, 'Add to plan').click();
      await expect(page.getByRole('link', { name: 'Go to your plan' })).toBeVisible();
      await page.getByRole('link', { name: 'Start cooking' }).click();
      await button(page, 'Start cooking').click();
      await expect(page.getByText('Step 1 of 5', { exact: true })).toBeVisible();
      for (const path of ['/favourites', '/my-recipes', '/search?q=Rex%E2%80%99s']) {
        await follow(page, path);
        await expect(page.getByRole('article').filter({ hasText: 'Rex’s own' }), path).toBeVisible();
      }
      await follow(page, '/search');
      await page.getByRole('radio', { name: 'Yours' }).click({ force: true });
      await expect(page.getByRole('heading', { name: 'Recipes (1)' })).toBeVisible();
      await follow(page, '/queue');
      await expect(page.getByText('Nothing is waiting')).toBeVisible();
    });

    await test.step('it is deleted after a confirmation', async () => {
      await follow(page, '/my-recipes');
      await page.getByRole('link', { name: /Rex’s own/ }).click();
      await expectHeading(page, 'Rex’s own');
      // Clicked at once, several times over: the page shows before its buttons' chunk has loaded.
      for (let visit = 0; visit < 4; visit += 1) {
        await page.reload({ waitUntil: 'commit' });
        await button(page, 'Delete').click();
        await expect(button(page, 'Delete it')).toBeVisible();
      }
      await button(page, 'Delete it').click();
      await expect(page.getByText('No recipes of your own yet')).toBeVisible();
    });
  });
});

test('checked and imported recipes are kept as own recipes, and all are exported', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/tools/nutrition-checker');
  await expectHydrated(page);

  await test.step('from the nutrition checker', async () => {
    await page.getByLabel('Ingredients').fill('500 g beef mince\n200 g cooked rice');
    await button(page, 'Keep this recipe').click();
    await expectHeading(page, 'New recipe');
    await expect(page.getByLabel('Ingredient 2', { exact: true })).toHaveValue('200 g cooked rice');
    await page
      .getByLabel('Step 1', { exact: true })
      .fill('Brown the mince for 10 minutes, stir in the rice.');
    await saveAs(page, 'Checked pot');
  });

  await test.step('from pasted text', async () => {
    await follow(page, '/import?for=own');
    await page
      .getByLabel('The recipe, or the whole page with it')
      .fill(
        'Turkey bowl for dogs\n\nServes 4\n\nIngredients\n500 g turkey mince\n\nMethod\n1. Fry it for 10 minutes.',
      );
    await button(page, 'Read it').click();
    await button(page, 'Keep as my recipe').click();
    // The import has fields with the same names.
    await expectHeading(page, 'New recipe');
    await expect(page.getByLabel('Ingredient 1', { exact: true })).toHaveValue('500 g turkey mince');
    await page.getByLabel('Prep time (min)').fill('5');
    await saveAs(page, 'Turkey bowl');
  });

  await test.step('as one file, as a zip and as a book', async () => {
    await follow(page, '/my-recipes');
    for (const [name, file] of [
      ['One file for Bowlful', 'my-recipes.json'],
      ['Zip for other apps', 'my-recipes.zip'],
    ] as const) {
      const saving = page.waitForEvent('download');
      await button(page, name).click();
      expect((await saving).suggestedFilename()).toBe(file);
    }
    await page.getByRole('link', { name: 'A book to print' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Turkey bowl', 'Checked pot']);
  });
});
