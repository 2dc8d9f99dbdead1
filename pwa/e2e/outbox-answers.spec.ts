import type { Page } from '@playwright/test';
import { deliverAll, expectDeliveredOnce } from './harness/delivery.ts';
import { answerCut, answerLost, answerWith, type Fault, portal, requestLost } from './harness/faults.ts';
import { expect, test } from './harness/journey.ts';
import { outboxRows } from './harness/outbox-rows.ts';
import { openRecipe, SAVED, uniqueReview, writeReview } from './harness/review.ts';

// Without a worker only the page delivers, so that each fault hits the request it is meant for.
test.use({ serviceWorkers: 'block' });

const RATINGS = /^\/api\/recipes\/\d+\/ratings$/;

/** Clicks Retry and waits until that attempt has ended. */
async function retry(page: Page): Promise<void> {
  const attempts = async () =>
    (await outboxRows(page)).reduce((sum, item) => sum + ('attempts' in item ? item.attempts : 0), 0);
  const before = await attempts();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(attempts).toBeGreaterThan(before);
}

/** Faults that the browser handles before the app; `broken-connection.test.ts` has many more. */
const BROWSER_FAULTS: [string, Fault][] = [
  ['a redirect to a page', answerWith(302, { location: '/robots.txt' }, '')],
  ['a redirect elsewhere', answerWith(307, { location: 'http://127.0.0.1:9/login' }, '')],
  ['a request that is lost, more often than the browser repeats it', requestLost],
  ['an answer cut so that it looks whole', answerCut(20, true)],
  ['an answer that breaks off', answerCut(20, false)],
  ['an answer that is lost', answerLost],
];

test('faults 21 to 26: the queue explains a 500, a 429 and a portal, the review waits through redirects, lost requests and cut or lost answers, and arrives once when the server answers', async ({
  page,
  backend,
}) => {
  const review = uniqueReview('Through thick and thin.');
  const queue = page.getByRole('main');
  await openRecipe(page);
  await test.step('a 500, a 429 and a portal: the queue says which', async () => {
    backend.proxy.break('POST', RATINGS, answerWith(500, { 'content-type': 'text/plain' }, 'Oops'));
    await writeReview(page, review, SAVED);
    await page.getByRole('link', { name: 'See it in the queue' }).click();
    await expect(queue).toContainText('Waiting (1)');
    await expect(queue).toContainText('Bowlful has a problem of its own at the moment. Next try today');

    backend.proxy.mend();
    backend.proxy.break('POST', RATINGS, answerWith(429, { 'retry-after': '120' }, ''));
    await retry(page);
    await expect(queue).toContainText('Bowlful asks for a short pause.');

    backend.proxy.mend();
    backend.proxy.break('POST', RATINGS, portal);
    await retry(page);
    await expect(queue).toContainText('Something other than Bowlful answered.');
    expect(await backend.admin.copiesOf(review.comment)).toBe(0);
  });
  for (const [name, fault] of BROWSER_FAULTS) {
    await test.step(name, async () => {
      backend.proxy.mend();
      backend.proxy.break('POST', RATINGS, fault);
      await retry(page);
      expect(
        (await outboxRows(page)).map(({ status }) => status),
        name,
      ).toEqual(['waiting']);
    });
  }
  // The server stored the review before its answers were cut or lost.
  expect(await backend.admin.copiesOf(review.comment)).toBe(1);

  backend.proxy.mend();
  await deliverAll(page);
  await expect(queue).toContainText(/Arrived .*, appears after approval/);
  await expectDeliveredOnce(page, backend, [review.comment]);
  const last = backend.proxy.passed.filter(({ request }) => request.startsWith('POST')).at(-1);
  expect(last?.headers['idempotency-replayed']).toBe('true');
});
