import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atMost, type Figure, median, percentile95 } from './figures.ts';
import { THROTTLE, throttledPage, withBrowser } from './throttled-browser.ts';

/** Of the first sync, whose target is a slow phone's. */
const SYNC_THROTTLE = 6;
const COMPLETE = /Available offline: ([\d,]+) of \1 recipes/;

type FirstVisit = { syncMs: number; visitMs: number; longestTaskMs: number };

/** A first visit until the whole catalogue is on the device, and of it the sync: from its first request on. */
async function firstVisitTimes(origin: string, directory: string, rate: number): Promise<FirstVisit> {
  return withBrowser(directory, async (context) => {
    const page = await throttledPage(context, rate);
    await page.addInitScript(() => {
      const tasks: PerformanceEntry[] = [];
      Object.assign(globalThis, { longTasks: tasks });
      new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
    });
    // Told by the page itself: to look for it from outside is work of the page.
    await page.addInitScript((complete) => {
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
    const times = await page.evaluate(() => {
      const visitMs = (globalThis as unknown as { completeAt: number }).completeAt;
      const calls = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/sync'));
      const syncAt = Math.min(...calls.map(({ startTime }) => startTime));
      const { longTasks } = globalThis as unknown as { longTasks: PerformanceEntry[] };
      // Those before it belong to the start of the page.
      const tasks = longTasks.filter(({ startTime }) => startTime >= syncAt);
      const longestTaskMs = Math.max(0, ...tasks.map(({ duration }) => duration));
      return { visitMs, syncMs: visitMs - syncAt, longestTaskMs };
    });
    // The worker's install is not part of the figure, but the offline start below needs it.
    await page.evaluate(() => navigator.serviceWorker.ready);
    return times;
  });
}

/** From a closed browser, without a network, until recipe cards are on screen. */
async function coldStartMs(origin: string, directory: string): Promise<number> {
  return withBrowser(directory, async (context) => {
    await context.setOffline(true);
    const page = await throttledPage(context);
    await page.goto(`${origin}/dog-recipes`);
    await page.getByRole('article').first().waitFor();
    return page.evaluate(() => performance.now());
  });
}

/** Time of every keystroke until the results for exactly that text are painted. */
async function keystrokeTimesMs(origin: string, directory: string): Promise<number[]> {
  return withBrowser(directory, async (context) => {
    await context.setOffline(true);
    const page = await throttledPage(context);
    await page.goto(`${origin}/dog-recipes`);
    const box = page.getByRole('main').getByRole('searchbox');
    await page.getByRole('article').first().waitFor();
    await box.click();
    await page.waitForTimeout(5_000);
    await page.evaluate(() => {
      const times: number[] = [];
      let pressedAt = 0;
      Object.assign(globalThis, { keystrokeTimes: times });
      addEventListener('keydown', () => (pressedAt = performance.now()), true);
      new MutationObserver(() => {
        const shown = document.querySelector('[data-results-for]')?.getAttribute('data-results-for');
        const typed = document.querySelector<HTMLInputElement>('main input[type=search]')?.value;
        if (pressedAt === 0 || shown !== typed) return;
        const from = pressedAt;
        pressedAt = 0;
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - from)));
      }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-results-for'] });
    });
    for (const word of ['chicken', 'salmon rice', 'pumpkin', 'bef stew']) {
      await box.fill('');
      await page.waitForTimeout(500);
      for (const letter of word) {
        await page.keyboard.press(letter === ' ' ? 'Space' : letter);
        await page.waitForTimeout(150);
      }
    }
    return page.evaluate(() => (globalThis as unknown as { keystrokeTimes: number[] }).keystrokeTimes);
  });
}

/** First sync, offline cold start and search on a catalogue of `recipes` recipes, on a machine slowed down. */
export async function browserTimes(origin: string, recipes: number): Promise<Figure[]> {
  const label = recipes.toLocaleString('en-GB');
  const isTarget = recipes === 1000;
  const rate = isTarget ? SYNC_THROTTLE : THROTTLE;
  const visits: FirstVisit[] = [];
  let directory = '';
  for (let round = 0; round < 3; round += 1) {
    if (directory !== '') await rm(directory, { recursive: true, force: true });
    directory = await mkdtemp(join(tmpdir(), 'bowlful-bench-'));
    visits.push(await firstVisitTimes(origin, directory, rate));
  }
  const starts: number[] = [];
  for (let round = 0; round < 5; round += 1) starts.push(await coldStartMs(origin, directory));
  const keystrokes = await keystrokeTimesMs(origin, directory);
  await rm(directory, { recursive: true, force: true });
  const sync = median(visits.map(({ syncMs }) => syncMs)) / 1000;
  const visit = median(visits.map(({ visitMs }) => visitMs)) / 1000;
  return [
    ...(isTarget
      ? [
          atMost(`L13: first sync of ${label} recipes, CPU ×${rate}`, sync, 3, 's', 2),
          atMost(
            `L13: longest task of it, CPU ×${rate}`,
            median(visits.map(({ longestTaskMs }) => longestTaskMs)),
            100,
            'ms',
          ),
        ]
      : [atMost(`First sync of ${label} recipes, CPU ×${rate} (not the worker’s)`, sync, 6, 's', 2)]),
    {
      name: `First visit until ${label} recipes are on the device, CPU ×${rate}`,
      value: `${visit.toFixed(2)} s`,
      budget: '–',
      met: null,
    },
    atMost(
      `${isTarget ? 'L14: offline' : 'Offline'} cold start with ${label} recipes, CPU ×4, p95`,
      percentile95(starts) / 1000,
      2.5,
      's',
      2,
    ),
    {
      name: `Keystroke to result, ${label} recipes, CPU ×4, median of ${keystrokes.length}`,
      value: `${median(keystrokes).toFixed(0)} ms`,
      budget: '–',
      met: null,
    },
    atMost(
      `${isTarget ? 'L14: keystroke' : 'Keystroke'} to result, ${label} recipes, CPU ×4, p95`,
      percentile95(keystrokes),
      isTarget ? 50 : 32,
      'ms',
    ),
  ];
}
