import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { deliverAll, expectDeliveredOnce, reviewPosts, wakeFlusher } from './harness/delivery.ts';
import {
  answerCut,
  answerLost,
  answerWith,
  type Fault,
  portal,
  problem,
  requestLost,
} from './harness/faults.ts';
import { expect, test } from './harness/journey.ts';
import { outboxRows, seedOutbox } from './harness/outbox-rows.ts';
import { openRecipe, RECIPE_ONE, SAVED, SUBMITTED, uniqueReview, writeReview } from './harness/review.ts';
import { runs, timeoutFor } from './harness/runs.ts';

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

test('faults 22, 23 and 21: after a 500, a 429 and a portal the server accepts: exactly one review, and the queue explains each state', async ({
  page,
  backend,
}) => {
  const review = uniqueReview('Through thick and thin.');
  await openRecipe(page);
  backend.proxy.break('POST', RATINGS, answerWith(500, { 'content-type': 'text/plain' }, 'Oops'));
  await writeReview(page, review, SAVED);
  await page.getByRole('link', { name: 'See it in the queue' }).click();
  const queue = page.getByRole('main');
  await expect(queue).toContainText('Waiting (1)');
  await expect(queue).toContainText('Bowlful has a problem of its own at the moment. Next try today');

  backend.proxy.mend();
  backend.proxy.break('POST', RATINGS, answerWith(429, { 'retry-after': '120' }, ''));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(queue).toContainText('Bowlful asks for a short pause.');

  backend.proxy.mend();
  backend.proxy.break('POST', RATINGS, portal);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(queue).toContainText('Something other than Bowlful answered.');
  expect(await backend.admin.copiesOf(review.comment)).toBe(0);

  backend.proxy.mend();
  await deliverAll(page);
  await expect(queue).toContainText(/Arrived .*, waiting for approval/);
  await expectDeliveredOnce(page, backend, [review.comment]);
});

const JSON_TYPE = { 'content-type': 'application/json' };
/** Fifteen responses that do not come from our server. */
const WRONG_ANSWERS: Record<string, Fault> = {
  'a page': portal,
  'a redirect to a page': answerWith(302, { location: '/robots.txt' }, ''),
  'a redirect elsewhere': answerWith(307, { location: 'http://127.0.0.1:9/login' }, ''),
  '511 with a page': answerWith(511, { 'content-type': 'text/html' }, '<p>Sign in'),
  'an empty 200': answerWith(200, {}, ''),
  'an empty 201': answerWith(201, JSON_TYPE, ''),
  'an empty 204': answerWith(204, {}, ''),
  '{}': answerWith(201, JSON_TYPE, '{}'),
  null: answerWith(200, JSON_TYPE, 'null'),
  'another id': answerWith(201, JSON_TYPE, JSON.stringify({ id: randomUUID(), status: 'pending' })),
  'an invalid id': answerWith(201, JSON_TYPE, JSON.stringify({ id: 'yes', status: 'pending' })),
  'JSON called text': answerWith(
    201,
    { 'content-type': 'text/plain' },
    JSON.stringify({ status: 'pending' }),
  ),
  '404 with a page': answerWith(404, { 'content-type': 'text/html' }, '<p>Not found'),
  '400 with other JSON': answerWith(400, JSON_TYPE, JSON.stringify({ error: 'no' })),
  '422 with our type and another shape': answerWith(
    422,
    { 'content-type': 'application/problem+json' },
    '{"error":1}',
  ),
};

test('fault 21: whatever else answers, the review is kept, and arrives once when the server answers', async ({
  page,
  backend,
}) => {
  test.setTimeout(timeoutFor(15, 4));
  const review = uniqueReview('Fifteen portals.');
  await openRecipe(page);
  backend.proxy.break('POST', RATINGS, portal);
  await writeReview(page, review, SAVED);
  await page.goto('/queue');
  for (const [name, fault] of Object.entries(WRONG_ANSWERS)) {
    backend.proxy.mend();
    backend.proxy.break('POST', RATINGS, fault);
    await retry(page);
    expect(
      (await outboxRows(page)).map(({ status }) => status),
      name,
    ).toEqual(['waiting']);
  }
  expect(await backend.admin.copiesOf(review.comment)).toBe(0);
  backend.proxy.mend();
  await deliverAll(page);
  await expectDeliveredOnce(page, backend, [review.comment]);
});

test('fault 22: after 500, 502 and 504 the review is sent automatically', async ({ page, backend }) => {
  const count = runs(1, 50);
  test.setTimeout(timeoutFor(count, 25));
  await page.clock.install();
  await openRecipe(page);
  for (let run = 0; run < count; run += 1) {
    const review = uniqueReview(`Three failures, ${run}.`);
    for (const status of [500, 502, 504]) backend.proxy.break('POST', RATINGS, answerWith(status, {}, ''), 1);
    await seedOutbox(page, [review]);
    await wakeFlusher(page);
    await expect(async () => {
      const item = (await outboxRows(page)).find(({ status }) => status === 'waiting');
      const now = await page.evaluate(() => Date.now());
      const leftMs = item?.status === 'waiting' ? Date.parse(item.nextAttemptAt) - now : 0;
      // In the past while it is being sent: a leap would use up the request's time-out.
      if (leftMs > 0) await page.clock.fastForward(leftMs + 100);
      expect(item).toBeUndefined();
    }).toPass({ intervals: [250] });
    await expectDeliveredOnce(page, backend, [review.comment]);
  }
});

test('fault 23: Retry-After is honoured, capped at an hour, and ignored where it is junk', async ({
  page,
  backend,
}) => {
  await page.clock.install();
  await openRecipe(page);
  // The wait after the first attempt is read while the clock is paused.
  await page.clock.pauseAt(Date.now() + 60_000);
  const cases = [
    { header: () => '5', fromS: 5, toS: 6.5 },
    { header: () => new Date(Date.now() + 600_000).toUTCString(), fromS: 570, toS: 755 },
    { header: () => '99999', fromS: 3595, toS: 3601 },
    { header: () => '-1', fromS: 1.5, toS: 4.5 },
    { header: () => 'soon', fromS: 1.5, toS: 4.5 },
  ];
  for (const { header: headerNow, fromS, toS } of cases) {
    const header = headerNow();
    backend.proxy.mend();
    backend.proxy.break('POST', RATINGS, answerWith(503, { 'retry-after': header }, ''));
    const review = uniqueReview(`Retry after ${header}.`);
    await seedOutbox(page, [review]);
    await wakeFlusher(page);
    const mine = async () =>
      (await outboxRows(page)).find((item) => JSON.stringify(item).includes(review.comment));
    await expect.poll(async () => ((await mine()) as { attempts: number }).attempts).toBe(1);
    const item = (await mine()) as { nextAttemptAt: string; lastProblem: { at: string } };
    const waitS = (Date.parse(item.nextAttemptAt) - Date.parse(item.lastProblem.at)) / 1000;
    expect(waitS, header).toBeGreaterThanOrEqual(fromS);
    expect(waitS, header).toBeLessThanOrEqual(toS);
  }
});

test('fault 24: requests that never reach the server are repeated until one does', async ({
  page,
  backend,
}) => {
  const count = runs(3, 100);
  test.setTimeout(timeoutFor(count, 10));
  await openRecipe(page);
  for (let run = 0; run < count; run += 1) {
    const review = uniqueReview(`Lost on the way, ${run}.`);
    // More often than the browser retries by itself.
    backend.proxy.break('POST', RATINGS, requestLost, 4);
    await seedOutbox(page, [review]);
    await deliverAll(page);
    await expectDeliveredOnce(page, backend, [review.comment]);
    backend.proxy.mend();
  }
});

test('fault 25: an answer lost after the server has committed leaves one document, and the repeat is answered as replayed', async ({
  page,
  backend,
}) => {
  const count = runs(3, 300);
  test.setTimeout(timeoutFor(count, 10));
  await openRecipe(page);
  for (let run = 0; run < count; run += 1) {
    const review = uniqueReview(`Lost on the way back, ${run}.`);
    backend.proxy.break('POST', RATINGS, answerLost);
    await seedOutbox(page, [review]);
    await wakeFlusher(page);
    await expect.poll(() => backend.admin.copiesOf(review.comment)).toBe(1);
    backend.proxy.mend();
    await deliverAll(page);
    await expectDeliveredOnce(page, backend, [review.comment]);
    const last = backend.proxy.passed.filter(({ request }) => request.startsWith('POST')).at(-1);
    expect(last?.headers['idempotency-replayed']).toBe('true');
  }
});

test('fault 26: an acknowledgement cut anywhere acknowledges nothing', async ({ page, backend }) => {
  const whole = JSON.stringify({ id: randomUUID(), status: 'pending' }).length;
  const cuts = runs(Math.ceil(whole / 16), whole);
  const step = Math.ceil(whole / cuts);
  test.setTimeout(timeoutFor(2 * cuts, 5));
  const review = uniqueReview('Cut to pieces.');
  await openRecipe(page);
  backend.proxy.break('POST', RATINGS, portal);
  await writeReview(page, review, SAVED);
  await page.goto('/queue');
  for (const looksWhole of [true, false]) {
    for (let bytes = 0; bytes < whole; bytes += step) {
      backend.proxy.mend();
      backend.proxy.break('POST', RATINGS, answerCut(bytes, looksWhole));
      await retry(page);
      expect(
        (await outboxRows(page)).map(({ status }) => status),
        `${bytes} bytes`,
      ).toEqual(['waiting']);
    }
  }
  backend.proxy.mend();
  await deliverAll(page);
  await expectDeliveredOnce(page, backend, [review.comment]);
});

test('a refused review shows the reason, holds up no other, is corrected and goes through', async ({
  page,
  backend,
}) => {
  const review = uniqueReview('Too rude for the server.');
  const better = uniqueReview('Polite enough.', 5);
  const other = uniqueReview('Quite another.');
  await openRecipe(page);
  const before = reviewPosts(backend);
  backend.proxy.break('POST', RATINGS, problem(422, 'invalid', 'That word is not for this kitchen.'), 1);
  await writeReview(page, review, 'That word is not for this kitchen.');
  await writeReview(page, other, SUBMITTED);
  await page.getByRole('link', { name: 'Correct it in the queue' }).click();
  const queue = page.getByRole('main');
  await expect(queue).toContainText('Refused (1)');
  await expect(queue).toContainText('That word is not for this kitchen. Your text is kept as you wrote it.');
  await expect(queue).toContainText(review.comment);
  const refusedId = (await outboxRows(page)).find(({ status }) => status === 'refused')?.id;

  await page.getByRole('button', { name: 'Correct and send again' }).click();
  const editor = page.getByRole('form', { name: `Review of ${RECIPE_ONE}` });
  await expect(editor.getByLabel('Your comment')).toHaveValue(review.comment);
  await editor.getByLabel('Your comment').fill(better.comment);
  await editor.getByRole('button', { name: 'Send again' }).click();
  await expect(queue).not.toContainText('Refused (1)');
  await expectDeliveredOnce(page, backend, [better.comment, other.comment]);
  expect(await backend.admin.copiesOf(review.comment)).toBe(0);
  expect((await outboxRows(page)).map(({ id }) => id)).not.toContain(refusedId);
  expect(reviewPosts(backend) - before).toBe(3);
});
