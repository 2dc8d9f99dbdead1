import { expectDeliveredOnce } from './harness/delivery.ts';
import { noAnswer } from './harness/faults.ts';
import { expect, test } from './harness/journey.ts';
import { openRecipe, SAVED, uniqueReview, writeReview } from './harness/review.ts';
import { runs, timeoutFor } from './harness/runs.ts';

const RATINGS = /^\/api\/recipes\/\d+\/ratings$/;

// No worker: it runs in real time and would deliver independently of the page's fake clock.
test('fault 20: a connection without answers is given up after 20 s, and what the server did anyway is not done twice', async ({
  page,
  backend,
}) => {
  const count = runs(1, 30);
  test.setTimeout(timeoutFor(count, 20));
  await page.clock.install();
  for (let run = 0; run < count; run += 1) {
    const review = uniqueReview(`Into silence, ${run}.`);
    await openRecipe(page);
    backend.proxy.break('POST', RATINGS, noAnswer(true));
    // The form stops waiting after a few seconds, long before the request times out.
    await writeReview(page, review, SAVED);
    await page.getByRole('link', { name: 'See it in the queue' }).click();
    await page.clock.fastForward(21_000);
    await expect(page.getByText('Bowlful did not answer in time.')).toBeVisible();
    expect(await backend.admin.copiesOf(review.comment)).toBe(1);
    backend.proxy.mend();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectDeliveredOnce(page, backend, [review.comment]);
  }
});
