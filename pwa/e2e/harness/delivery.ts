import { expect, type Page } from '@playwright/test';
import type { Backend } from './journey.ts';
import { outboxStates } from './outbox-rows.ts';

const RATINGS = /^POST \/api\/recipes\/\d+\/ratings$/;

/** Number of requests so far that carried a review, whatever their outcome. */
export function reviewPosts(backend: Backend): number {
  return backend.proxy.seen.filter((request) => RATINGS.test(request)).length;
}

/** Triggers the page's flusher, as the browser does when it comes online. */
export async function wakeFlusher(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

/** Triggers the flusher repeatedly until the queue is empty. */
export async function deliverAll(page: Page): Promise<void> {
  await expect
    .poll(() => wakeFlusher(page).then(() => waitingCount(page)), { intervals: [250], timeout: 20_000 })
    .toBe(0);
}

async function waitingCount(page: Page): Promise<number> {
  return (await outboxStates(page)).waiting;
}

/** The queue is empty, and the server holds each of these reviews exactly once. */
export async function expectDeliveredOnce(
  page: Page,
  backend: Backend,
  comments: readonly string[],
): Promise<void> {
  await expect.poll(() => waitingCount(page), { timeout: 30_000 + comments.length * 500 }).toBe(0);
  const each = Object.fromEntries(comments.map((comment) => [comment, 1]));
  expect(await backend.admin.copiesOfEach(comments)).toEqual(each);
  await backend.admin.makeRoom();
}
