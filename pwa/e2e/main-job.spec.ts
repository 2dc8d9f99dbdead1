import type { Page } from '@playwright/test';
import { expectDeliveredOnce, reviewPosts } from './harness/delivery.ts';
import { expect, expectHeading, install, test } from './harness/journey.ts';
import { RECIPE_ONE, SAVED, uniqueReview, writeReview } from './harness/review.ts';
import { scrollTo } from './harness/scroll-to.ts';
import { signIn } from './harness/sign-in.ts';

test.use({ serviceWorkers: 'allow' });

async function approveInPanel(page: Page, comment: string): Promise<void> {
  await signIn(page);
  await page.getByRole('tab', { name: /Comments/ }).click();
  const card = page.getByRole('listitem').filter({ hasText: comment });
  await expect(card).toContainText(`${RECIPE_ONE} (1)`);
  await card.getByRole('button', { name: 'Approve Ada' }).click();
  await expect(card).toHaveCount(0);
}

test('the main job: offline a recipe is found, a dog added, the recipe read in US units and reviewed; online the review arrives once, is approved, and the other device shows it', async ({
  browser,
  backend,
  page: other,
  sharedDevices,
}) => {
  // Long journey; a busy machine must not fail it.
  test.setTimeout(180_000);
  const review = uniqueReview('Licked the bowl clean.', 5);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await phone.newPage();
  await install(other, '/recipe/1');
  await expect(other.getByText('No reviews yet.')).toBeVisible();
  await install(page);

  await test.step('offline: find the recipe', async () => {
    await phone.setOffline(true);
    await expect(page.getByText('Offline, showing saved recipes')).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    const search = page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('searchbox', { name: 'Search recipes' });
    await search.fill('chicken brown rice');
    await search.press('Enter');
    await page.getByRole('main').getByRole('link', { name: RECIPE_ONE }).first().click();
    await expectHeading(page, RECIPE_ONE);
  });

  await test.step('offline: add a dog profile', async () => {
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await trail.getByRole('link', { name: 'Dog Recipes' }).click();
    await page.getByRole('button', { name: 'Add Dog Profile' }).click();
    const form = page.getByRole('form', { name: 'Dog profile' });
    await form.getByLabel('Breed').fill('Labrador Retriever');
    await form.getByRole('option', { name: 'Labrador Retriever' }).click();
    await expect(form.getByLabel('Weight in kg')).not.toHaveValue('');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('24 months')).toBeVisible();
    await page.getByRole('button', { name: 'Minimize' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Labrador' })).toBeVisible();
  });

  await test.step('offline: read the amounts in metric and US units, and the method', async () => {
    await page.goto('/recipe/1');
    await expect(page.getByText('700 g', { exact: true }).first()).toBeVisible();
    await page.getByText('US (oz/cups)').click();
    await expect(page.getByText('1 lb 8 3/4 oz', { exact: true })).toBeVisible();
    await expect(page.locator('#method').getByRole('listitem')).toHaveCount(5);
  });

  await test.step('offline: write the review', async () => {
    await writeReview(page, review, SAVED);
    await page.getByRole('link', { name: 'See it in the queue' }).click();
    await expect(page.getByRole('heading', { name: 'Waiting (1)' })).toBeVisible();
    await expect(page.getByText(review.comment)).toBeVisible();
  });

  const postsBefore = reviewPosts(backend);
  await test.step('online: the review arrives exactly once', async () => {
    await phone.setOffline(false);
    await expect(page.getByText(/Arrived .*, appears after approval/)).toBeVisible();
    await expectDeliveredOnce(page, backend, [review.comment]);
    expect(reviewPosts(backend) - postsBefore).toBe(1);
  });

  await test.step('the administrator approves the review', async () => {
    const office = await sharedDevices.take(false, []);
    await office.page.setViewportSize({ width: 1280, height: 720 });
    await approveInPanel(office.page, review.comment);
    await sharedDevices.giveBack(office);
  });

  await test.step('the other device shows the review after its next pull', async () => {
    await other.reload();
    // Worker-rendered content hydrates once it is near the window.
    await scrollTo(other.locator('#reviews-panel'));
    await expect(other.getByText(review.comment)).toBeVisible();
    await expect(other.getByText('(1 review)')).toBeVisible();
    await page.reload();
    await expect(page.getByText(/Arrived .*, published/)).toBeVisible();
  });
  // Open pages would keep calling the server during the next journey.
  await phone.close();
});
