// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  buildOf,
  cachedPaths,
  device,
  droppedBody,
  emptyDevice,
  type FaultyAnswer,
  navigation,
  offline,
  page,
  precacheFor,
  SCRIPT,
  screenOf,
  script,
  serve,
  shell,
} from '../testing/worker-builds.ts';
import { PRECACHE } from './precached-file.ts';

beforeEach(emptyDevice);

afterEach(() => vi.unstubAllGlobals());

describe('an installation', () => {
  it('stores every file of the build', async () => {
    const files = buildOf('one');
    serve(files);
    await (await precacheFor(files)).install();
    expect(await cachedPaths()).toEqual([...files.keys()].sort());
  });

  const WRONG: [string, string, FaultyAnswer][] = [
    ['a sign-in page with 200 for the page', '/shell.html', page('<h1>Sign in</h1>')],
    ['the page of another build', '/shell.html', page(shell('three'))],
    ['the page, truncated so that it looks complete', '/shell.html', page(shell('two').slice(0, 60))],
    ['a page for a script', '/assets/index-1.js', page('<h1>Back soon</h1>')],
    ['a script with the type of a text', '/assets/index-1.js', () => new Response("start('two')")],
    ['another script', '/assets/screen-1.js', script('export const screen = 7;')],
    ['an empty script', '/assets/screen-1.js', script('')],
    ['an error with the right content', '/assets/screen-1.js', page(screenOf(1, 'two'), 503)],
    ['a partial file', '/assets/screen-1.js', () => new Response('export', { status: 206 })],
    [
      'a redirect that was followed',
      '/assets/screen-1.js',
      () => Object.defineProperty(script(screenOf(1, 'two'))(), 'redirected', { value: true }),
    ],
    ['no answer', '/assets/screen-0.js', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'a dropped connection',
      '/assets/screen-0.js',
      () => new Response(droppedBody(), { headers: { 'Content-Type': SCRIPT } }),
    ],
  ];

  it.each(WRONG)(
    'fault 21: fails as a whole on %s, and the previous build continues',
    async (_, path, wrong) => {
      const [one, two] = [buildOf('one'), buildOf('two')];
      const before = await precacheFor(one);
      serve(one);
      await before.install();
      await before.activate();
      serve(two, { [path]: wrong });
      const fresh = await precacheFor(two);
      await expect(fresh.install()).rejects.toThrow(path);
      offline();
      expect(await (await before.page(navigation())).text()).toBe(one.get('/shell.html'));
      for (const [each, text] of one) expect(await (await before.file(each)).text()).toBe(text);
      serve(two);
      await fresh.install();
      await fresh.activate();
      offline();
      expect(await (await fresh.page(navigation())).text()).toBe(two.get('/shell.html'));
    },
  );

  it('bypasses the HTTP cache if it holds a foreign answer under an immutable name', async () => {
    const files = buildOf('one');
    serve(files, {
      '/assets/screen-0.js': () =>
        device.asked.filter((path) => path === '/assets/screen-0.js').length === 1
          ? page('<h1>Sign in</h1>')()
          : script(screenOf(0, 'one'))(),
    });
    await (await precacheFor(files)).install();
    expect(await cachedPaths()).toContain('/assets/screen-0.js');
  });

  it('requests nothing else if the page is foreign', async () => {
    const files = buildOf('one', 100);
    serve(files, { '*': page('<h1>Sign in</h1>') });
    await expect((await precacheFor(files)).install()).rejects.toThrow('/shell.html');
    expect(new Set(device.asked)).toEqual(new Set(['/shell.html']));
  });

  it('fetches only what has changed since the previous build', async () => {
    const [one, two] = [buildOf('one', 9), buildOf('two', 9)];
    serve(one);
    await (await precacheFor(one)).install();
    serve(two);
    await (await precacheFor(two)).install();
    expect(device.asked.sort()).toEqual([
      '/assets/index-1.js',
      '/assets/screen-0.js',
      '/assets/screen-1.js',
      '/shell.html',
    ]);
  });

  it('fails on a full device', async () => {
    const files = buildOf('one');
    serve(files);
    (await device.stores.open(PRECACHE)).isFull = true;
    await expect((await precacheFor(files)).install()).rejects.toThrow('Quota exceeded');
  });
});

describe('the pack', () => {
  const files = buildOf('one', 40);
  const scripts = [...files].filter(([path]) => path.endsWith('.js'));
  const pack = (texts: [string, unknown][]) => () =>
    new Response(JSON.stringify(Object.fromEntries(texts)), {
      headers: { 'Content-Type': 'application/json' },
    });

  it('replaces a request per file', async () => {
    serve(files, { '/offline-pack.json': pack(scripts) });
    await (await precacheFor(files)).install();
    expect(device.asked).toEqual(['/shell.html', '/offline-pack.json']);
  });

  it.each([
    ['a file of another build', pack(scripts.map(([path, text], n) => [path, n === 5 ? 'other()' : text]))],
    ['a file that is null', pack(scripts.map(([path, text], n) => [path, n === 5 ? null : text]))],
    ['a missing file', pack(scripts.filter((_, n) => n !== 5))],
  ])('with %s: that file is requested individually', async (_, answer) => {
    serve(files, { '/offline-pack.json': answer });
    await (await precacheFor(files)).install();
    expect(device.asked).toEqual(['/shell.html', '/offline-pack.json', scripts[5]?.[0]]);
    offline();
    const kept = await (await precacheFor(files)).file(scripts[5]?.[0] ?? '');
    expect(await kept.text()).toBe(scripts[5]?.[1]);
  });

  it('faults 20 to 26: if it is a sign-in page, truncated or lost, each file is fetched alone', async () => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    for (const answer of [page('<h1>Sign in</h1>'), () => new Response('{"/assets/ind'), lost]) {
      emptyDevice();
      serve(files, { '/offline-pack.json': answer });
      await (await precacheFor(files)).install();
      expect(await cachedPaths()).toHaveLength(files.size);
    }
  });
});
