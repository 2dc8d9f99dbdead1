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

/** Nothing waits any more, and the server holds each of these reviews exactly once. */
export async function expectDeliveredOnce(
  page: Page,
  kitchen: Kitchen,
  comments: readonly string[],
): Promise<void> {
  await expect.poll(async () => (await outboxStates(page)).waiting, { timeout: 30_000 }).toBe(0);
  for (const comment of comments) expect(await kitchen.desk.copiesOf(comment), comment).toBe(1);
}
