import { expectDeliveredOnce } from './harness/delivery.ts';
import { Device } from './harness/device.ts';
import { expect, install, test } from './harness/journey.ts';
import { outboxRows, plantReviews } from './harness/outbox-rows.ts';
import { beginReview, reviewForm, SAVED, toast, words, writeReview } from './harness/review.ts';
import { extent, runs, timeFor } from './harness/runs.ts';

test('a review written offline survives the closing of the browser and arrives exactly once', async ({
  kitchen,
}) => {
  const review = words('Closed in between.');
  const device = new Device(kitchen, 'closed');
  const before = await device.open();
  await install(before.page, '/recipe/1');
  await before.context.setOffline(true);
  await writeReview(before.page, review, SAVED);
  await device.close();
  expect(await kitchen.desk.copiesOf(review.comment)).toBe(0);

  const after = await device.open();
  await after.page.goto('/queue');
  await expect(after.page.getByText(/^Arrived/)).toBeVisible();
  await expectDeliveredOnce(after.page, kitchen, [review.comment]);
  await device.close();
});

/** A thousand kills in all, in parts that can run beside each other. */
const PARTS = extent(1, 5);
for (let part = 1; part <= PARTS; part += 1) {
  test(`fault 1: a browser killed in the midst of delivering loses nothing and doubles nothing, part ${part}`, async ({
    kitchen,
  }) => {
    const count = runs(1, 200);
    test.setTimeout(timeFor(count, 20));
    for (let run = 0; run < count; run += 1) {
      const reviews = Array.from({ length: 5 }, (_, number) => words(`Killed ${part}-${run}, ${number}.`));
      const device = new Device(kitchen, `killed-${part}-${run}`);
      const before = await device.open();
      await install(before.page, '/queue');
      await before.context.setOffline(true);
      await plantReviews(before.page, reviews);
      await before.context.setOffline(false);
      await before.page.waitForTimeout(Math.random() * 500);
      await device.kill();

      const after = await device.open();
      await after.page.goto('/queue');
      await expectDeliveredOnce(
        after.page,
        kitchen,
        reviews.map(({ comment }) => comment),
      );
      await device.close();
    }
  });
}

test('fault 2: a browser killed right after the click has said nothing that is not true', async ({
  kitchen,
}) => {
  const count = runs(1, 100);
  test.setTimeout(timeFor(count, 20));
  for (let run = 0; run < count; run += 1) {
    const review = words(`Killed at the click, ${run}.`);
    const device = new Device(kitchen, `click-${run}`);
    const before = await device.open();
    await install(before.page, '/recipe/1');
    await before.context.setOffline(true);
    await beginReview(before.page, review);
    await reviewForm(before.page).getByRole('button', { name: 'Submit Review' }).click({ noWaitAfter: true });
    await before.page.waitForTimeout(Math.random() * 60);
    // A look that does not wait: mostly nothing has been said yet.
    const said = await toast(before.page).allTextContents();
    const wasConfirmed = said.join().includes(SAVED);
    await device.kill();

    const after = await device.open();
    await after.context.setOffline(true);
    await after.page.goto('/queue');
    await expect(after.page.getByRole('heading', { level: 1 })).toBeVisible();
    const isKept = (await outboxRows(after.page)).length === 1;
    if (wasConfirmed) expect(isKept).toBe(true);
    await after.context.setOffline(false);
    await expect.poll(() => kitchen.desk.copiesOf(review.comment)).toBe(isKept ? 1 : 0);
    await device.close();
  }
});
