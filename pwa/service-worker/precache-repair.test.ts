// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  buildOf,
  cachedPaths,
  device,
  emptyDevice,
  HTML,
  navigation,
  offline,
  page,
  precacheFor,
  replaceCached,
  screenOf,
  script,
  serve,
  shell,
} from '../testing/worker-builds.ts';
import { isFormerBroken } from './former-store.ts';
import type { Precache } from './precache.ts';
import { PRECACHE } from './precached-file.ts';

beforeEach(emptyDevice);

afterEach(() => vi.unstubAllGlobals());

describe('a damaged store', () => {
  const files = buildOf('one');
  const BROKEN: [string, () => Response | null][] = [
    ['gone', () => null],
    ['a foreign page', page('<h1>Sign in</h1>')],
    ['truncated', () => new Response('<!doc', { headers: { 'Content-Type': HTML } })],
  ];
  let precache: Precache;

  beforeEach(async () => {
    serve(files);
    precache = await precacheFor(files);
    await precache.install();
  });

  it.each(BROKEN)(
    'a page that is %s is repaired from the network, and works offline from then on',
    async (_, answer) => {
      await replaceCached('/shell.html', answer());
      expect(await (await precache.page(navigation())).text()).toBe(files.get('/shell.html'));
      offline();
      expect(await (await precache.page(navigation())).text()).toBe(files.get('/shell.html'));
    },
  );

  it.each(BROKEN)('offline, a page that is %s is replaced by one that starts the app', async (_, answer) => {
    await replaceCached('/shell.html', answer());
    offline();
    const rescue = await (await precache.page(navigation())).text();
    expect(rescue).toContain('<div id="root"></div><script type="module" src="/assets/index-1.js">');
  });

  it('with a later build on the server, its page is shown; a foreign page never is', async () => {
    await replaceCached('/shell.html', null);
    serve(files, { '/shell.html': page(shell('two')), '/queue': page(shell('two')) });
    expect(await (await precache.page(navigation())).text()).toBe(shell('two'));
    serve(files, { '/shell.html': page('<h1>Sign in</h1>'), '/queue': page('<h1>Sign in</h1>') });
    expect(await (await precache.page(navigation())).text()).toContain('src="/assets/index-1.js"');
  });

  it.each(BROKEN)('a script that is %s is repaired from the network', async (_, answer) => {
    await replaceCached('/assets/screen-1.js', answer());
    expect(await (await precache.file('/assets/screen-1.js')).text()).toBe(screenOf(1, 'one'));
    offline();
    expect(await (await precache.file('/assets/screen-1.js')).text()).toBe(screenOf(1, 'one'));
  });

  it('a script that cannot be repaired is answered by the network, and the foreign answer is not stored', async () => {
    await replaceCached('/assets/screen-1.js', null);
    serve(files, { '/assets/screen-1.js': page('<h1>Sign in</h1>') });
    await precache.file('/assets/screen-1.js');
    expect(await cachedPaths()).not.toContain('/assets/screen-1.js');
  });

  it.each(BROKEN)('a file that is %s is noticed and fetched again before it is needed', async (_, answer) => {
    for (const path of files.keys()) await replaceCached(path, answer());
    await precache.repair();
    offline();
    for (const [path, text] of files) expect(await (await precache.file(path)).text()).toBe(text);
  });

  it('is repaired as far as possible: one unavailable file does not stop the others', async () => {
    for (const path of files.keys()) await replaceCached(path, null);
    serve(files, { '/shell.html': page('<h1>Sign in</h1>') });
    await precache.repair();
    expect(await cachedPaths()).toEqual([...files.keys()].filter((path) => path !== '/shell.html').sort());
  });
});

describe('an earlier worker’s store', () => {
  const files = buildOf('one');
  const FORMER = 'workbox-precache-v2-http://localhost:3000/';
  const SHELL = '/shell.html?__WB_REVISION__=f806e7b0e041c3554b1c13d78a0d92de';

  async function leave(kept: Record<string, Response>): Promise<void> {
    const store = await device.stores.open(FORMER);
    for (const [key, answer] of Object.entries(kept)) await store.put(key, answer);
  }

  it('is adopted only for files that match the build’s', async () => {
    await leave({
      '/assets/screen-0.js': script(screenOf(0, 'one'))(),
      '/assets/screen-1.js': page('<h1>Sign in</h1>')(),
    });
    serve(files);
    const precache = await precacheFor(files);
    await precache.install();
    expect(device.asked.sort()).toEqual(['/assets/index-1.js', '/assets/screen-1.js', '/shell.html']);
    await precache.activate();
    expect(await device.stores.keys()).toEqual([PRECACHE]);
  });

  it('is not broken if it is intact or missing, so the person is asked about the new build', async () => {
    expect(await isFormerBroken()).toBe(false);
    await leave({
      [SHELL]: page(shell('zero'))(),
      '/assets/screen-0.js': script(screenOf(0, 'one'))(),
    });
    expect(await isFormerBroken()).toBe(false);
  });

  it.each([
    ['a foreign page', { [SHELL]: page('<h1>Sign in</h1>')() }],
    ['a truncated page', { [SHELL]: page(shell('zero').slice(0, 90))() }],
    ['a page in place of a script', { '/assets/index-1.js': page('<h1>Back soon</h1>')() }],
  ])('is broken by %s: its page cannot ask for consent', async (_, kept) => {
    await leave(kept);
    expect(await isFormerBroken()).toBe(true);
  });
});
