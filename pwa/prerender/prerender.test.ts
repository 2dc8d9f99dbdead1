import { beforeEach, expect, it, vi } from 'vitest';
import { FakeCaches } from '../testing/fake-caches.ts';
import { prerenderFor } from './prerender.ts';
import type { RenderedPage } from './renderer-script.ts';

const ORIGIN = 'https://bowlful.example';
const EMPTY = '<html><head><title>Bowlful</title></head><body><div id="root"></div></body></html>';

let state: string;
const render = vi.fn<(url: URL) => Promise<RenderedPage | null>>();

const rendered = (words: string, device = {}): RenderedPage => ({
  html: `<h1>${words}</h1>`,
  head: '<title>Plan | Bowlful</title>',
  data: { url: '/plan', origin: ORIGIN, counts: { dog: 1, cat: 0 }, device },
});

beforeEach(() => {
  vi.stubGlobal('location', new URL('/worker.js', ORIGIN));
  vi.stubGlobal('caches', new FakeCaches());
  state = 'Misty';
  render.mockReset();
  render.mockImplementation(async ({ pathname }) => rendered(`${state} ${pathname}`));
});

const worker = (hasSuccessor = () => false) => ({
  shell: async () => new Response(EMPTY),
  stateNow: async () => state,
  hasSuccessor,
});
const aPrerender = (options = {}) =>
  prerenderFor(worker(), { load() {}, render, renewAfterMs: 0, ...options });

async function visit(path: string, pages = aPrerender()): Promise<string> {
  const { answer, done } = pages.answer(new Request(`${ORIGIN}${path}`));
  const text = await (await answer).text();
  await done;
  return text;
}

it('renders the first visit, and answers the second with the cached page', async () => {
  const first = await visit('/plan');
  expect(first).toContain('<div id="root"><h1>Misty /plan</h1></div>');
  // Once for the visit, once for the cache.
  expect(render).toHaveBeenCalledTimes(2);
  expect(await visit('/plan')).toBe(first);
  expect(render).toHaveBeenCalledTimes(2);
});

it('re-renders once the device has changed, and renews the other pages too', async () => {
  await visit('/plan');
  await visit('/dog-recipes');
  state = 'Tom';
  expect(await visit('/plan')).toContain('Tom /plan');
  render.mockClear();
  expect(await visit('/dog-recipes')).toContain('Tom /dog-recipes');
  expect(render).not.toHaveBeenCalled();
});

it('renews the given page and all cached ones, as the worker asks when the app is left', async () => {
  await visit('/plan');
  state = 'Tom';
  await aPrerender().renew(new URL('/', ORIGIN));
  render.mockClear();
  expect(await visit('/')).toContain('Tom /');
  expect(await visit('/plan')).toContain('Tom /plan');
  expect(render).not.toHaveBeenCalled();
});

it('caches no page with a running clock', async () => {
  render.mockImplementation(async () => rendered('3 minutes', { now: 1_795_000_000_000 }));
  await visit('/plan');
  render.mockClear();
  await visit('/plan');
  expect(render).toHaveBeenCalled();
});

it('answers with the empty page and caches nothing if the renderer fails', async () => {
  vi.stubGlobal('reportError', vi.fn());
  render.mockRejectedValue(new Error('broken'));
  expect(await visit('/plan')).toBe(EMPTY);
  expect(await visit('/plan')).toBe(EMPTY);
});

it('stops at once when a newer build waits, and caches nothing for it', async () => {
  let hasSuccessor = false;
  const pages = prerenderFor(
    worker(() => hasSuccessor),
    { load() {}, render, renewAfterMs: 60_000 },
  );
  const { answer, done } = pages.answer(new Request(`${ORIGIN}/plan`));
  expect(await (await answer).text()).toContain('Misty /plan');
  hasSuccessor = true;
  await done;
  expect(render).toHaveBeenCalledTimes(1);
});

it('switched off: answers every navigation with the empty page, renders nothing and stores nothing', async () => {
  const load = vi.fn();
  const pages = aPrerender({ isOn: false, load });
  pages.install();
  expect(await visit('/plan', pages)).toBe(EMPTY);
  await pages.renew(new URL('/', ORIGIN));
  expect(load).not.toHaveBeenCalled();
  expect(render).not.toHaveBeenCalled();
  expect(await caches.keys()).toEqual([]);
});

it('installs without its renderer if the script does not load', () => {
  const load = () => {
    throw new DOMException('It cannot be imported', 'NetworkError');
  };
  expect(() => aPrerender({ load }).install()).not.toThrow();
});
