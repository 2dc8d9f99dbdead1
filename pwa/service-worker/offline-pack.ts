/** All scripts and styles that the worker keeps, by their paths, in one file that the build writes. */
export const OFFLINE_PACK = '/offline-pack.json';

/** As the server answers them. */
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/** Up to here each file by itself is sooner there, and fewer bytes. */
const FEW = 30;

/** Some 400 kB on the slowest of lines. */
const LONGEST_WAIT_MS = 120_000;

/** Whether a file stands in the pack: one whose name holds a hash of what is in it, and which no header but its type matters for. */
export function isPacked(path: string): boolean {
  return /^\/assets\/[^/]+\.(?:js|css)$/.test(path);
}

/**
 * Fills a cache with what is missing of the pack's files, where that is many: the library that keeps them asks for one after the
 * other, some three hundred times the way to the server and back. Whatever is not there afterwards is left to the library.
 * @param urls of the files to keep, absolute
 * @throws where the pack is not to be had, is damaged, or the device is full
 */
export async function unpackMissing(urls: readonly string[], cache: Cache): Promise<void> {
  const held = new Set((await cache.keys()).map(({ url }) => url));
  const missing = urls.filter((url) => !held.has(url) && isPacked(new URL(url).pathname));
  if (missing.length <= FEW) return;
  // Its parts are kept one by one: the whole need not lie beside them.
  const response = await fetch(OFFLINE_PACK, {
    cache: 'no-store',
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  });
  if (!response.ok) return;
  const pack = (await response.json()) as Partial<Record<string, unknown>>;
  const keep = async (url: string) => {
    const path = new URL(url).pathname;
    const text = pack[path];
    const type = TYPES[path.slice(path.lastIndexOf('.') + 1)];
    if (typeof text !== 'string' || type === undefined) return;
    await cache.put(url, new Response(text, { headers: { 'Content-Type': type } }));
  };
  await Promise.all(missing.map(keep));
}
