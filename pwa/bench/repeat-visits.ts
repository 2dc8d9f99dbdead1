import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { OWNED_ROWS } from '../e2e/harness/owned-rows.ts';
import { storeRows } from '../e2e/harness/stored-row.ts';
import { atMost, type Figure, median } from './figures.ts';
import { COMPLETE, THROTTLE, withFolder, withPhone } from './phone.ts';

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
  { name: 'the plan', path: '/plan', content: '#main section h3' },
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

/** Milliseconds from the navigation until the content shows on the screen, and until the app can answer a press on it. */
type Visit = { contentMs: number; hydratedMs: number };

type Watching = Window & { stands: Promise<number>; hydrated: Promise<number> };

/** Recorded for a page that shows nothing, or never hydrates. */
const PATIENCE_MS = 20_000;

/** Checks each frame, from before the page's scripts run. A string: the page lacks a transpiler's helpers. */
const watchContent = (selector: string) => `{
  const found = () => [...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < innerHeight && bottom > top && element.textContent.trim() !== '';
  });
  const when = (holds) => new Promise((resolve) => {
    const look = () => {
      // The task after the frame in which it is painted.
      if (holds() || performance.now() > ${PATIENCE_MS}) setTimeout(() => resolve(performance.now()));
      else requestAnimationFrame(look);
    };
    look();
  });
  globalThis.stands = when(found);
  const isPlain = () => document.readyState === 'complete' && document.querySelector('#root') === null;
  globalThis.hydrated = when(() => isPlain() || Object.keys(found() ?? {}).some((key) => key.startsWith('__reactProps')));
}`;

/** As the browser does half a minute after the last visit. */
async function stopWorkers(session: CDPSession): Promise<void> {
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.send('ServiceWorker.disable');
}

/** Opens the address in a new tab, with a stopped worker. */
async function repeatVisit(
  context: BrowserContext,
  url: string,
  selector: string,
  cpuRate: number,
): Promise<Visit> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await stopWorkers(session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
    await page.addInitScript({ content: watchContent(selector) });
    await page.goto(url, { waitUntil: 'commit' });
    return await page.evaluate(async () => {
      const { stands, hydrated } = window as unknown as Watching;
      return { contentMs: await stands, hydratedMs: await hydrated };
    });
  } finally {
    await page.close();
  }
}

const TEXT = 'It is kept by a worker that does nothing else, so no page of this browser stands sooner.';
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title>
<main><h1>A bare page</h1><p>${TEXT}</p></main><script>navigator.serviceWorker.register('/worker.js')</script></html>`;
const WORKER = `addEventListener('install', (event) => event.waitUntil(caches.open('bare').then((kept) => kept.add('/'))));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))));`;

/** The baseline of repeat visits: a heading and a line, served by a worker from its cache. */
async function withBarePage<T>(act: (url: string) => Promise<T>): Promise<T> {
  const server = createServer(({ url }, response) => {
    const [type, body] = url === '/worker.js' ? ['text/javascript', WORKER] : ['text/html', PAGE];
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await act(`http://localhost:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
