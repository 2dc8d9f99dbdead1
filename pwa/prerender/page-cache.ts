import { PAGE_CACHE } from '../platform/database/browser-storage.ts';
import { withTimeout } from '../platform/database/with-timeout.ts';

/** Header with the device state that a page was rendered from. */
export const STATE_HEADER = 'Bowlful-State';

/** Rendering a page takes about 100 ms, and it takes a quarter of a megabyte to store. */
const MOST_PAGES = 8;
/** With more, rendering would be just as quick. */
const PATIENCE_MS = 150;

/** The render log is stored among the pages, so that it is deleted with them. */
const LOG = '/render-log';
/** After this many slow pages in a row the app renders pages itself. */
const MOST_SLOW = 3;
/** Then one navigation in this many tries again: the device may only have been busy. */
const TRY_EVERY = 20;

/** How quickly this device renders; stored, because the browser may stop the worker at any time. */
type RenderLog = { renderer: string; slowInARow: number; skipped: number };

/** Screens that change only with the device's rows: no clock runs on them. */
const LASTING = /^\/(?:|dog-recipes|cat-recipes|recipes|plan|shopping-list|favourites|recipe\/\d+)$/;

/**
 * Pages rendered ahead for the next visit, each valid while the device is in the state that it was rendered from: such a
 * visit needs neither the renderer nor its rows. Also the render log, which decides whether rendering is worth it.
 */
export class PageCache {
  readonly #stateNow: () => Promise<string>;
  readonly #renderer: string;
  #log: Promise<RenderLog> | undefined;

  /**
   * @param stateNow a digest of everything that a page depends on; rejects if that can't be read
   * @param renderer name of the renderer's script: a new build starts a new log
   */
  constructor(stateNow: () => Promise<string>, renderer: string) {
    this.#stateNow = stateNow;
    this.#renderer = renderer;
  }

  /** The cached page if still valid; otherwise undefined. */
  async find({ pathname, search }: URL): Promise<Response | undefined> {
    if (!LASTING.test(pathname)) return undefined;
    const found = Promise.all([caches.open(PAGE_CACHE), this.#stateNow()]).then(async ([cache, state]) => {
      const kept = await cache.match(pathname + search);
      return isOf(state, kept) ? kept : undefined;
    });
    return await withTimeout(
      found.catch(() => undefined),
      PATIENCE_MS,
      () => undefined,
    );
  }

  /** Renders a page for the next visit, unless the cached one is still valid. */
  async renew({ pathname, search }: URL, render: () => Promise<Response | null>): Promise<void> {
    if (!LASTING.test(pathname)) return;
    const [cache, state] = await Promise.all([caches.open(PAGE_CACHE), this.#stateNow()]);
    const address = pathname + search;
    if (isOf(state, await cache.match(address))) return;
    const page = await render();
    // The state changed meanwhile: the page may hold part of it.
    if (page === null || (await this.#stateNow()) !== state) return;
    const headers = new Headers(page.headers);
    headers.set(STATE_HEADER, state);
    await cache.delete(address);
    await cache.put(address, new Response(page.body, { headers }));
    const surplus = (await this.addresses()).slice(0, -MOST_PAGES);
    await Promise.all(surplus.map((url) => cache.delete(url.pathname + url.search)));
  }

  /** Addresses of all cached pages, most recently renewed last. */
  async addresses(): Promise<URL[]> {
    const cache = await caches.open(PAGE_CACHE);
    return (await cache.keys()).map(({ url }) => new URL(url)).filter(({ pathname }) => pathname !== LOG);
  }

  /** Whether to render the next page: not if the last ones were slow. */
  async isRenderingWorthIt(): Promise<boolean> {
    const log = await this.#readLog();
    if (log.slowInARow < MOST_SLOW) return true;
    const isTry = log.skipped + 1 >= TRY_EVERY;
    await this.#writeLog({ ...log, skipped: isTry ? 0 : log.skipped + 1 });
    return isTry;
  }

  async logRendering(isInTime: boolean): Promise<void> {
    const log = await this.#readLog();
    const slowInARow = isInTime ? 0 : log.slowInARow + 1;
    if (slowInARow !== log.slowInARow) await this.#writeLog({ ...log, slowInARow });
  }

  #readLog(): Promise<RenderLog> {
    this.#log ??= storedLog(this.#renderer);
    return this.#log;
  }

  async #writeLog(log: RenderLog): Promise<void> {
    this.#log = Promise.resolve(log);
    // On a full device nothing is stored; the next worker tries again with its first page.
    await caches
      .open(PAGE_CACHE)
      .then((cache) => cache.put(LOG, Response.json(log)))
      .catch(() => {});
  }
}

function isOf(state: string, page: Response | undefined): boolean {
  return page?.headers.get(STATE_HEADER) === state;
}

async function storedLog(renderer: string): Promise<RenderLog> {
  const stored = await caches
    .open(PAGE_CACHE)
    .then((cache) => cache.match(LOG))
    .then((answer) => answer?.json() as Promise<RenderLog> | undefined)
    .catch(() => undefined);
  return stored?.renderer === renderer ? stored : { renderer, slowInARow: 0, skipped: 0 };
}
