import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { storeRows } from '../e2e/harness/stored-row.ts';
import { withBarePages } from './bare-pages.ts';
import { type Figure, median } from './figures.ts';
import { THROTTLE, throttledPage, withBrowser } from './throttled-browser.ts';

const ROUNDS = 5;
const COMPLETE = /Available offline: ([\d,]+) of \1 recipes/;
/** In it a page is taken over, and what follows ends. */
const REST_MS = 1_500;

/** Each screen, and what of its content has to stand. */
const SCREENS = [
  { name: 'recipe', path: '/recipe/12', content: '#ingredients li' },
  { name: 'dog recipes', path: '/dog-recipes', content: '#main article' },
  { name: 'Home', path: '/', content: '#main article' },
  { name: 'plan', path: '/plan', content: '#main a[href="/recipe/12"]' },
  { name: 'shopping list', path: '/shopping-list', content: '#main input[type=checkbox]' },
  { name: 'cook mode', path: '/recipe/12/cook', content: '#main h1' },
] as const;

const OWNED = {
  plans: [
    {
      id: 'current',
      value: { startsOn: '2026-11-25', rows: [{ recipeId: 12, days: 4, petIds: null }], pets: [] },
      updatedAt: '',
    },
  ],
  shopping: [
    {
      id: 'current',
      value: { ticks: {}, own: [], recipes: [{ recipeId: 12, batches: 1 }] },
      updatedAt: '',
    },
  ],
};

type Visit = { contentMs: number; answersMs: number };

/** Opens a page whose worker has been ended, and times until its content is painted and until it is the app's. */
async function visit(page: Page, address: string, content: string): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await page.goto(address, { waitUntil: 'commit' });
  const contentMs = await page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const timer = {
          look() {
            if (document.querySelector(selector) === null)
              return void requestAnimationFrame(() => timer.look());
            setTimeout(() => resolve(performance.now()));
          },
        };
        requestAnimationFrame(() => timer.look());
      }),
    content,
  );
  const answersMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const timer = {
          begunAt: performance.now(),
          look() {
            const root = document.getElementById('root');
            const isTaken = root !== null && !('early' in window);
            if (isTaken || performance.now() - timer.begunAt > 10_000) return resolve(performance.now());
            setTimeout(() => timer.look(), 5);
          },
        };
        if (document.getElementById('root') === null) resolve(0);
        else timer.look();
      }),
  );
  await page.waitForTimeout(REST_MS);
  await session.detach();
  return { contentMs, answersMs };
}

async function medians(page: Page, address: string, content: string): Promise<Visit> {
  const visits: Visit[] = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(page, address, content));
  return {
    contentMs: median(visits.map(({ contentMs }) => contentMs)),
    answersMs: median(visits.map(({ answersMs }) => answersMs)),
  };
}

function ratio(name: string, ms: number, bareMs: number, most: number): Figure {
  const times = ms / bareMs;
  return {
    name,
    value: `${times.toFixed(1)} × (${ms.toFixed(0)} ms; bare ${bareMs.toFixed(0)})`,
    budget: `≤ ${most} ×`,
    met: times <= most,
  };
}

async function figuresAt(
  context: BrowserContext,
  origins: { bare: string; ours: string },
  rate: number,
): Promise<Figure[]> {
  const page = await throttledPage(context, rate);
  const bare = await medians(page, `${origins.bare}/`, 'h1');
  const figures: Figure[] = [];
  for (const { name, path, content } of SCREENS) {
    const { contentMs, answersMs } = await medians(page, origins.ours + path, content);
    const told = `Repeat visit offline, CPU ×${rate}, ${name}`;
    figures.push(ratio(`${told}: content stands`, contentMs, bare.contentMs, rate === 1 ? 2.5 : 2));
    if (rate > 1) figures.push(ratio(`${told}: answers a press`, answersMs, bare.contentMs, 4));
  }
  return figures;
}

/** Repeat visits without a network, from a worker that had been ended, against a bare page of a bare worker in the same browser. */
export async function paintedVisits(origin: string): Promise<Figure[]> {
  const directory = await mkdtemp(join(tmpdir(), 'bowlful-bench-visits-'));
  try {
    return await withBarePages((bare) =>
      withBrowser(directory, async (context) => {
        const page = await throttledPage(context, 1);
        await page.goto(bare);
        await page.evaluate(async () => void (await navigator.serviceWorker.ready));
        await page.goto(`${origin}/about`);
        await page.getByText(COMPLETE).waitFor({ state: 'attached', timeout: 120_000 });
        await page.evaluate(async () => void (await navigator.serviceWorker.ready));
        await storeRows(page, OWNED);
        await context.setOffline(true);
        const origins = { bare, ours: origin };
        return [...(await figuresAt(context, origins, 1)), ...(await figuresAt(context, origins, THROTTLE))];
      }),
    );
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
