import { randomUUID } from 'node:crypto';
import { expect, expectHydrated, install, test } from './harness/journey.ts';
import { RESERVED_RECIPES } from './harness/reserved-recipes.ts';
import { readReviews, uniqueReview } from './harness/review.ts';

const RECIPE_TWO = 'Beef & Sweet Potato Stew';
const REVIEWED = RESERVED_RECIPES.takedown;

test.use({ serviceWorkers: 'allow' });

test('a review and a built-in recipe that an administrator withdraws disappear from another device, the review also offline, and come back once restored', async ({
  context,
  page,
  backend,
}) => {
  test.setTimeout(120_000);
  const { admin } = backend;

  await test.step('a review', async () => {
    const { stars, name, comment } = uniqueReview('She came back for more.', 5);
    const id = randomUUID();
    const sent = await fetch(`${backend.origin}/api/recipes/${REVIEWED}/ratings`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
      body: JSON.stringify({ rating: stars, userName: name, comment }),
    });
    expect(sent.status).toBe(201);
    await admin.approve(comment);
    await install(page, `/recipe/${REVIEWED}`);
    await readReviews(page);
    await expect(page.getByText(comment)).toBeVisible();

    await admin.act(`reviews/${id}`, 'withdraw');
    for (const isOffline of [false, true]) {
      await context.setOffline(isOffline);
      await page.reload();
      await readReviews(page);
      await expect(page.getByText('No reviews yet.')).toBeVisible();
      await expect(page.getByText(comment)).toHaveCount(0);
    }
    await context.setOffline(false);

    await admin.act(`reviews/${id}`, 'restore');
    await page.reload();
    await readReviews(page);
    await expect(page.getByText(comment)).toBeVisible();
  });

  await test.step('a built-in recipe', async () => {
    const link = page.getByRole('main').getByRole('link', { name: RECIPE_TWO }).first();
    const heading = page.getByRole('heading', { level: 1, name: RECIPE_TWO });
    await admin.act('recipes/2', 'withdraw');
    await page.goto('/recipe/2');
    await expectHydrated(page);
    await expect(heading).toHaveCount(0);
    await page.goto('/dog-recipes');
    await expectHydrated(page);
    await expect(link).toHaveCount(0);

    await admin.act('recipes/2', 'restore');
    await page.goto('/recipe/2');
    await expect(heading).toBeVisible();
    await page.goto('/dog-recipes');
    await expect(link).toBeVisible();
  });
});
