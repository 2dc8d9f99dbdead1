import type { BrowserContext, Page } from '@playwright/test';
import { expectDeliveredOnce, reviewPosts } from './harness/delivery.ts';
import { noAnswer } from './harness/faults.ts';
import { type Backend, expect, install, test } from './harness/journey.ts';
import { outboxStates, seedOutbox } from './harness/outbox-rows.ts';
import { openRecipe, SAVED, uniqueReview, writeReview } from './harness/review.ts';
import { runs, soakScale, timeoutFor } from './harness/runs.ts';

test.use({ serviceWorkers: 'allow' });

const RATINGS = /^\/api\/recipes\/\d+\/ratings$/;

/** Queues reviews offline and wakes two tabs and the worker at once; returns the posts that delivery took. */
async function race(
  context: BrowserContext,
  pages: [Page, Page],
  backend: Backend,
  items: number,
): Promise<number> {
  const reviews = Array.from({ length: items }, (_, number) => uniqueReview(`Race, ${number}.`));
  await context.setOffline(true);
  await seedOutbox(pages[0], reviews);
  await pages[0].evaluate(async (tag) => {
    const registration = (await navigator.serviceWorker.ready) as ServiceWorkerRegistration & {
      sync: { register(tag: string): Promise<void> };
    };
    await registration.sync.register(tag);
  }, `bowlful-outbox:${reviews[0]?.comment}`);
  const before = reviewPosts(backend);
  await context.setOffline(false);
  await expectDeliveredOnce(
    pages[1],
    backend,
    reviews.map(({ comment }) => comment),
  );
  return reviewPosts(backend) - before;
}

/** Waits until a background sync is registered: from here on the page may close. */
async function expectSyncRegistered(page: Page): Promise<void> {
  const tasks = () =>
    page.evaluate(async () => {
      const registration = (await navigator.serviceWorker.ready) as ServiceWorkerRegistration & {
        sync: { getTags(): Promise<string[]> };
      };
      return (await registration.sync.getTags()).length;
    });
  await expect.poll(tasks).toBeGreaterThan(0);
}

async function twoTabs(
  context: BrowserContext,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<[Page, Page]> {
  const pages = [await context.newPage(), await context.newPage()] as [Page, Page];
  for (const page of pages) await prepare(page);
  await install(pages[0], '/queue');
  await install(pages[1], '/queue');
  return pages;
}

test('fault 3: two tabs and the worker deliver at once: every review once, with hardly any extra requests', async ({
  context,
  backend,
}) => {
  const count = runs(1, 50);
  const items = soakScale(10, 100);
  test.setTimeout(timeoutFor(count, 30));
  const pages = await twoTabs(context);
  for (let run = 0; run < count; run += 1) {
    expect(await race(context, pages, backend, items)).toBeLessThanOrEqual(items * 1.1);
  }
});

test('fault 4: two tabs without Web Locks and the worker deliver every review once', async ({
  context,
  backend,
}) => {
  const count = runs(1, 50);
  test.setTimeout(timeoutFor(count, 30));
  const pages = await twoTabs(context, (page) =>
    page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'locks', { value: undefined, configurable: true });
    }),
  );
  for (let run = 0; run < count; run += 1) await race(context, pages, backend, soakScale(10, 100));
});

test('fault 5: the lock of a frozen holder is taken over within 30 s', async ({ context, page, backend }) => {
  const holder = await context.newPage();
  await holder.goto('/livez');
  await holder.evaluate(() => {
    void navigator.locks.request('bowlful-outbox', () => new Promise(() => {}));
  });
  const review = uniqueReview('Past the frozen tab.');
  await page.clock.install();
  // Records when the review is sent, by the page's fake clock.
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (...args) => {
      if (String(args[0]).endsWith('/ratings') && args[1]?.method === 'POST') {
        Object.assign(window, { sentAt: Date.now() });
      }
      return send(...args);
    };
  });
  await openRecipe(page);
  await writeReview(page, review, SAVED);
  expect(await backend.admin.copiesOf(review.comment)).toBe(0);
  const started = await page.evaluate(() => Date.now());
  // The clock stands still from here on: the lock and the database, in real time, use up none of the 30 s.
  await page.clock.pauseAt(started + 5_000);
  await expect(async () => {
    await page.clock.runFor(250);
    await outboxStates(page);
    expect(await backend.admin.copiesOf(review.comment)).toBe(1);
  }).toPass({ intervals: [20] });
  const sentAt = await page.evaluate(() => (window as unknown as { sentAt: number }).sentAt);
  expect(sentAt).toBeLessThanOrEqual(started + 30_000);
});

test('fault 6: a worker killed during a sync leaves the review for the next trigger', async ({
  context,
  page,
  backend,
}) => {
  const count = runs(1, 100);
  test.setTimeout(timeoutFor(count, 20));
  const aside = await context.newPage();
  await aside.goto('/livez');
  const session = await context.newCDPSession(aside);
  await session.send('ServiceWorker.enable');
  for (let run = 0; run < count; run += 1) {
    const review = uniqueReview(`Killed in its sync, ${run}.`);
    await install(page, '/recipe/1');
    backend.proxy.break('POST', RATINGS, noAnswer(run % 2 === 0));
    const before = reviewPosts(backend);
    await context.setOffline(true);
    await writeReview(page, review, SAVED);
    await expectSyncRegistered(page);
    await page.goto('about:blank');
    await context.setOffline(false);
    await expect.poll(() => reviewPosts(backend)).toBeGreaterThan(before);
    await session.send('ServiceWorker.stopAllWorkers');
    backend.proxy.mend();
    await page.goto('/queue');
    await expectDeliveredOnce(page, backend, [review.comment]);
  }
});

test('fault 7: where the browser refuses to sync in the background, the page delivers', async ({
  context,
  page,
  backend,
}) => {
  const count = runs(1, 20);
  test.setTimeout(timeoutFor(count, 20));
  await page.addInitScript(() => {
    const manager = (globalThis as unknown as { SyncManager: { prototype: object } }).SyncManager;
    Object.defineProperty(manager.prototype, 'register', {
      value: () => Promise.reject(new DOMException('Permission denied', 'NotAllowedError')),
    });
  });
  await install(page, '/recipe/1');
  for (let run = 0; run < count; run += 1) {
    const review = uniqueReview(`No sync here, ${run}.`);
    await context.setOffline(true);
    await writeReview(page, review, SAVED);
    await context.setOffline(false);
    await expectDeliveredOnce(page, backend, [review.comment]);
  }
});

test('the worker delivers after the page is closed', async ({ context, backend }) => {
  const count = runs(1, 20);
  test.setTimeout(timeoutFor(count, 20));
  for (let run = 0; run < count; run += 1) {
    const review = uniqueReview(`After closing, ${run}.`);
    const page = await context.newPage();
    await install(page, '/recipe/1');
    await context.setOffline(true);
    await writeReview(page, review, SAVED);
    await expectSyncRegistered(page);
    const left = await context.newPage();
    await page.close();
    await context.setOffline(false);
    await expect.poll(() => backend.admin.copiesOf(review.comment)).toBe(1);
    await left.goto('/queue');
    await expectDeliveredOnce(left, backend, [review.comment]);
  }
});

test('a delivery by the worker shows at once in a page without network events', async ({
  context,
  page,
  backend,
}) => {
  await page.addInitScript(() => {
    addEventListener('online', (event) => event.stopImmediatePropagation(), true);
  });
  const review = uniqueReview('Behind your back.');
  await install(page, '/recipe/1');
  await context.setOffline(true);
  await writeReview(page, review, SAVED);
  await page.getByRole('link', { name: 'See it in the queue' }).click();
  // The page's timer would deliver as well, a few seconds later.
  await page.route('**/api/recipes/*/ratings', (route) => route.abort());
  await context.setOffline(false);
  await expect(page.getByText(/^Arrived/)).toBeVisible();
  expect(await outboxStates(page)).toEqual({ waiting: 0, refused: 0, sent: 1 });
  await expectDeliveredOnce(page, backend, [review.comment]);
});
