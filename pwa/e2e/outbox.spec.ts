import { setTimeout as delay } from 'node:timers/promises';
import { expectDeliveredOnce, reviewPosts } from './harness/delivery.ts';
import { Device } from './harness/device.ts';
import { expect, install, test } from './harness/journey.ts';
import { outboxRows, seedOutbox } from './harness/outbox-rows.ts';
import { beginReview, reviewForm, SAVED, toast, uniqueReview, writeReview } from './harness/review.ts';
import { runs, soakScale, timeoutFor } from './harness/runs.ts';

/** The soak splits its thousand kills into parts that run in parallel. */
const PARTS = soakScale(1, 5);
/** Journeys that run one after another share a profile, so that the app is installed once. */
const sharedProfile = () => `profile-${test.info().repeatEachIndex}`;

test.describe.configure({ mode: PARTS === 1 ? 'default' : 'parallel' });
test.use({ serviceWorkers: 'allow' });

test('a review written offline survives closing the browser and arrives exactly once', async ({
  backend,
}) => {
  const review = uniqueReview('Closed in between.');
  const device = new Device(backend, sharedProfile());
  const before = await device.open();
  await install(before.page, '/recipe/1');
  await before.context.setOffline(true);
  await writeReview(before.page, review, SAVED);
  await device.close();
  expect(await backend.admin.copiesOf(review.comment)).toBe(0);

  const after = await device.open();
  await after.page.goto('/queue');
  await expect(after.page.getByText(/^Arrived/)).toBeVisible();
  await expectDeliveredOnce(after.page, backend, [review.comment]);
  await device.close();
});

const KILLS_OF_A_PROFILE = 20;
for (let part = 1; part <= PARTS; part += 1) {
  test(`fault 1: a browser killed while it delivers loses and doubles nothing, part ${part}`, async ({
    backend,
  }) => {
    const count = runs(1, 200);
    test.setTimeout(timeoutFor(count, 20));
    let device = new Device(backend, PARTS === 1 ? sharedProfile() : `killed-${part}-0`);
    let { context, page } = await device.open();
    await install(page, '/queue');
    for (let run = 1; run <= count; run += 1) {
      const reviews = Array.from({ length: 5 }, (_, number) =>
        uniqueReview(`Killed ${part}-${run}, ${number}.`),
      );
      await context.setOffline(true);
      await seedOutbox(page, reviews);
      const sent = reviewPosts(backend);
      await context.setOffline(false);
      // Over six runs, the kill comes after none to all five of the requests.
      await expect
        .poll(() => reviewPosts(backend), { intervals: [5] })
        .toBeGreaterThanOrEqual(sent + (run % 6));
      await device.kill();

      ({ context, page } = await device.open());
      await page.goto('/queue');
      await expectDeliveredOnce(
        page,
        backend,
        reviews.map(({ comment }) => comment),
      );
      // A profile is used for many kills, and replaced now and then so that some hit a fresh one.
      if (run % KILLS_OF_A_PROFILE === 0 && run < count) {
        await device.close();
        device = new Device(backend, `killed-${part}-${run}`);
        ({ context, page } = await device.open());
        await install(page, '/queue');
      }
    }
    await device.close();
  });
}

test('fault 2: a review that the browser confirmed before it was killed is kept, and whatever is kept arrives once', async ({
  backend,
}) => {
  const count = runs(1, 100);
  test.setTimeout(timeoutFor(count, 20));
  for (let run = 0; run < count; run += 1) {
    const review = uniqueReview(`Killed at the click, ${run}.`);
    const device = new Device(backend, run === 0 ? sharedProfile() : `click-${run}`);
    const before = await device.open();
    // The profile may have reviewed the first recipe before.
    await install(before.page, '/recipe/2');
    await before.context.setOffline(true);
    const earlier = (await outboxRows(before.page)).map(({ id }) => id);
    await beginReview(before.page, review);
    await reviewForm(before.page).getByRole('button', { name: 'Submit Review' }).click({ noWaitAfter: true });
    // At any moment of the commit.
    await delay(Math.random() * 60);
    // Read without waiting: in most runs no toast shows yet.
    const said = await toast(before.page).allTextContents();
    const wasConfirmed = said.join().includes(SAVED);
    await device.kill();

    const after = await device.open();
    await after.context.setOffline(true);
    await after.page.goto('/queue');
    await expect(after.page.getByRole('heading', { level: 1 })).toBeVisible();
    // Waiting, or sent by the worker before the network went.
    const isKept = (await outboxRows(after.page)).some(({ id }) => !earlier.includes(id));
    if (wasConfirmed) expect(isKept).toBe(true);
    await after.context.setOffline(false);
    await expect.poll(() => backend.admin.copiesOf(review.comment)).toBe(isKept ? 1 : 0);
    await device.close();
  }
});
