import type { Page } from '@playwright/test';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, install, test } from './harness/journey.ts';
import { RECIPE_ONE } from './harness/review.ts';
import { scrollTo } from './harness/scroll-to.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Opens a copy of recipe 1, which is on screen, in the editor. */
async function makeMine(page: Page): Promise<void> {
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

test.use({ serviceWorkers: 'allow' });

test('without a network a recipe is copied, changed, cooked, planned and found, and none of it is sent', async ({
  context,
  page,
}) => {
  test.setTimeout(120_000);
  await install(page, '/recipe/1');
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

  await test.step('the copy has a page with a link to the original, and can be shared and made a favourite', async () => {
    await expect(page.getByRole('link', { name: RECIPE_ONE })).toHaveAttribute('href', '/recipe/1');
    await expect(page.locator('#ingredients')).toContainText(/lard\D*20 g/i);
    await expect(page.getByRole('heading', { name: 'Reviews' })).toHaveCount(0);
    const sharing = page.waitForEvent('download');
    await button(page, 'Share').click();
    expect((await sharing).suggestedFilename()).toBe('rexs-own.html');
    await button(page, 'Favourite: Rex’s own').click();
  });

  await test.step('the copy is planned, cooked, found and a favourite like any other recipe', async () => {
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

  await test.step('the copy is deleted after a confirmation', async () => {
    await follow(page, '/my-recipes');
    await page.getByRole('link', { name: /Rex’s own/ }).click();
    await expectHeading(page, 'Rex’s own');
    // Clicked at once, more than once: the page shows before its buttons' chunk has loaded.
    for (let visit = 0; visit < 2; visit += 1) {
      await page.reload({ waitUntil: 'commit' });
      await button(page, 'Delete').click();
      await expect(button(page, 'Delete it')).toBeVisible();
    }
    await button(page, 'Delete it').click();
    await expect(page.getByText('No recipes of your own yet')).toBeVisible();
  });
});
