import { expectDeliveredOnce } from './harness/delivery.ts';
import { silence } from './harness/faults.ts';
import { expect, install, test } from './harness/journey.ts';
import { openRecipe, SAVED, words, writeReview } from './harness/review.ts';
import { runs, timeFor } from './harness/runs.ts';

const RATINGS = /^\/api\/recipes\/\d+\/ratings$/;
const HOUR_MS = 3_600_000;

test.describe('a line that brings nothing back', () => {
  // The worker keeps real time and would deliver behind the back of the page's clock.
  test.use({ serviceWorkers: 'block' });

  for (const reaches of [false, true]) {
    test(`fault 20: is given up after 20 s, ${reaches ? 'and what the server did all the same is not done twice' : 'and nothing is lost'}`, async ({
      page,
      kitchen,
    }) => {
      const count = runs(1, 30);
      test.setTimeout(timeFor(count, 20));
      await page.clock.install();
      for (let run = 0; run < count; run += 1) {
        const review = words(`Into silence, ${run}.`);
        await openRecipe(page);
        kitchen.proxy.break('POST', RATINGS, silence(reaches));
        // The form lets go after some seconds of looking, long before the request does.
        await writeReview(page, review, SAVED);
        await page.getByRole('link', { name: 'See it in the queue' }).click();
        await page.clock.fastForward(21_000);
        await expect(page.getByText('Bowlful did not answer in time.')).toBeVisible();
        expect(await kitchen.desk.copiesOf(review.comment)).toBe(reaches ? 1 : 0);
        kitchen.proxy.mend();
        await page.getByRole('button', { name: 'Retry' }).click();
        await expectDeliveredOnce(page, kitchen, [review.comment]);
      }
    });
  }
});

const JUMPS = [HOUR_MS, -HOUR_MS, 24 * HOUR_MS, -24 * HOUR_MS, 87_600 * HOUR_MS, -87_600 * HOUR_MS];

test('fault 30: a clock that jumps by an hour, a day or ten years keeps no review back and doubles none', async ({
  context,
  page,
  kitchen,
}) => {
  const count = runs(1, 10);
  test.setTimeout(timeFor(count * JUMPS.length, 8));
  await page.clock.install();
  await install(page, '/recipe/1');
  for (let run = 0; run < count; run += 1) {
    for (const jumpMs of JUMPS) {
      const reviews = [words('Before the jump.'), words('After the jump.')] as const;
      await context.setOffline(true);
      await writeReview(page, reviews[0], SAVED);
      await page.clock.setSystemTime(Date.now() + jumpMs);
      await writeReview(page, reviews[1], SAVED);
      await page.clock.setSystemTime(Date.now());
      await context.setOffline(false);
      const comments = reviews.map(({ comment }) => comment);
      await expectDeliveredOnce(page, kitchen, comments);
    }
  }
});
