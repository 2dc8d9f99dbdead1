import { expectDeliveredOnce } from './harness/delivery.ts';
import { noAnswer } from './harness/faults.ts';
import { expect, install, test } from './harness/journey.ts';
import { openRecipe, SAVED, uniqueReview, writeReview } from './harness/review.ts';
import { runs, timeoutFor } from './harness/runs.ts';

test.use({ device: 'new', serviceWorkers: 'allow' });

const RATINGS = /^\/api\/recipes\/\d+\/ratings$/;
const HOUR_MS = 3_600_000;

test.describe('a connection without answers', () => {
  // The worker runs in real time and would deliver independently of the page's fake clock.
  test.use({ serviceWorkers: 'block' });

  for (const reaches of [false, true]) {
    test(`fault 20: is given up after 20 s, ${reaches ? 'and what the server did anyway is not done twice' : 'and nothing is lost'}`, async ({
      page,
      backend,
    }) => {
      const count = runs(1, 30);
      test.setTimeout(timeoutFor(count, 20));
      await page.clock.install();
      for (let run = 0; run < count; run += 1) {
        const review = uniqueReview(`Into silence, ${run}.`);
        await openRecipe(page);
        backend.proxy.break('POST', RATINGS, noAnswer(reaches));
        // The form stops waiting after a few seconds, long before the request times out.
        await writeReview(page, review, SAVED);
        await page.getByRole('link', { name: 'See it in the queue' }).click();
        await page.clock.fastForward(21_000);
        await expect(page.getByText('Bowlful did not answer in time.')).toBeVisible();
        expect(await backend.admin.copiesOf(review.comment)).toBe(reaches ? 1 : 0);
        backend.proxy.mend();
        await page.getByRole('button', { name: 'Retry' }).click();
        await expectDeliveredOnce(page, backend, [review.comment]);
      }
    });
  }
});

const JUMPS = [HOUR_MS, -HOUR_MS, 24 * HOUR_MS, -24 * HOUR_MS, 87_600 * HOUR_MS, -87_600 * HOUR_MS];

test('fault 30: a clock that jumps by an hour, a day or ten years neither delays nor duplicates a review', async ({
  context,
  page,
  backend,
}) => {
  const count = runs(1, 10);
  test.setTimeout(timeoutFor(count * JUMPS.length, 8));
  await page.clock.install();
  await install(page, '/recipe/1');
  for (let run = 0; run < count; run += 1) {
    for (const jumpMs of JUMPS) {
      const reviews = [uniqueReview('Before the jump.'), uniqueReview('After the jump.')] as const;
      await context.setOffline(true);
      await writeReview(page, reviews[0], SAVED);
      await page.clock.setSystemTime(Date.now() + jumpMs);
      await writeReview(page, reviews[1], SAVED);
      await page.clock.setSystemTime(Date.now());
      await context.setOffline(false);
      const comments = reviews.map(({ comment }) => comment);
      await expectDeliveredOnce(page, backend, comments);
    }
  }
});
