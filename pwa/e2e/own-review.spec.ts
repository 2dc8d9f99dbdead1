import { expectDeliveredOnce } from './harness/delivery.ts';
import { follow } from './harness/follow.ts';
import { expect, expectHydrated, install, test } from './harness/journey.ts';
import { RESERVED_RECIPES } from './harness/reserved-recipes.ts';
import {
  readReviews,
  reviewForm,
  SAVED,
  SUBMITTED,
  submitReview,
  toast,
  uniqueReview,
  writeReview,
} from './harness/review.ts';

test.use({ serviceWorkers: 'allow' });

const RECIPE = RESERVED_RECIPES.ownReview;

test('a review is edited and then withdrawn by the device that wrote it, offline too, and disappears from another device', async ({
  browser,
  context: phone,
  page,
  backend,
}) => {
  test.setTimeout(120_000);
  const review = uniqueReview('She left the carrots.', 3);
  await page.setViewportSize({ width: 390, height: 844 });
  const tablet = await browser.newContext({ serviceWorkers: 'block' });
  const other = await tablet.newPage();
  await install(page, `/recipe/${RECIPE}`);
  await writeReview(page, review, SUBMITTED);
  await backend.admin.approve(review.comment);
  await other.goto(`/recipe/${RECIPE}`);
  await expectHydrated(other);
  await readReviews(other);
  await expect(other.getByText(review.comment)).toBeVisible();
  // Published reviews arrive with the pull at start-up.
  await page.goto('/queue');
  await expect(page.getByText(/^Arrived .*, published$/)).toBeVisible();

  await phone.setOffline(true);
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change' }).click();
  await expect(reviewForm(page).getByLabel('Your comment')).toHaveValue(review.comment);
  const second = { ...review, comment: `${review.comment} Then she ate them.` };
  await reviewForm(page).getByLabel('Your comment').fill(second.comment);
  await submitReview(page);
  await expect(toast(page)).toContainText(SAVED);
  await follow(page, '/queue');
  await expect(page.getByRole('heading', { name: 'Waiting (2)' })).toBeVisible();
  expect(await backend.admin.copiesOf(review.comment, RECIPE)).toBe(1);

  await phone.setOffline(false);
  await expect.poll(() => backend.admin.copiesOf(second.comment, RECIPE)).toBe(1);
  await expect.poll(() => backend.admin.copiesOf(review.comment, RECIPE)).toBe(0);
  await other.reload();
  await readReviews(other);
  await expect(other.getByText('No reviews yet.')).toBeVisible();

  // The second one is pending; it can be withdrawn as well.
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect.poll(() => backend.admin.copiesOf(second.comment, RECIPE)).toBe(0);
  await expectDeliveredOnce(page, backend, []);
  await expect(page.getByText(/^Arrived .*, withdrawn$/)).toHaveCount(2);
  await tablet.close();
});
