import type { Page } from '@playwright/test';
import { expect, expectHydrated, install, test } from './harness/journey.ts';
import { RESERVED_RECIPES } from './harness/reserved-recipes.ts';
import { readReviews, uniqueReview, writeReview } from './harness/review.ts';
import { signIn } from './harness/sign-in.ts';

test.use({ serviceWorkers: 'allow' });

const RECIPE_TWO = 'Beef & Sweet Potato Stew';
const REVIEWED = RESERVED_RECIPES.takedown;

async function openPublished(page: Page): Promise<void> {
  await signIn(page);
  await page.getByRole('tab', { name: 'Published' }).click();
}

/** The recipe as visitors without the app and search engines get it: page, structured data, lists and pictures. */
async function publicView(page: Page, recipeId: number) {
  const get = (path: string) => page.request.get(path, { headers: { 'Cache-Control': 'no-cache' } });
  let html = await get(`/recipe/${recipeId}`);
  // A busy server answers 503 with Retry-After.
  while (html.status() === 503) {
    await page.waitForTimeout(500);
    html = await get(`/recipe/${recipeId}`);
  }
  const sitemap = await (await get('/sitemap.xml')).text();
  return {
    text: await html.text(),
    status: html.status(),
    isListed: new RegExp(`/recipe/${recipeId}[<"]`).test(sitemap),
    api: (await get(`/api/recipes/${recipeId}`)).status(),
    picture: (await get(`/social/recipe-${recipeId}.png`)).status(),
  };
}

test('a review is published, withdrawn and restored: it comes, goes and comes back on another device and in everything the server renders', async ({
  browser,
  backend,
}) => {
  test.setTimeout(120_000);
  const review = uniqueReview('She came back for more.', 5);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const tablet = await browser.newContext();
  const office = await browser.newContext();
  const page = await phone.newPage();
  const other = await tablet.newPage();
  await install(page, `/recipe/${REVIEWED}`);
  await writeReview(page, review, 'Review Submitted!');
  await expect.poll(() => backend.admin.copiesOf(review.comment, REVIEWED)).toBe(1);
  await backend.admin.approve(review.comment);
  await install(other, `/recipe/${REVIEWED}`);
  await readReviews(other);
  await expect(other.getByText(review.comment)).toBeVisible();
  const says = async () => (await publicView(other, REVIEWED)).text.includes(review.comment);
  expect(await says()).toBe(true);

  const admin = await office.newPage();
  await openPublished(admin);
  const card = admin.getByRole('listitem').filter({ hasText: review.comment });
  await card.getByRole('button', { name: /^Withdraw the review/ }).click();
  await expect(card.getByText('Withdrawn')).toBeVisible();
  expect(await says()).toBe(false);
  await other.reload();
  await readReviews(other);
  await expect(other.getByText('No reviews yet.')).toBeVisible();
  await expect(other.getByText(review.comment)).toHaveCount(0);
  await tablet.setOffline(true);
  await other.reload();
  await expectHydrated(other);
  await expect(other.getByText(review.comment)).toHaveCount(0);
  await tablet.setOffline(false);

  await card.getByRole('button', { name: /^Restore the review/ }).click();
  await expect(card.getByText('Withdrawn')).toHaveCount(0);
  expect(await says()).toBe(true);
  await other.reload();
  await readReviews(other);
  await expect(other.getByText(review.comment)).toBeVisible();
  for (const context of [phone, tablet, office]) await context.close();
});

test('a built-in recipe is withdrawn and restored: page, structured data, sitemap, social picture and every device follow', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const tablet = await browser.newContext();
  const office = await browser.newContext();
  const other = await tablet.newPage();
  await install(other, '/dog-recipes');
  const link = other.getByRole('main').getByRole('link', { name: RECIPE_TWO }).first();
  const before = await publicView(other, 2);
  expect([before.status, before.isListed, before.api, before.picture]).toEqual([200, true, 200, 200]);
  expect(before.text.includes('recipeIngredient')).toBe(true);

  const admin = await office.newPage();
  await openPublished(admin);
  await admin.getByRole('radio', { name: 'Recipes' }).click();
  await admin.getByRole('button', { name: `Withdraw ${RECIPE_TWO}` }).click();
  await expect(admin.getByRole('button', { name: `Restore ${RECIPE_TWO}` })).toBeVisible();
  const gone = await publicView(other, 2);
  expect([gone.status, gone.isListed, gone.api, gone.picture]).toEqual([404, false, 404, 404]);
  expect(gone.text.includes('recipeIngredient')).toBe(false);
  await other.goto('/recipe/2');
  await expect(other.getByRole('heading', { level: 1, name: RECIPE_TWO })).toHaveCount(0);
  await other.goto('/dog-recipes');
  await expectHydrated(other);
  await expect(link).toHaveCount(0);

  await admin.getByRole('button', { name: `Restore ${RECIPE_TWO}` }).click();
  await expect(admin.getByRole('button', { name: `Withdraw ${RECIPE_TWO}` })).toBeVisible();
  const back = await publicView(other, 2);
  expect([back.status, back.isListed, back.api, back.picture]).toEqual([200, true, 200, 200]);
  await other.goto('/recipe/2');
  await expect(other.getByRole('heading', { level: 1, name: RECIPE_TWO })).toBeVisible();
  for (const context of [tablet, office]) await context.close();
});
