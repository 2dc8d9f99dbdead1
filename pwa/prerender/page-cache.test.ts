import { beforeEach, expect, it, vi } from 'vitest';
import { PAGE_CACHE } from '../platform/database/browser-storage.ts';
import { FakeCaches } from '../testing/fake-caches.ts';
import { PageCache, STATE_HEADER } from './page-cache.ts';

const ORIGIN = 'https://bowlful.example';
const SCRIPT = '/assets/renderer-1.js';
const PLAN = new URL('/plan', ORIGIN);
const page = (words: string) => async () =>
  new Response(words, { headers: { 'Content-Security-Policy': 'x' } });

let stores: FakeCaches;
let state: string;
let kept: PageCache;

beforeEach(() => {
  stores = new FakeCaches();
  vi.stubGlobal('location', new URL('/worker.js', ORIGIN));
  vi.stubGlobal('caches', stores);
  state = 'Misty';
  kept = new PageCache(async () => state, SCRIPT);
});

it('returns the page while the device’s state is unchanged', async () => {
  await kept.renew(PLAN, page('Misty’s plan'));
  const found = await kept.find(PLAN);
  expect(await found?.text()).toBe('Misty’s plan');
  expect(found?.headers.get('Content-Security-Policy')).toBe('x');
  expect(found?.headers.get(STATE_HEADER)).toBe('Misty');
});

it('returns no page of another state, such as another animal’s', async () => {
  await kept.renew(PLAN, page('Misty’s plan'));
  state = 'Tom';
  expect(await kept.find(PLAN)).toBeUndefined();
  await kept.renew(PLAN, page('Tom’s plan'));
  expect(await (await kept.find(PLAN))?.text()).toBe('Tom’s plan');
});

it('caches no page rendered while the device changed', async () => {
  await kept.renew(PLAN, async () => {
    state = 'Tom';
    return await page('Misty’s plan, or Tom’s')();
  });
  expect(await kept.find(PLAN)).toBeUndefined();
  state = 'Misty';
  expect(await kept.find(PLAN)).toBeUndefined();
});

it('does not re-render a page that is still valid', async () => {
  const render = vi.fn(page('Misty’s plan'));
  await kept.renew(PLAN, render);
  await kept.renew(PLAN, render);
  expect(render).toHaveBeenCalledTimes(1);
});

it.each(['/recipe/66/cook', '/settings', '/queue', '/admin', '/recipe/last'])(
  'never caches %s, which has a running clock or is left to the app',
  async (path) => {
    await kept.renew(new URL(path, ORIGIN), page('never'));
    expect(await kept.addresses()).toEqual([]);
  },
);

it('distinguishes addresses by their query', async () => {
  await kept.renew(new URL('/dog-recipes?category=puppy', ORIGIN), page('puppies'));
  expect(await kept.find(new URL('/dog-recipes', ORIGIN))).toBeUndefined();
});

it('keeps the eight most recently renewed pages', async () => {
  // The render log is stored among the pages, and must not count as one.
  await kept.logRendering(false);
  for (let id = 1; id <= 10; id += 1) await kept.renew(new URL(`/recipe/${id}`, ORIGIN), page(`${id}`));
  const paths = (await kept.addresses()).map(({ pathname }) => pathname);
  expect(paths).toEqual([3, 4, 5, 6, 7, 8, 9, 10].map((id) => `/recipe/${id}`));
});

it('returns no page if the device’s state cannot be read in time', async () => {
  await kept.renew(PLAN, page('Misty’s plan'));
  const broken = new PageCache(() => Promise.reject(new Error('no database')), SCRIPT);
  expect(await broken.find(PLAN)).toBeUndefined();
  const stuck = new PageCache(() => new Promise(() => {}), SCRIPT);
  expect(await stuck.find(PLAN)).toBeUndefined();
});

it('fault 9: stores nothing on a full device, and tells the caller', async () => {
  (await stores.open(PAGE_CACHE)).isFull = true;
  await expect(kept.renew(PLAN, page('Misty’s plan'))).rejects.toThrow('Quota');
  expect(await kept.find(PLAN)).toBeUndefined();
});
