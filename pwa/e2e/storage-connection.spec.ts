import type { Page } from '@playwright/test';
import { expectDeliveredOnce } from './harness/delivery.ts';
import { requestLost } from './harness/faults.ts';
import { expect, expectHeading, install, test } from './harness/journey.ts';
import {
  beginReview,
  RECIPE_ONE,
  reviewForm,
  SAVED,
  STRAIGHT,
  SUBMITTED,
  submitReview,
  toast,
  uniqueReview,
} from './harness/review.ts';
import { runs, timeoutFor } from './harness/runs.ts';
import { hangWrites, loseConnections } from './harness/storage-faults.ts';

test.use({ serviceWorkers: 'allow' });

/** Cuts new waits of 10 s down to 2 s; the returned function restores them. */
async function shortenWaits(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const whole = globalThis.setTimeout;
    Object.assign(globalThis, { restoreWaits: () => (globalThis.setTimeout = whole) });
    globalThis.setTimeout = ((act: () => void, ms?: number, ...rest: unknown[]) =>
      whole(act, ms === 10_000 ? 2_000 : ms, ...rest)) as typeof whole;
  });
  return async () => {
    await page.evaluate(() => (globalThis as unknown as { restoreWaits: () => void }).restoreWaits());
  };
}

test('faults 14 and 15: a write that never settles times out after 10 s and the text stays in the form; a lost connection is replaced, and the review is saved on the new one', async ({
  page,
  backend,
}) => {
  const count = runs(1, 25);
  test.setTimeout(timeoutFor(count, 36));
  await install(page, '/recipe/1');

  for (let run = 0; run < count; run += 1) {
    await test.step('fault 15: a write that never settles', async () => {
      const review = uniqueReview(`Never confirmed, ${run}.`);
      await beginReview(page, review);
      const letGo = await hangWrites(page);
      const restoreWaits = await shortenWaits(page);
      backend.proxy.break('POST', /ratings$/, requestLost);
      await reviewForm(page).getByRole('button', { name: 'Submit Review' }).click();
      await expect(toast(page)).toContainText('did not confirm the saving in time');
      await expect(toast(page)).not.toContainText(SAVED);
      await expect(reviewForm(page).getByLabel('Your comment')).toHaveValue(review.comment);
      await letGo();
      await restoreWaits();
      backend.proxy.mend();
      await submitReview(page);
      await expectDeliveredOnce(page, backend, [review.comment]);
    });

    for (const name of ['UnknownError', 'InvalidStateError']) {
      await test.step(`fault 14: a lost connection (${name})`, async () => {
        const review = uniqueReview(`On a new handle, ${name}, ${run}.`);
        await beginReview(page, review);
        await loseConnections(page, name);
        await submitReview(page);
        await expect(toast(page)).toContainText(SUBMITTED);
        // Read at once, since a toast is gone after five seconds.
        expect(await toast(page).textContent()).not.toContain(STRAIGHT);
        await expectDeliveredOnce(page, backend, [review.comment]);
        await page.getByRole('link', { name: 'Favourites' }).first().click();
        await expectHeading(page, 'Favourites');
        await expect(page.getByText('An empty bowl, for now')).toBeVisible();
        await page.goBack();
        await expectHeading(page, RECIPE_ONE);
      });
    }
  }
});
