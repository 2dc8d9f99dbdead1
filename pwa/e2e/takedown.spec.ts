import type { Page } from '@playwright/test';
import { expect, expectStarted, install, test } from './harness/journey.ts';
import { words, writeReview } from './harness/review.ts';
import { ADMINISTRATOR } from './harness/server-process.ts';

const RECIPE_TWO = 'Beef & Sweet Potato Stew';
/** No other journey publishes reviews of it: the journeys of one process share a server. */
const REVIEWED = 21;

async function openPublished(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Username').fill(ADMINISTRATOR.username);
  await page.getByLabel('Password').fill(ADMINISTRATOR.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('tab', { name: 'Published' }).click();
}

/** What a visitor without the app is given, and a search engine: page, structured data, lists and pictures. */
async function outside(page: Page, recipeId: number) {
  const get = (path: string) => page.request.get(path, { headers: { 'Cache-Control': 'no-cache' } });
  let html = await get(`/recipe/${recipeId}`);
  // A server that is busy asks to come again.
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

test('a review is published, withdrawn and restored: it comes, goes and comes back on another device and in all that the server tells', async ({
  browser,
  kitchen,
}) => {
  test.setTimeout(120_000);
  const review = words('She came back for more.', 5);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const tablet = await browser.newContext();
  const office = await browser.newContext();
  const page = await phone.newPage();
  const other = await tablet.newPage();
  await install(page, `/recipe/${REVIEWED}`);
  await writeReview(page, review, 'Review Submitted!');
  await expect.poll(() => kitchen.desk.copiesOf(review.comment, REVIEWED)).toBe(1);
  await kitchen.desk.approve(review.comment);
  await install(other, `/recipe/${REVIEWED}`);
  await expect(other.getByText(review.comment)).toBeVisible();
  const says = async () => (await outside(other, REVIEWED)).text.includes(review.comment);
  expect(await says()).toBe(true);

  const desk = await office.newPage();
  await openPublished(desk);
  const card = desk.getByRole('listitem').filter({ hasText: review.comment });
  await card.getByRole('button', { name: /^Withdraw the review/ }).click();
  await expect(card.getByText('Withdrawn')).toBeVisible();
  expect(await says()).toBe(false);
  await other.reload();
  await expect(other.getByText('No reviews yet.')).toBeVisible();
  await expect(other.getByText(review.comment)).toHaveCount(0);
  await tablet.setOffline(true);
  await other.reload();
  await expectStarted(other);
  await expect(other.getByText(review.comment)).toHaveCount(0);
  await tablet.setOffline(false);

  await card.getByRole('button', { name: /^Restore the review/ }).click();
  await expect(card.getByText('Withdrawn')).toHaveCount(0);
  expect(await says()).toBe(true);
  await other.reload();
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
  const before = await outside(other, 2);
  expect([before.status, before.isListed, before.api, before.picture]).toEqual([200, true, 200, 200]);
  expect(before.text.includes('recipeIngredient')).toBe(true);

  const desk = await office.newPage();
  await openPublished(desk);
  await desk.getByRole('group', { name: 'Show' }).getByText('Recipes').click();
  await desk.getByRole('button', { name: `Withdraw ${RECIPE_TWO}` }).click();
  await expect(desk.getByRole('button', { name: `Restore ${RECIPE_TWO}` })).toBeVisible();
  const gone = await outside(other, 2);
  expect([gone.status, gone.isListed, gone.api, gone.picture]).toEqual([404, false, 404, 404]);
  expect(gone.text.includes('recipeIngredient')).toBe(false);
  await other.goto('/recipe/2');
  await expect(other.getByRole('heading', { level: 1, name: RECIPE_TWO })).toHaveCount(0);
  await other.goto('/dog-recipes');
  await expectStarted(other);
  await expect(link).toHaveCount(0);

  await desk.getByRole('button', { name: `Restore ${RECIPE_TWO}` }).click();
  await expect(desk.getByRole('button', { name: `Withdraw ${RECIPE_TWO}` })).toBeVisible();
  const back = await outside(other, 2);
  expect([back.status, back.isListed, back.api, back.picture]).toEqual([200, true, 200, 200]);
  await other.goto('/recipe/2');
  await expect(other.getByRole('heading', { level: 1, name: RECIPE_TWO })).toBeVisible();
  for (const context of [tablet, office]) await context.close();
});
