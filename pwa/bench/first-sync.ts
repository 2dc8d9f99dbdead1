import { atMost, type Figure, median } from './figures.ts';
import { COMPLETE, slowPage, THROTTLE, withFolder, withPhone } from './phone.ts';

const VISITS = 3;
const STARTS = 5;

type FirstVisit = { syncMs: number; longestTaskMs: number };

/** A first visit until the whole catalogue is on the device; the sync is timed from its first request. */
async function firstVisit(origin: string, folder: string, rate: number): Promise<FirstVisit> {
  return withPhone(folder, async (context) => {
    const page = await slowPage(context, rate);
    // The page records the end itself: polling from outside would add work to it.
    await page.addInitScript((complete) => {
      const tasks: PerformanceEntry[] = [];
      Object.assign(globalThis, { longTasks: tasks });
      new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
      const timer = setInterval(() => {
        const said = document.querySelectorAll('footer p');
        if (![...said].some(({ textContent }) => new RegExp(complete).test(textContent ?? ''))) return;
        clearInterval(timer);
        Object.assign(globalThis, { completeAt: performance.now() });
      }, 50);
    }, COMPLETE.source);
    await page.goto(`${origin}/dog-recipes`);
    await page.waitForFunction(() => 'completeAt' in globalThis, undefined, {
      polling: 500,
      timeout: 120_000,
    });
    const visit = await page.evaluate(() => {
      const { completeAt, longTasks } = globalThis as unknown as {
        completeAt: number;
        longTasks: PerformanceEntry[];
      };
      const calls = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/sync'));
      const syncAt = Math.min(...calls.map(({ startTime }) => startTime));
      // Earlier tasks belong to the page's start-up.
      const tasks = longTasks.filter(({ startTime }) => startTime >= syncAt);
      return {
        syncMs: completeAt - syncAt,
        longestTaskMs: Math.max(0, ...tasks.map(({ duration }) => duration)),
      };
    });
    // The offline start below needs the worker.
    await page.evaluate(() => navigator.serviceWorker.ready);
    return visit;
  });
}

/** Time from a closed browser, without a network, until recipe cards are on screen. */
async function coldStartMs(origin: string, folder: string): Promise<number> {
  return withPhone(folder, async (context) => {
    await context.setOffline(true);
    const page = await slowPage(context);
    await page.goto(`${origin}/dog-recipes`);
    await page.getByRole('article').first().waitFor();
    return page.evaluate(() => performance.now());
  });
}

/** L13, and L14 without its keystrokes: first sync and offline cold start with `recipes` recipes on a slow phone. */
export async function firstSync(origin: string, recipes: number): Promise<Figure[]> {
  const isTarget = recipes === 1000;
  const rate = isTarget ? 6 : THROTTLE;
  const visits: FirstVisit[] = [];
  for (let visit = 1; visit < VISITS; visit += 1) {
    visits.push(await withFolder((folder) => firstVisit(origin, folder, rate)));
  }
  const starts: number[] = [];
  await withFolder(async (folder) => {
    visits.push(await firstVisit(origin, folder, rate));
    for (let start = 0; start < STARTS; start += 1) starts.push(await coldStartMs(origin, folder));
  });
  const count = recipes.toLocaleString('en-GB');
  // The browser slows only the page, not the worker that loads a larger catalogue.
  const how = `page’s CPU ×${rate}, median of ${VISITS}`;
  const syncSeconds = median(visits.map(({ syncMs }) => syncMs)) / 1000;
  const longestMs = median(visits.map(({ longestTaskMs }) => longestTaskMs));
  return [
    atMost(
      `First sync of ${count} recipes from its first request, ${how}`,
      syncSeconds,
      isTarget ? 3 : 6,
      's',
      2,
    ),
    atMost(`Page’s longest task during a first sync of ${count} recipes, ${how}`, longestMs, 100, 'ms'),
    atMost(
      `Offline cold start with ${count} recipes, CPU ×${THROTTLE}, slowest of ${STARTS}`,
      Math.max(...starts) / 1000,
      2.5,
      's',
      2,
    ),
  ];
}
