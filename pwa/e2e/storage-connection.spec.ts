import { expectDeliveredOnce } from './harness/delivery.ts';
import { requestLost } from './harness/faults.ts';
import { expect, expectHeading, install, test } from './harness/journey.ts';
import {
  beginReview,
  openRecipe,
  reviewForm,
  SAVED,
  SUBMITTED,
  submitReview,
  toast,
  uniqueReview,
} from './harness/review.ts';
import { runs, timeoutFor } from './harness/runs.ts';
import { hangWrites, loseConnections } from './harness/storage-faults.ts';

test.use({ serviceWorkers: 'allow' });

for (const name of ['UnknownError', 'InvalidStateError']) {
  test(`fault 14: a lost connection (${name}) is replaced, and the review is saved on the new one`, async ({
    page,
    backend,
  }) => {
    const count = runs(1, 25);
    test.setTimeout(timeoutFor(count, 12));
    await install(page, '/recipe/1');
    for (let run = 0; run < count; run += 1) {
      const review = uniqueReview(`On a new handle, ${run}.`);
      await beginReview(page, review);
      await loseConnections(page, name);
      await submitReview(page);
      await expect(toast(page)).toContainText(SUBMITTED);
      await expectDeliveredOnce(page, backend, [review.comment]);
    }
    await page.getByRole('link', { name: 'Favourites' }).first().click();
    await expectHeading(page, 'Favourites');
    await expect(page.getByText('An empty bowl, for now')).toBeVisible();
  });
}

test('fault 15: a write that never settles times out after 10 s, and the text stays in the form', async ({
  page,
  backend,
}) => {
  const count = runs(1, 20);
  test.setTimeout(timeoutFor(count, 12));
  await page.clock.install();
  for (let run = 0; run < count; run += 1) {
    const review = uniqueReview(`Never confirmed, ${run}.`);
    await openRecipe(page);
    await beginReview(page, review);
    const letGo = await hangWrites(page);
    backend.proxy.break('POST', /ratings$/, requestLost);
    await reviewForm(page).getByRole('button', { name: 'Submit Review' }).click();
    await expect(async () => {
      await page.clock.runFor(2_000);
      await expect(toast(page)).toContainText('did not confirm the saving in time', { timeout: 100 });
    }).toPass();
    await expect(toast(page)).not.toContainText(SAVED);
    await expect(reviewForm(page).getByLabel('Your comment')).toHaveValue(review.comment);
    await letGo();
    backend.proxy.mend();
    await submitReview(page);
    await expectDeliveredOnce(page, backend, [review.comment]);
  }
});
