import { beforeEach, expect, it, vi } from 'vitest';
import { FakeCaches } from '../testing/fake-caches.ts';
import { PageCache } from './page-cache.ts';
import { renderAnswer } from './prerender.ts';
import type { RenderedPage } from './renderer-script.ts';

const URL_OF_PLAN = new URL('https://bowlful.example/plan');
const EMPTY =
  '<html><head><title>Bowlful</title><style>a{}</style></head><body><div id="root"></div></body></html>';
const PLAN: RenderedPage = {
  html: '<h1>Plan</h1>',
  head: '<title>Plan | Bowlful</title>',
  data: { url: '/plan', origin: 'https://bowlful.example', counts: { dog: 1, cat: 0 }, device: {} },
};

const shell = () => Promise.resolve(new Response(EMPTY, { headers: { 'Content-Security-Policy': 'x' } }));

/** The page cache of a build's worker at its start. */
const aCache = (build: number) => new PageCache(async () => 'any', `/assets/renderer-${build}.js`);

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://bowlful.example/worker.js'));
  vi.stubGlobal('caches', new FakeCaches());
  vi.stubGlobal('reportError', vi.fn());
});

async function visited(
  render: (url: URL) => Promise<RenderedPage | null>,
  cache = aCache(1),
  { load = () => {}, patienceMs = 60 } = {},
): Promise<string> {
  const { answer, done } = renderAnswer(URL_OF_PLAN, shell(), {
    load,
    render,
    cache,
    slowMs: 60,
    patienceMs,
  });
  const text = await (await answer).text();
  await done;
  return text;
}

const slow = () => new Promise<RenderedPage>((resolve) => setTimeout(() => resolve(PLAN), 120));

it('answers with the rendered page under the empty page’s content policy', async () => {
  const { answer } = renderAnswer(URL_OF_PLAN, shell(), {
    load() {},
    render: async () => PLAN,
    cache: aCache(1),
  });
  const page = await answer;
  expect(page.headers.get('Content-Security-Policy')).toBe('x');
  expect(await page.text()).toContain('<div id="root"><h1>Plan</h1></div>');
});

it('sends the head before the content is rendered', async () => {
  let finish = (_page: RenderedPage) => {};
  const { answer } = renderAnswer(URL_OF_PLAN, shell(), {
    load() {},
    render: () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
    cache: aCache(1),
    patienceMs: 10_000,
  });
  const reader = (await answer).body?.getReader();
  const first = new TextDecoder().decode((await reader?.read())?.value);
  expect(first).toBe('<html><head><style>a{}</style>');
  finish(PLAN);
  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('<h1>Plan</h1>');
});

it('answers with the empty page if the renderer throws, and reports the error', async () => {
  const page = await visited(() => Promise.reject(new Error('a fault of the renderer')));
  expect(page).toContain('<div id="root"></div>');
  expect(reportError).toHaveBeenCalledOnce();
});

it('answers with the empty page if rendering is left to the app, and reports nothing', async () => {
  expect(await visited(async () => null)).toContain('<div id="root"></div>');
  expect(reportError).not.toHaveBeenCalled();
});

it('answers with the empty page if rendering takes too long, and stops trying after three in a row', async () => {
  const render = vi.fn(slow);
  for (let time = 0; time < 3; time += 1) {
    // A restarted worker reads the log of the earlier one.
    expect(await visited(render, aCache(1))).toContain('<div id="root"></div>');
  }
  await visited(render, aCache(1));
  expect(render).toHaveBeenCalledTimes(3);
});

it('waits for a slightly late page, and still stops trying after three in a row', async () => {
  const cache = aCache(1);
  for (let time = 0; time < 3; time += 1) {
    expect(await visited(slow, cache, { patienceMs: 5_000 })).toContain('<h1>Plan</h1>');
  }
  expect(await visited(slow, cache, { patienceMs: 5_000 })).toContain('<div id="root"></div>');
});

it('does not count the loading of the renderer’s script as slow rendering', async () => {
  const cache = aCache(1);
  const load = () => {
    const begunAt = performance.now();
    while (performance.now() - begunAt < 120);
  };
  for (let time = 0; time < 4; time += 1) {
    expect(await visited(async () => PLAN, cache, { load })).toContain('<h1>Plan</h1>');
  }
});

it('answers with the empty page if the renderer’s script is missing, and reports the error', async () => {
  const load = () => {
    throw new DOMException('It cannot be imported', 'NetworkError');
  };
  expect(await visited(async () => PLAN, undefined, { load })).toContain('<div id="root"></div>');
  expect(reportError).toHaveBeenCalledOnce();
});

it('retries on the twentieth visit, or at once in a new build; a timely page resets the count', async () => {
  const slowly = vi.fn(slow);
  for (let time = 0; time < 3; time += 1) await visited(slowly);
  const cache = aCache(1);
  for (let time = 0; time < 3; time += 1) await visited(slowly, cache);
  const quickly = vi.fn(async () => PLAN);
  expect(await visited(quickly, aCache(2))).toContain('<h1>Plan</h1>');
  const later = aCache(3);
  for (let time = 0; time < 3; time += 1) await visited(slowly, later);
  quickly.mockClear();
  for (let time = 0; time < 20; time += 1) await visited(quickly, later);
  expect(quickly).toHaveBeenCalledOnce();
  await visited(quickly, later);
  expect(quickly).toHaveBeenCalledTimes(2);
});

it('sends any page other than the app’s unchanged', async () => {
  const rescue = Promise.resolve(new Response('<p>Repairing</p>'));
  const { answer } = renderAnswer(URL_OF_PLAN, rescue, {
    load() {},
    render: async () => PLAN,
    cache: aCache(1),
  });
  expect(await (await answer).text()).toBe('<p>Repairing</p>');
});
