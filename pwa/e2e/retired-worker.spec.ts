import type { Page } from '@playwright/test';
import { RETIRED_WORKER } from '../../sync-server/features/pages/static-files.ts';
import { expectDeliveredOnce } from './harness/delivery.ts';
import { answerWith } from './harness/faults.ts';
import { expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';
import { outboxRows } from './harness/outbox-rows.ts';
import { beginReview, RECIPE_ONE, reviewForm, SAVED, uniqueReview, writeReview } from './harness/review.ts';

test.use({ serviceWorkers: 'allow' });

const RATINGS = /^\/api\/recipes\/\d+\/ratings$/;

/** Number of registered workers, and the caches of the site. */
function workersAndCaches(page: Page): Promise<{ workers: number; caches: string[] }> {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
}

test('S34: a retired worker removes itself and its caches, leaves the queue and the page alone, and returns when it is wanted again', async ({
  context,
  page,
  backend,
}) => {
  test.setTimeout(120_000);
  const [review, halfWritten] = [uniqueReview('Through the retirement.'), uniqueReview('Half written.')];
  await install(page, '/recipe/1');
  backend.proxy.break('POST', RATINGS, answerWith(503, {}, ''));
  await writeReview(page, review, SAVED);
  const queued = (await outboxRows(page)).map(({ id }) => id);
  expect(queued).toHaveLength(1);
  await beginReview(page, halfWritten);

  const retired = answerWith(200, { 'content-type': 'text/javascript' }, RETIRED_WORKER);
  backend.proxy.break('GET', /^\/worker\.js$/, retired);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  await expect.poll(() => workersAndCaches(page)).toEqual({ workers: 0, caches: [] });
  await expect(reviewForm(page).getByLabel('Your comment')).toHaveValue(halfWritten.comment);
  expect((await outboxRows(page)).map(({ id }) => id)).toEqual(queued);

  const answer = await page.reload();
  expect(answer?.fromServiceWorker()).toBe(false);
  await expectHydrated(page);
  await expectHeading(page, RECIPE_ONE);
  await page.goto('/queue');
  await expect(page.getByText(review.comment)).toBeVisible();
  // Every page registers the worker; the retired one unregisters itself each time.
  await expect.poll(() => workersAndCaches(page)).toEqual({ workers: 0, caches: [] });
  backend.proxy.mend();
  backend.proxy.break('GET', /^\/worker\.js$/, retired);
  // There is no button if the queue has just tried again by itself.
  await page.getByRole('button', { name: 'Retry' }).evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
  await expectDeliveredOnce(page, backend, [review.comment]);

  backend.proxy.mend();
  await install(page, '/recipe/1');
  await context.setOffline(true);
  await page.reload();
  await expectHeading(page, RECIPE_ONE);
});
