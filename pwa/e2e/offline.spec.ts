import type { Page } from '@playwright/test';
import { expectDeliveredOnce } from './harness/delivery.ts';
import { noAnswer } from './harness/faults.ts';
import { expect, expectHeading, install, test } from './harness/journey.ts';
import { openFold } from './harness/open-fold.ts';
import {
  fillReview,
  RECIPE_ONE,
  type ReviewInput,
  reviewForm,
  submitReview,
  toast,
  uniqueReview,
} from './harness/review.ts';
import { runs, soakScale, timeoutFor } from './harness/runs.ts';

test.use({ serviceWorkers: 'allow' });

/** Searches the list on screen and waits for the results, since cards are reused for other recipes. */
async function search(page: Page, query: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Ingredient or title' }).fill(query);
  await expect(page.locator(`[data-results-for="${query}"]`)).toBeAttached();
}

test('after one visit, offline: Home, lists, favourites and queue open by address, recipes never visited by address and by search, unknown addresses say so, the toxic-foods reference can be downloaded, and the admin panel says that it needs the network', async ({
  context,
  page,
}) => {
  test.slow();
  await install(page);
  await context.setOffline(true);
  await page.goto('/recipe/66');
  await expectHeading(page, 'Simple Chicken & Heart');
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  await expect(page.locator('#method').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText('Offline, showing saved recipes')).toBeVisible();
  const answer = await page.evaluate(async () => {
    const response = await fetch('/downloads/toxic-foods-reference.pdf');
    return [response.status, response.headers.get('Content-Type'), (await response.text()).slice(0, 5)];
  });
  expect(answer).toEqual([200, 'application/pdf', '%PDF-']);
  await page.goto('/dog-recipes');
  await expectHeading(page, 'Dog recipes');
  const heart = page.getByRole('button', { name: `Favourite: ${RECIPE_ONE}` }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/favourites');
  await expectHeading(page, 'Favourites');
  await expect(page.getByRole('article').filter({ hasText: RECIPE_ONE })).toBeVisible();
  await page.goto('/cat-recipes');
  await expectHeading(page, 'Cat recipes');
  await search(page, 'rabbit');
  const hit = page.getByRole('article').filter({ hasText: 'Rabbit' }).first();
  await hit.getByRole('link').click();
  await expectHeading(page, /Rabbit/);
  await page.goto('/queue');
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  await page.goto('/nothing-here');
  await expectHeading(page, 'Oops! Page Not Found');
  await page.goto('/recipe/999');
  await expectHeading(page, 'Recipe Not Found');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByRole('main')).not.toBeEmpty();
  await expect(page.getByText(/network|couldn’t show/i).first()).toBeVisible();
});

/** Steps of an owner from the first list to the queue. */
function ownerSteps(page: Page, review: ReviewInput): (() => Promise<void>)[] {
  return [
    () => page.goto('/').then(() => expect(page.getByRole('article').first()).toBeVisible()),
    () => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dog Recipes' }).click(),
    // Home has a search box with the same label.
    () => expectHeading(page, 'Dog recipes').then(() => search(page, 'brown rice')),
    () => page.getByRole('article').filter({ hasText: RECIPE_ONE }).getByRole('link').click(),
    () => expectHeading(page, RECIPE_ONE),
    () => page.getByRole('button', { name: `Favourite: ${RECIPE_ONE}` }).click(),
    () => page.getByText('US (oz/cups)').click(),
    () => openFold(page, 'Dog Nutrition Calculator'),
    () => page.getByRole('button', { name: 'Write a review' }).click(),
    () => fillReview(reviewForm(page), review),
    () => submitReview(page),
    () => expect(toast(page)).toContainText(/Saved on this device|Review Submitted!/),
  ];
}

const STEPS = 12;
/** The short run tries every sixth step, the soak every step. */
const stride = soakScale(6, 1);
for (let step = 0; step < STEPS; step += stride) {
  test(`fault 19: offline from step ${step + 1} on, everything is readable and the review arrives once`, async ({
    context,
    page,
    backend,
  }) => {
    const count = runs(1, 5);
    test.setTimeout(timeoutFor(count, 20));
    await install(page);
    for (let run = 0; run < count; run += 1) {
      const review = uniqueReview(`Offline from step ${step + 1}.`);
      for (const [index, act] of ownerSteps(page, review).entries()) {
        if (index === step) await context.setOffline(true);
        await act();
      }
      await context.setOffline(false);
      await expectDeliveredOnce(page, backend, [review.comment]);
    }
  });
}

test.describe('on a first visit', () => {
  test.use({ device: 'new', serviceWorkers: 'block' });

  test('on a network that never answers, a recipe not yet on the device says so, and a second try opens it', async ({
    page,
    backend,
  }) => {
    backend.proxy.break('GET', /^\/api\/sync/, noAnswer(false));
    await page.goto('/dog-recipes');
    const card = page.getByRole('article').first();
    const title = await card.getByRole('heading', { level: 3 }).textContent();
    // Wait for hydration: before that, a link loads the page from the server, which answers.
    await expect(page.getByText('Available offline: 0 of')).toBeAttached();
    await card.getByRole('link').click();
    await expect(page.getByText('Loading recipe...')).toBeAttached();
    const wait = page.locator('main div').filter({ hasText: 'The network isn’t answering.' }).last();
    await expect(wait).toBeVisible({ timeout: 20_000 });
    await expect(wait.getByRole('link', { name: 'All Recipes' })).toBeVisible();
    backend.proxy.mend();
    await wait.getByRole('button', { name: 'Try again' }).click();
    await expectHeading(page, title ?? '');
  });
});
