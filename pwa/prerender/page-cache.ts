import { PAGE_CACHE } from '../platform/database/free-space.ts';
import { withTimeout } from '../platform/database/with-timeout.ts';

/** The header with the device's state from which a page was rendered. */
export const STATE_HEADER = 'Bowlful-State';

/** Rendering a page takes about 100 ms, and storing it a quarter of a megabyte. */
const MOST_PAGES = 8;
/** Rendering would be as quick. */
const PATIENCE_MS = 150;

/** The render log lies among the pages: it goes with them where the device is full or its data is cleared. */
const LOG = '/render-log';
/** After this many slow pages in a row the app renders its pages itself. */
const MOST_SLOW = 3;
/** Then one navigation in this many is tried again: the device may only have been busy. */
const TRY_EVERY = 20;

/** How quickly this device renders, kept across starts of the worker, which the browser ends whenever it likes. */
type RenderLog = { renderer: string; slowInARow: number; skipped: number };

/** Screens that stay as they are while the device's rows do: no clock runs on them. */
const LASTING = /^\/(?:|dog-recipes|cat-recipes|recipes|plan|shopping-list|favourites|recipe\/\d+)$/;

/**
 * Pages rendered ahead for the next visit, each good as long as the device is in the state from which it was rendered: then a
 * visit needs neither the renderer nor its rows. And the log of whether rendering is worth it at all.
 */
export class PageCache {
  readonly #stateNow: () => Promise<string>;
  readonly #renderer: string;
  #log: Promise<RenderLog> | undefined;

  /**
   * @param stateNow a digest of all that a page depends on; rejects where that cannot be read
   * @param renderer names the renderer's script: that of a new build starts a new log
   */
  constructor(stateNow: () => Promise<string>, renderer: string) {
    this.#stateNow = stateNow;
    this.#renderer = renderer;
  }

  /** The page as it would be rendered now; undefined where none is cached. */
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

  /** Renders a page for the next visit, unless the cached one is still good. */
  async renew({ pathname, search }: URL, render: () => Promise<Response | null>): Promise<void> {
    if (!LASTING.test(pathname)) return;
    const [cache, state] = await Promise.all([caches.open(PAGE_CACHE), this.#stateNow()]);
    const address = pathname + search;
    if (isOf(state, await cache.match(address))) return;
    const page = await render();
    // Written meanwhile: the page may hold some of it.
    if (page === null || (await this.#stateNow()) !== state) return;
    const headers = new Headers(page.headers);
    headers.set(STATE_HEADER, state);
    await cache.delete(address);
    await cache.put(address, new Response(page.body, { headers }));
    const surplus = (await this.addresses()).slice(0, -MOST_PAGES);
    await Promise.all(surplus.map((url) => cache.delete(url.pathname + url.search)));
  }

  /** Of all cached pages, the last renewed at the end. */
  async addresses(): Promise<URL[]> {
    const cache = await caches.open(PAGE_CACHE);
    return (await cache.keys()).map(({ url }) => new URL(url)).filter(({ pathname }) => pathname !== LOG);
  }

  /** Whether to render the next page: not where the last ones were slow. */
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
    // On a full device nothing is stored, and the next worker tries its first page.
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
