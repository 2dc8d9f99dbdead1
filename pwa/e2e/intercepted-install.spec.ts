import type { BrowserContext, Page } from '@playwright/test';
import { answerCut, answerWith, type Fault, portal } from './harness/faults.ts';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';
import { RECIPE_ONE, SAVED, uniqueReview, writeReview } from './harness/review.ts';
import { clearSite } from './harness/storage-faults.ts';

test.use({ serviceWorkers: 'allow' });

const PAGE = /^\/shell\.html/;
const PACK = /^\/offline-pack/;
const PRECACHE = 'bowlful-precache';

/** Records each worker found from now on, by our check or the browser's own: one may fail at once. */
function noteWorkers(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const found = [registration?.installing ?? registration?.waiting].filter((worker) => worker != null);
    Object.assign(globalThis, { found });
    registration?.addEventListener('updatefound', () => {
      if (registration.installing !== null) found.push(registration.installing);
    });
  });
}

/** Checks for an update. Returns the first worker's state once it is no longer installing. */
function checkForUpdate(page: Page): Promise<ServiceWorkerState> {
  return page.evaluate(async () => {
    const { found } = globalThis as unknown as { found: ServiceWorker[] };
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
    let [worker] = found;
    for (; worker === undefined; [worker] = found) await pause();
    while (worker.state === 'installing') await pause();
    return worker.state;
  });
}

function hasWorker(page: Page, state: 'installing' | 'waiting' | 'active'): Promise<boolean> {
  return page.evaluate(async (state) => {
    const registration = await navigator.serviceWorker.getRegistration();
    return Boolean(registration?.[state]);
  }, state);
}

/** Deletes, replaces or cuts the cached files whose paths start with `path`; returns their number. */
function damage(page: Page, path: string, what: 'gone' | 'a foreign page' | 'cut'): Promise<number> {
  return page.evaluate(
    async ([name, path, what]) => {
      const store = await caches.open(name);
      const keys = (await store.keys()).filter(({ url }) => new URL(url).pathname.startsWith(path));
      for (const key of keys) {
        const text = (await (await store.match(key))?.text()) ?? '';
        const headers = { 'Content-Type': what === 'cut' ? 'text/javascript' : 'text/html' };
        await store.delete(key);
        if (what === 'a foreign page') await store.put(key, new Response('<h1>Sign in</h1>', { headers }));
        if (what === 'cut') await store.put(key, new Response(text.slice(0, 100), { headers }));
      }
      return keys.length;
    },
    [PRECACHE, path, what] as const,
  );
}

/** Restarts the worker, as the browser does after 30 s idle. */
async function restartWorker(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

async function expectQueueWithoutNetwork(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true);
  await page.goto('/queue');
  await expectHeading(page, /queue/i);
  await context.setOffline(false);
}

/** Wrong answers that need a real connection; `precache.test.ts` has more. */
const WRONG_ANSWERS: [string, RegExp, Fault][] = [
  ['a redirect to a sign-in page', PAGE, answerWith(302, { location: '/about' }, '')],
  ['the page, cut so that it looks whole', PAGE, answerCut(60_000, true)],
  ['a sign-in page for a script, and no pack', /^\/(assets\/favourites-page|offline-pack)/, portal],
];

test('fault 21: foreign, cut and mixed answers during an update: the old build keeps serving, and the next check installs the new one', async ({
  context,
  page,
  backend,
}) => {
  test.setTimeout(240_000);
  await install(page, '/');
  // Answers change offline only, since the browser checks for updates by itself too.
  await context.setOffline(true);
  await backend.deployments.deploy();
  for (const [name, path, fault] of WRONG_ANSWERS) {
    backend.proxy.break('GET', path, fault);
    backend.proxy.break('GET', PACK, portal);
    await noteWorkers(page);
    await context.setOffline(false);
    expect(await checkForUpdate(page), name).toBe('redundant');
    await context.setOffline(true);
    await page.goto('/queue');
    await expectHeading(page, /queue/i);
    backend.proxy.mend();
  }
  await context.setOffline(false);
  await page.goto('/favourites');
  await expectHeading(page, 'Favourites');
  await noteWorkers(page);
  expect(await checkForUpdate(page)).toBe('installed');
  await page.getByRole('button', { name: 'Reload' }).click();
  // The waiting worker activates with the reload.
  const expectActivated = () =>
    expect(async () => expect(await hasWorker(page, 'waiting')).toBe(false)).toPass({ timeout: 20_000 });
  await expectActivated();
  await expectQueueWithoutNetwork(context, page);
});

test('a cached page or script that is gone, foreign or cut is repaired at the next start, and the queue stays reachable until then', async ({
  context,
  page,
}) => {
  test.setTimeout(120_000);
  await install(page, '/recipe/1');

  await test.step('the cached page is gone: repaired at the next start', async () => {
    expect(await damage(page, '/shell.html', 'gone')).toBe(1);
    await restartWorker(context, page);
    await page.goto('/dog-recipes');
    await expectHeading(page, 'Dog recipes');
    await expectQueueWithoutNetwork(context, page);
  });

  await test.step('the cached page is a foreign one: without a network the queue is reachable', async () => {
    const review = uniqueReview('Behind a broken page.');
    await context.setOffline(true);
    await follow(page, '/recipe/1');
    await expectHeading(page, RECIPE_ONE);
    await writeReview(page, review, SAVED);
    expect(await damage(page, '/shell.html', 'a foreign page')).toBe(1);
    await restartWorker(context, page);
    await page.goto('/queue');
    await expect(page.getByText(review.comment)).toBeVisible();
    await expect(page.getByText('Part of Bowlful is damaged on this device.')).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('a script is foreign: repaired when it is needed', async () => {
    expect(await damage(page, '/assets/favourites-page', 'a foreign page')).toBeGreaterThan(0);
    await restartWorker(context, page);
    await page.goto('/favourites');
    await expectHeading(page, 'Favourites');
  });

  await test.step('a script is cut: repaired before it is needed', async () => {
    expect(await damage(page, '/assets/nutrition-checker-', 'cut')).toBeGreaterThan(0);
    await restartWorker(context, page);
    const asked = context.waitForEvent('request', (request) => request.url().includes('/nutrition-checker-'));
    await page.goto('/recipe/1');
    await asked;
    await expect.poll(() => brokenFiles(page)).toBe(0);
    await context.setOffline(true);
    await page.goto('/tools/nutrition-checker');
    await expectHeading(page, 'Nutrition checker');
    await context.setOffline(false);
  });
});

/** Number of cached files whose content and hashed name differ, plus one if at most 100 are cached. */
function brokenFiles(page: Page): Promise<number> {
  return page.evaluate(async (name) => {
    const store = await caches.open(name);
    const keys = await store.keys();
    let broken = 0;
    for (const key of keys) {
      const bytes = await (await store.match(key))?.arrayBuffer();
      const digest = new Uint8Array(
        await crypto.subtle.digest('SHA-256', bytes ?? new ArrayBuffer(0)),
        0,
        16,
      );
      const hash = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      if (!key.url.endsWith(hash)) broken += 1;
    }
    return broken + (keys.length > 100 ? 0 : 1);
  }, PRECACHE);
}

test.describe('on a new device', () => {
  test.use({ device: 'new' });

  test('fault 21: a first visit behind a sign-in page caches nothing of it, and the next visit installs the app; a further build repairs a device on which an earlier worker cached a foreign page, and keeps its queue', async ({
    context,
    page,
    backend,
  }) => {
    test.setTimeout(120_000);
    await test.step('a first visit behind a sign-in page', async () => {
      backend.proxy.break('GET', PAGE, portal);
      await page.goto('/');
      await expectHydrated(page);
      await expect
        .poll(() => backend.proxy.seen.some((request) => request.startsWith('GET /shell.html')))
        .toBe(true);
      await expect.poll(() => hasWorker(page, 'installing')).toBe(false);
      expect(await hasWorker(page, 'active')).toBe(false);
      backend.proxy.mend();
      await install(page, '/');
      await expectQueueWithoutNetwork(context, page);
    });

    await test.step('an earlier worker that cached a foreign page', async () => {
      // Cleared by the browser: the next page could register an unregistered worker again.
      await clearSite(page, backend.origin, 'cache_storage,service_workers');
      const FORMER_WORKER = `
        const KEY = '/shell.html?__WB_REVISION__=f806e7b0e041c3554b1c13d78a0d92de';
        addEventListener('install', (event) => event.waitUntil(caches.open('workbox-precache-v2-' + registration.scope).then((cache) =>
          cache.put(KEY, new Response('<h1>Sign in</h1>', { headers: { 'Content-Type': 'text/html' } })))));
        addEventListener('activate', (event) => event.waitUntil(clients.claim()));
        addEventListener('fetch', (event) => { if (event.request.mode === 'navigate') event.respondWith(caches.match(KEY)); });`;
      backend.proxy.break(
        'GET',
        /^\/worker\.js/,
        answerWith(200, { 'content-type': 'text/javascript' }, FORMER_WORKER),
      );
      await install(page, '/recipe/1');
      const review = uniqueReview('Behind an old worker.');
      const busy = answerWith(503, {}, '');
      backend.proxy.break('POST', /ratings$/, busy);
      await writeReview(page, review, SAVED);
      await page.goto('/queue');
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      backend.proxy.mend();
      backend.proxy.break('POST', /ratings$/, busy);
      await page.goto('/queue');
      const stores = () => page.evaluate(() => caches.keys());
      await expect
        .poll(stores, { timeout: 60_000 })
        .not.toContainEqual(expect.stringContaining('workbox-precache'));
      await page.goto('/queue');
      await expect(page.getByText(review.comment)).toBeVisible();
    });
  });
});
