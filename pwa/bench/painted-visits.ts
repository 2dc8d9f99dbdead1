import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { OWNED_ROWS } from '../e2e/harness/owned-rows.ts';
import { storeRows } from '../e2e/harness/stored-row.ts';
import { withBarePage } from './bare-pages.ts';
import { atMost, type Figure, median } from './figures.ts';
import { repeatVisit, type Visit } from './repeat-visit.ts';
import { THROTTLE, withBrowser } from './throttled-browser.ts';

const COMPLETE = /Available offline: ([\d,]+) of \1 recipes/;
const ROUNDS = 5;
/** Background work after a visit ends within it. */
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

type Kind = { network: 'online' | 'offline'; rate: number };
const KINDS: readonly Kind[] = [
  { network: 'online', rate: 1 },
  { network: 'offline', rate: 1 },
  { network: 'offline', rate: THROTTLE },
];

/** A profile with the whole catalogue, an owner's rows and the bare page. */
async function prepare(context: BrowserContext, origin: string, bareUrl: string): Promise<void> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(bareUrl);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(`${origin}/about`);
  await page.getByText(COMPLETE).waitFor({ state: 'attached', timeout: 120_000 });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await storeRows(page, OWNED_ROWS);
  await page.goto('about:blank');
  await page.waitForTimeout(2 * REST_MS);
}

async function visits(context: BrowserContext, url: string, content: string, rate: number): Promise<Visit> {
  const visit = await repeatVisit(context, url, content, rate);
  await context.pages()[0]?.waitForTimeout(REST_MS);
  return visit;
}

/** Ratios of medians: each screen beside the bare page, visited in turn. */
export async function paintedVisits(origin: string): Promise<Figure[]> {
  const directory = await mkdtemp(join(tmpdir(), 'bowlful-bench-'));
  try {
    return await withBarePage((bareUrl) =>
      withBrowser(directory, async (context) => {
        await prepare(context, origin, bareUrl);
        const figures: Figure[] = [];
        for (const { network, rate } of KINDS) {
          await context.setOffline(network === 'offline');
          const bare: number[] = [];
          const made = new Map<string, Visit[]>(SCREENS.map(({ name }) => [name, []]));
          for (let round = 0; round < ROUNDS; round += 1) {
            bare.push((await visits(context, bareUrl, 'h1', rate)).contentMs);
            for (const { name, path, content } of SCREENS) {
              made.get(name)?.push(await visits(context, `${origin}${path}`, content, rate));
            }
          }
          const bareMs = median(bare);
          for (const [name, all] of made) {
            const contentMs = median(all.map((visit) => visit.contentMs));
            const takenOverMs = median(all.map((visit) => visit.takenOverMs));
            const of = `${network}, CPU ×${rate}, times a bare page’s ${bareMs.toFixed(0)} ms`;
            figures.push(
              atMost(
                `Repeat visit of ${name} until its content stands (${contentMs.toFixed(0)} ms), ${of}`,
                contentMs / bareMs,
                rate === 1 ? 2.5 : 2,
                '×',
                1,
              ),
            );
            if (rate > 1) {
              figures.push(
                atMost(
                  `The same until it answers a press (${takenOverMs.toFixed(0)} ms), ${of}`,
                  takenOverMs / bareMs,
                  4,
                  '×',
                  1,
                ),
              );
            }
          }
        }
        return figures;
      }),
    );
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
