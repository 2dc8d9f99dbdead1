import { vi } from 'vitest';
import { type Precache, precacheOf } from '../service-worker/precache.ts';
import { contentHash, PRECACHE } from '../service-worker/precached-file.ts';
import { FakeCaches } from './fake-caches.ts';

export const HTML = 'text/html; charset=utf-8';
export const SCRIPT = 'text/javascript; charset=utf-8';
export const shell = (build: string) =>
  `<!doctype html><html><body><div id="root"></div><script>import("/assets/index-1.js")</script><!--${build}--></body></html>`;

/** Script of a screen, different for each `build`. */
export const screenOf = (n: number, build: string) => `export const screen = ${n}; // ${build}`;

/** A build of one page, its start script and `screens` screens, of which the first two change with every build. */
export function buildOf(name: string, screens = 2): Map<string, string> {
  const files = new Map([
    ['/shell.html', shell(name)],
    ['/assets/index-1.js', `start('${name}')`],
  ]);
  for (let n = 0; n < screens; n += 1) files.set(`/assets/screen-${n}.js`, screenOf(n, n < 2 ? name : ''));
  return files;
}

export async function precacheFor(files: ReadonlyMap<string, string>): Promise<Precache> {
  const list = [...files].map(async ([path, text]) => ({
    url: path.slice(1),
    revision: await contentHash(new TextEncoder().encode(text)),
  }));
  return precacheOf(await Promise.all(list));
}

export type FaultyAnswer = () => Response | Promise<Response>;
/** The device's caches, empty, and the paths requested from the network. */
export const device = { stores: new FakeCaches(), asked: [] as string[] };

export function emptyDevice(): void {
  device.stores = new FakeCaches();
  vi.stubGlobal('caches', device.stores);
}

/** Serves these files from the network; `wrong` replaces the answers of some paths, or of all with '*'. */
export function serve(files: ReadonlyMap<string, string>, wrong: Record<string, FaultyAnswer> = {}): void {
  device.asked = [];
  vi.stubGlobal('fetch', async (input: string | Request) => {
    const path = typeof input === 'string' ? input : new URL(input.url).pathname;
    device.asked.push(path);
    const other = wrong[path] ?? wrong['*'];
    if (other !== undefined) return other();
    const text = files.get(path);
    if (text === undefined) return new Response('Not found', { status: 404 });
    return new Response(text, { headers: { 'Content-Type': path.endsWith('.html') ? HTML : SCRIPT } });
  });
}

export const offline = () =>
  serve(new Map(), { '*': () => Promise.reject(new TypeError('Failed to fetch')) });

/** A network that never answers: only a time-out, here an immediate one, ends a request. */
export function stalled(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new Error('timed out')));
  vi.stubGlobal(
    'fetch',
    (_: unknown, init?: RequestInit) =>
      new Promise((_resolve, reject) => {
        if (init?.signal?.aborted) reject(init.signal.reason);
      }),
  );
}

export const page =
  (text: string, status = 200) =>
  () =>
    new Response(text, { status, headers: { 'Content-Type': HTML } });
export const script = (text: string) => () => new Response(text, { headers: { 'Content-Type': SCRIPT } });

/** Paths of all cached files, under any cache key. */
export async function cachedPaths(): Promise<string[]> {
  const keys = await (await device.stores.open(PRECACHE)).keys();
  return keys.map(({ url }) => new URL(url).pathname).sort();
}

export async function replaceCached(path: string, answer: Response | null): Promise<void> {
  const store = await device.stores.open(PRECACHE);
  for (const key of await store.keys()) {
    if (new URL(key.url).pathname !== path) continue;
    if (answer === null) await store.delete(key);
    else await store.put(key, answer);
  }
}

export const navigation = () => new Request(new URL('/queue', location.href));

/** A body whose connection drops. */
export function droppedBody(): ReadableStream {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('export'));
      controller.error(new TypeError('network error'));
    },
  });
}
