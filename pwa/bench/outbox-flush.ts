import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../e2e/harness/find-browser.ts';
import { seedOutbox } from '../e2e/harness/outbox-rows.ts';
import { uniqueReview } from '../e2e/harness/review.ts';
import { atMost, type Figure } from './figures.ts';
import { withRawCollection } from './review-writes.ts';

const ITEMS = 500;
const WITHIN_MS = 300_000;

/** Notes long tasks, and every count of the queue that the page shows. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { tasks: [] as PerformanceEntry[], counts: [] as string[] };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => seen.tasks.push(...list.getEntries())).observe({ type: 'longtask' });
    new MutationObserver(() => {
      const count = /\d+/.exec(document.querySelector('#waiting-title')?.textContent ?? '')?.[0];
      if (count !== undefined && seen.counts.at(-1) !== count) seen.counts.push(count);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** L6: a queue of hundreds, written without a network, is delivered by one page that shows it. */
export async function outboxFlush(origin: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await watch(page);
    await page.goto(`${origin}/queue`);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await context.setOffline(true);
    await seedOutbox(
      page,
      Array.from({ length: ITEMS }, (_, n) => uniqueReview(`Number ${n}.`)),
    );
    await page.getByRole('heading', { name: `Waiting (${ITEMS})` }).waitFor({ timeout: WITHIN_MS });
    let requests = 0;
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/ratings')) requests += 1;
    });
    const onlineAt = await page.evaluate(() => performance.now());
    await context.setOffline(false);
    const shown = page.locator('#waiting-title');
    await shown.waitFor({ state: 'detached', timeout: WITHIN_MS });
    const { wallMs, longestMs, counts } = await page.evaluate((from) => {
      const { seen } = globalThis as unknown as { seen: { tasks: PerformanceEntry[]; counts: string[] } };
      const tasks = seen.tasks.filter(({ startTime }) => startTime >= from);
      return {
        wallMs: performance.now() - from,
        longestMs: Math.max(0, ...tasks.map(({ duration }) => duration)),
        counts: new Set(seen.counts).size,
      };
    }, onlineAt);
    const rawMs = await withRawCollection(async (insert) => {
      const began = performance.now();
      for (let n = 0; n < ITEMS; n += 1) await insert();
      return performance.now() - began;
    });
    return [
      atMost(`L6: requests for a queue of ${ITEMS}`, requests, 12, ''),
      atMost(
        `L6: until it is empty (${(wallMs / 1000).toFixed(1)} s), against ${ITEMS} bare inserts in a row`,
        wallMs / rawMs,
        1.3,
        '×',
        1,
      ),
      atMost('L6: longest task of the page', longestMs, 50, 'ms'),
      { name: 'L6: different counts that the page showed', value: String(counts), budget: '–', met: null },
    ];
  } finally {
    await browser.close();
  }
}
