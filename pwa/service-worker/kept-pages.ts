import { KEPT_PAGES } from '../platform/database/free-space.ts';
import { withTimeout } from '../platform/database/with-timeout.ts';

/** The header with the device's state of which a page was painted. */
export const STATE_HEADER = 'Bowlful-State';

/** A page is a tenth of a second of painting, and a quarter of a megabyte. */
const MOST_KEPT = 8;
/** Painting would be as quick. */
const PATIENCE_MS = 150;

/** Screens that stay as they are while the device's rows do: no clock runs on them. */
const LASTING = /^\/(?:|dog-recipes|cat-recipes|recipes|plan|shopping-list|favourites|recipe\/\d+)$/;

/**
 * Pages painted ahead for the next visit, each good for as long as the device is in the state of which it was painted: then
 * a visit needs neither the renderer nor its rows.
 */
export class KeptPages {
  readonly #stateNow: () => Promise<string>;

  /** @param stateNow a digest of all that a page depends on; rejects where that cannot be read */
  constructor(stateNow: () => Promise<string>) {
    this.#stateNow = stateNow;
  }

  /** The page as it would be painted now; undefined where none is kept. */
  async find({ pathname, search }: URL): Promise<Response | undefined> {
    if (!LASTING.test(pathname)) return undefined;
    const found = Promise.all([caches.open(KEPT_PAGES), this.#stateNow()]).then(async ([cache, state]) => {
      const kept = await cache.match(pathname + search);
      return isOf(state, kept) ? kept : undefined;
    });
    return await withTimeout(
      found.catch(() => undefined),
      PATIENCE_MS,
      () => undefined,
    );
  }

  /** Paints a page for the next visit, unless the one that is kept is still good. */
  async renew({ pathname, search }: URL, paint: () => Promise<Response | null>): Promise<void> {
    if (!LASTING.test(pathname)) return;
    const [cache, state] = await Promise.all([caches.open(KEPT_PAGES), this.#stateNow()]);
    const address = pathname + search;
    if (isOf(state, await cache.match(address))) return;
    const page = await paint();
    // Written meanwhile: the page may hold some of it.
    if (page === null || (await this.#stateNow()) !== state) return;
    const headers = new Headers(page.headers);
    headers.set(STATE_HEADER, state);
    await cache.delete(address);
    await cache.put(address, new Response(page.body, { headers }));
    const surplus = (await cache.keys()).slice(0, -MOST_KEPT);
    await Promise.all(surplus.map((request) => cache.delete(request)));
  }

  /** Of all kept pages, the last renewed at the end. */
  async addresses(): Promise<URL[]> {
    const cache = await caches.open(KEPT_PAGES);
    return (await cache.keys()).map(({ url }) => new URL(url));
  }
}

function isOf(state: string, page: Response | undefined): boolean {
  return page?.headers.get(STATE_HEADER) === state;
}
