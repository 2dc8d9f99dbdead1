import { expect, type Page } from '@playwright/test';
import type { Kitchen } from './journey.ts';
import { outboxStates } from './outbox-rows.ts';

const RATINGS = /^POST \/api\/recipes\/\d+\/ratings$/;

/** Requests so far that carried a review, whatever became of them. */
export function reviewPosts(kitchen: Kitchen): number {
  return kitchen.proxy.seen.filter((request) => RATINGS.test(request)).length;
}

/** Makes the page's flusher look at the queue now, as the browser does when the network comes back. */
export async function wakeFlusher(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

/** Wakes the flusher again and again until nothing waits. */
export async function deliverAll(page: Page): Promise<void> {
  await expect
    .poll(() => wakeFlusher(page).then(() => waitingIn(page)), { intervals: [250], timeout: 20_000 })
    .toBe(0);
}

async function waitingIn(page: Page): Promise<number> {
  return (await outboxStates(page)).waiting;
}

/** Nothing waits any more, and the server holds each of these reviews exactly once. */
export async function expectDeliveredOnce(
  page: Page,
  kitchen: Kitchen,
  comments: readonly string[],
): Promise<void> {
  await expect.poll(() => waitingIn(page), { timeout: 30_000 }).toBe(0);
  const each = Object.fromEntries(comments.map((comment) => [comment, 1]));
  expect(await kitchen.desk.copiesOfEach(comments)).toEqual(each);
}
