import type { BrowserContext, Page } from '@playwright/test';
import { OWNED_ROWS } from '../e2e/harness/owned-rows.ts';
import { storeRows } from '../e2e/harness/stored-row.ts';
import { withBarePage } from './bare-pages.ts';
import { atMost, type Figure, median } from './figures.ts';
import { COMPLETE, THROTTLE, withFolder, withPhone } from './phone.ts';
import { repeatVisit, type Visit } from './repeat-visit.ts';

const ROUNDS = 5;
/** The worker has rendered the pages for the next visit by then. */
const RENEWED_MS = 9_000;
/** Background work after a visit that changes nothing ends within this time. */
const REST_MS = 1_500;

/** Each screen, and which part of it must show. */
const SCREENS = [
  { name: 'a recipe', path: '/recipe/66', content: 'article:has(#ingredients li) h1' },
  { name: 'dog recipes', path: '/dog-recipes', content: '#main article h3' },
  { name: 'Home', path: '/', content: '#main h1' },
  { name: 'the plan', path: '/plan', content: '#main a[href^="/recipe/66"]' },
  { name: 'the shopping list', path: '/shopping-list', content: '#main li' },
  { name: 'cook mode', path: '/recipe/66/cook', content: '.cook-body h2' },
] as const;

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

async function measure(
  context: BrowserContext,
  origin: string,
  bareUrl: string,
  goOffline: () => Promise<void>,
): Promise<Figure[]> {
  const page = await prepare(context, origin, bareUrl);
  await goOffline();
  // Each screen once, so that the worker knows which pages to render ahead.
  for (const { path } of SCREENS) {
    await page.goto(origin + path);
    await page.waitForTimeout(RENEWED_MS);
  }
  await page.goto('about:blank');
  const bare = { url: bareUrl, content: 'h1', visits: [] as Visit[] };
  const screens = SCREENS.map((screen) => ({ ...screen, url: origin + screen.path, visits: [] as Visit[] }));
  // In turn, so that all are measured under the same conditions.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { url, content, visits } of [bare, ...screens]) {
      visits.push(await repeatVisit(context, url, content, THROTTLE));
      await page.waitForTimeout(REST_MS);
    }
  }
  const bareMs = median(bare.visits.map(({ contentMs }) => contentMs));
  const row = (what: string, ms: number, budget: number) =>
    atMost(
      `Repeat visit of ${what} (${ms.toFixed(0)} ms), offline, CPU ×${THROTTLE}, as a multiple of a bare page (${bareMs.toFixed(0)} ms)`,
      ms / bareMs,
      budget,
      '×',
      1,
    );
  return screens.flatMap(({ name, visits }) => [
    row(`${name} until its content shows`, median(visits.map(({ contentMs }) => contentMs)), 2),
    row(`${name} until it answers a press`, median(visits.map(({ hydratedMs }) => hydratedMs)), 4),
  ]);
}

/**
 * Visits of an installed app without a network, as ratios of medians, each beside a bare page of the same run.
 * @param goOffline ends the server
 */
export async function repeatVisits(origin: string, goOffline: () => Promise<void>): Promise<Figure[]> {
  return withFolder((folder) =>
    withBarePage((bareUrl) => withPhone(folder, (context) => measure(context, origin, bareUrl, goOffline))),
  );
}
