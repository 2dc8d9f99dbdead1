import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { OWNED_ROWS } from '../e2e/harness/owned-rows.ts';
import { storeRows } from '../e2e/harness/stored-row.ts';
import { withBarePage } from './bare-pages.ts';
import { atMost, type Figure, median } from './figures.ts';
import { repeatVisit, type Visit } from './repeat-visit.ts';
import { THROTTLE, withBrowser } from './throttled-browser.ts';

const COMPLETE = /Available offline: ([\d,]+) of \1 recipes/;
const ROUNDS = 5;
/** The worker has painted the pages for the next visit by then. */
const RENEWED_MS = 9_000;
/** Background work after a visit that changes nothing ends within it. */
const REST_MS = 1_500;

/** Each screen, and what of it must stand. */
const SCREENS = [
  { name: 'a recipe', path: '/recipe/66', content: 'article:has(#ingredients li) h1' },
  { name: 'dog recipes', path: '/dog-recipes', content: '#main article h3' },
  { name: 'Home', path: '/', content: '#main h1' },
  { name: 'the plan', path: '/plan', content: '#main a[href^="/recipe/66"]' },
  { name: 'the shopping list', path: '/shopping-list', content: '#main li' },
  { name: 'cook mode', path: '/recipe/66/cook', content: '.cook-body h2' },
] as const;

type Place = { name: string; url: string; content: string };

type Kind = { network: 'online' | 'offline'; rate: number; restMs: number };
const KINDS: readonly Kind[] = [
  // Each visit pulls, which changes what pages show of it.
  { network: 'online', rate: 1, restMs: RENEWED_MS },
  { network: 'offline', rate: 1, restMs: REST_MS },
  { network: 'offline', rate: THROTTLE, restMs: REST_MS },
];

/** A profile with the whole catalogue, an owner's rows and the bare page. */
async function prepare(context: BrowserContext, origin: string, bareUrl: string): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(bareUrl);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(`${origin}/about`);
  await page.getByText(COMPLETE).waitFor({ state: 'attached', timeout: 120_000 });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await storeRows(page, OWNED_ROWS);
  await page.goto('about:blank');
  await page.waitForTimeout(2 * REST_MS);
  return page;
}

/** Each screen once, so that the worker knows which pages to paint ahead. */
async function visitAll(page: Page, origin: string): Promise<void> {
  for (const { path } of SCREENS) {
    await page.goto(`${origin}${path}`);
    await page.waitForTimeout(RENEWED_MS);
  }
  await page.goto('about:blank');
}

type Timed = { name: string; visits: Visit[] };

/** Each screen and the bare page in turn, so that all of them meet the same machine. */
async function inTurn(context: BrowserContext, places: readonly Place[], kind: Kind): Promise<Timed[]> {
  const timed = places.map(({ name }): Timed => ({ name, visits: [] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, { url, content }] of places.entries()) {
      timed[at]?.visits.push(await repeatVisit(context, url, content, kind.rate));
      await context.pages()[0]?.waitForTimeout(kind.restMs);
    }
  }
  return timed;
}

function figuresOf([bare, ...screens]: readonly Timed[], { network, rate }: Kind): Figure[] {
  const middle = (of: Timed | undefined, key: keyof Visit) =>
    median((of?.visits ?? []).map((visit) => visit[key]));
  const bareMs = middle(bare, 'contentMs');
  const row = (what: string, ms: number, budget: number) =>
    atMost(
      `${what} (${ms.toFixed(0)} ms), ${network}, CPU ×${rate}, in times of a bare page from a bare worker (${bareMs.toFixed(0)} ms)`,
      ms / bareMs,
      budget,
      '×',
      1,
    );
  return screens.flatMap((screen) => [
    row(
      `Repeat visit of ${screen.name} until its content stands`,
      middle(screen, 'contentMs'),
      rate === 1 ? 2.5 : 2,
    ),
    ...(rate === 1
      ? []
      : [row(`Repeat visit of ${screen.name} until it answers a press`, middle(screen, 'takenOverMs'), 4)]),
  ]);
}

/**
 * Ratios of medians, each beside the bare page of the same run.
 * @param goOffline ends the server
 */
export async function paintedVisits(origin: string, goOffline: () => Promise<void>): Promise<Figure[]> {
  const directory = await mkdtemp(join(tmpdir(), 'bowlful-bench-'));
  try {
    return await withBarePage((bareUrl) =>
      withBrowser(directory, async (context) => {
        const page = await prepare(context, origin, bareUrl);
        const places = [
          { name: 'a bare page', url: bareUrl, content: 'h1' },
          ...SCREENS.map(({ name, path, content }) => ({ name, url: `${origin}${path}`, content })),
        ];
        const figures: Figure[] = [];
        await visitAll(page, origin);
        for (const kind of KINDS) {
          if (kind.network === 'offline' && !figures.some(({ name }) => name.includes('offline'))) {
            await goOffline();
            await visitAll(page, origin);
          }
          figures.push(...figuresOf(await inTurn(context, places, kind), kind));
        }
        return figures;
      }),
    );
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
