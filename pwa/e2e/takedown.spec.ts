import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { type Backend, expect, expectHydrated, install, test } from './harness/journey.ts';
import { RESERVED_RECIPES } from './harness/reserved-recipes.ts';
import { type ReviewInput, readReviews, uniqueReview } from './harness/review.ts';
import { signIn } from './harness/sign-in.ts';

const RECIPE_TWO = 'Beef & Sweet Potato Stew';
const REVIEWED = RESERVED_RECIPES.takedown;

/** The list of what is published, on an administrator's own device. */
async function openPublished(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await signIn(page);
  await page.getByRole('tab', { name: 'Published' }).click();
  return page;
}

/** A review, as a device sends it. */
async function sendReview(backend: Backend, { stars, name, comment }: ReviewInput): Promise<void> {
  const response = await fetch(`${backend.origin}/api/recipes/${REVIEWED}/ratings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify({ rating: stars, userName: name, comment }),
  });
  expect(response.status).toBe(201);
}

/** The recipe as visitors without the app and search engines get it: page, structured data, lists and pictures. */
async function publicView(page: Page, recipeId: number) {
  const get = (path: string) => page.request.get(path, { headers: { 'Cache-Control': 'no-cache' } });
  let html = await get(`/recipe/${recipeId}`);
  // A busy server answers 503 with Retry-After.
  await expect
    .poll(async () => {
      if (html.status() === 503) html = await get(`/recipe/${recipeId}`);
      return html.status();
    })
    .not.toBe(503);
  const sitemap = await (await get('/sitemap.xml')).text();
  return {
    text: await html.text(),
    status: html.status(),
    isListed: new RegExp(`/recipe/${recipeId}[<"]`).test(sitemap),
    api: (await get(`/api/recipes/${recipeId}`)).status(),
    picture: (await get(`/social/recipe-${recipeId}.png`)).status(),
  };
}

test.describe('on a device with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a review is published, withdrawn and restored: it comes, goes and comes back on another device and in everything the server renders', async ({
    browser,
    context,
    page: other,
    backend,
  }) => {
    test.setTimeout(120_000);
    const review = uniqueReview('She came back for more.', 5);
    await sendReview(backend, review);
    await backend.admin.approve(review.comment);
    await install(other, `/recipe/${REVIEWED}`);
    await readReviews(other);
    await expect(other.getByText(review.comment)).toBeVisible();
    const says = async () => (await publicView(other, REVIEWED)).text.includes(review.comment);
    expect(await says()).toBe(true);

    const admin = await openPublished(browser);
    const card = admin.getByRole('listitem').filter({ hasText: review.comment });
    await card.getByRole('button', { name: /^Withdraw the review/ }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(card.getByText('Withdrawn')).toBeVisible();
    expect(await says()).toBe(false);
    await other.reload();
    await readReviews(other);
    await expect(other.getByText('No reviews yet.')).toBeVisible();
    await expect(other.getByText(review.comment)).toHaveCount(0);
    await context.setOffline(true);
    await other.reload();
    await readReviews(other);
    await expect(other.getByText('No reviews yet.')).toBeVisible();
    await expect(other.getByText(review.comment)).toHaveCount(0);
    await context.setOffline(false);

    await card.getByRole('button', { name: /^Restore the review/ }).click();
    await expect(card.getByText('Withdrawn')).toHaveCount(0);
    expect(await says()).toBe(true);
    await other.reload();
    await readReviews(other);
    await expect(other.getByText(review.comment)).toBeVisible();
    await admin.context().close();
  });
});

test('a built-in recipe is withdrawn and restored: page, structured data, sitemap, social picture and every device follow', async ({
  browser,
  page: other,
}) => {
  test.setTimeout(120_000);
  await other.goto('/dog-recipes');
  await expectHydrated(other);
  const link = other.getByRole('main').getByRole('link', { name: RECIPE_TWO }).first();
  await expect(link).toBeVisible();
  const before = await publicView(other, 2);
  expect([before.status, before.isListed, before.api, before.picture]).toEqual([200, true, 200, 200]);
  expect(before.text.includes('recipeIngredient')).toBe(true);

  const admin = await openPublished(browser);
  await admin.getByRole('radio', { name: 'Recipes' }).click();
  await admin.getByRole('button', { name: `Withdraw ${RECIPE_TWO}` }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(admin.getByRole('button', { name: `Restore ${RECIPE_TWO}` })).toBeVisible();
  const gone = await publicView(other, 2);
  expect([gone.status, gone.isListed, gone.api, gone.picture]).toEqual([404, false, 404, 404]);
  expect(gone.text.includes('recipeIngredient')).toBe(false);
  await other.goto('/recipe/2');
  await expectHydrated(other);
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
  await other.goto('/dog-recipes');
  await expect(link).toBeVisible();
  await admin.context().close();
});
