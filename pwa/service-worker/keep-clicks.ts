import { ANALYTICS_CALLS, MOST_CLICKS } from '#domain/contract/analytics';

export const CLICKS_PATH = ANALYTICS_CALLS.trackClick.path;
/** Background-sync tag for sending stored clicks. */
export const CLICKS_TAG = 'clicks';

const CACHE = 'clicks';
const KEY = '/clicks.json';
/** Maximum number of retailer and product names; further ones are not counted. */
const MOST_NAMES = 200;
/** As for other requests; a call that hung would keep all later clicks waiting. */
const PATIENCE_MS = 20_000;

type Count = { retailer: string; product: string; count: number };

async function read(cache: Cache): Promise<Count[]> {
  return ((await (await cache.match(KEY))?.json()) ?? []) as Count[];
}

async function write(cache: Cache, counts: readonly Count[]): Promise<void> {
  if (counts.length === 0) await cache.delete(KEY);
  else await cache.put(KEY, Response.json(counts));
}

let last: Promise<unknown> = Promise.resolve();

/** Sequential: two clicks at once would overwrite each other. */
function inTurn<T>(work: (cache: Cache) => Promise<T>): Promise<T> {
  const next = last.then(async () => work(await caches.open(CACHE)));
  last = next.catch(() => {});
  return next;
}

async function add(cache: Cache, { retailer, product, count }: Count): Promise<void> {
  const counts = await read(cache);
  const known = counts.find((each) => each.retailer === retailer && each.product === product);
  if (known !== undefined) known.count += count;
  else if (counts.length < MOST_NAMES) counts.push({ retailer, product, count });
  await write(cache, counts);
}

const isRefusedForNow = ({ status }: Response) => status === 429 || status >= 500;

/** Stores nothing about a click except the names of retailer and product. */
async function keep(click: Request): Promise<void> {
  const { retailer, product } = (await click.json()) as Partial<Count>;
  if (typeof retailer !== 'string' || typeof product !== 'string') return;
  await inTurn((cache) => add(cache, { retailer, product, count: 1 }));
}

/** Forwards a click, or counts it on the device if the server doesn't take it. Never fails: the shop is already opening. */
export async function takeClick(request: Request): Promise<Response> {
  const copy = request.clone();
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!isRefusedForNow(answer)) return answer;
  } catch {
    // Offline or stalled: stored below.
  }
  await keep(copy).catch(() => {});
  return new Response(null, { status: 202 });
}

/**
 * Sends the clicks counted offline. A count is deleted before it is sent and restored if the server didn't take it: a
 * worker killed in between loses a count rather than sending it twice.
 * @throws {TypeError} if the server still can't be reached or doesn't take them
 */
export function sendKeptClicks(): Promise<void> {
  return inTurn(async (cache) => {
    for (let counts = await read(cache); counts[0] !== undefined; counts = await read(cache)) {
      const [{ retailer, product, count }, ...rest] = counts as [Count, ...Count[]];
      const sent = Math.min(count, MOST_CLICKS);
      await write(cache, count > sent ? [{ retailer, product, count: count - sent }, ...rest] : rest);
      const clicks = { retailer, product, count: sent };
      const headers = { 'Content-Type': 'application/json' };
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const init = { method: 'POST', headers, body: JSON.stringify(clicks), signal };
      const answer = await fetch(CLICKS_PATH, init).catch(() => null);
      if (answer !== null && !isRefusedForNow(answer)) continue;
      await add(cache, clicks);
      throw new TypeError('Clicks are waiting for the server');
    }
  });
}
