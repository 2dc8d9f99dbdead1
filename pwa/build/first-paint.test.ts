import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { isAppPage } from '../service-worker/former-store.ts';
import { inlineScript } from './first-paint.ts';

let script = '';
beforeAll(async () => {
  script = await inlineScript('/assets/app.js', ['/assets/part.js']);
});

type Notice = { className: string; role: string; innerHTML: string; onclick: () => void };

/**
 * A fake page with what the script needs.
 * @param files names of the screen's chunks in its head
 */
function page({
  controller = null,
  files,
  type = 'navigate',
  onLine = true,
}: {
  controller?: object | null;
  files?: string;
  type?: string;
  onLine?: boolean;
} = {}) {
  const listeners = new Map<string, Set<(event: unknown) => void>>();
  const preloaded: string[] = [];
  const dataset = { frame: 'first' };
  const waits: number[] = [];
  const frames: (() => void)[] = [];
  const late: (() => void)[] = [];
  const window: { early?: unknown[] & { stop: () => void } } = {};
  const globals = {
    window,
    addEventListener: (name: string, listener: (event: unknown) => void) =>
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
    removeEventListener: (name: string, listener: (event: unknown) => void) =>
      listeners.get(name)?.delete(listener),
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    setTimeout: (done: () => void, ms = 0) => {
      waits.push(ms);
      if (ms === 0) done();
      else late.push(done);
    },
    navigator: { serviceWorker: { controller }, onLine },
    performance: { getEntriesByType: () => [{ type }] },
    location: { reload: () => reloads.push('reload') },
    document: {
      documentElement: { dataset },
      querySelector: () => (files === undefined ? null : { content: files }),
      createElement: () => ({}),
      body: { prepend: (notice: Notice) => notices.push(notice) },
      head: { append: ({ rel, href }: { rel: string; href: string }) => preloaded.push(`${rel} ${href}`) },
    },
  };
  // The import of the entry is a call here.
  const imported: string[] = [];
  const notices: Notice[] = [];
  const reloads: string[] = [];
  const run = new Function(...Object.keys(globals), 'load', script.replace(/\bimport\(/, 'load('));
  let fail = (_reason: Error) => {};
  run(...Object.values(globals), (file: string) => {
    imported.push(file);
    return new Promise((_resolve, reject) => (fail = reject));
  });
  const fire = (type: string, matches: readonly string[] = []) => {
    const calls: string[] = [];
    const event = {
      type,
      target: { closest: (selector: string) => (matches.includes(selector) ? {} : null) },
      preventDefault: () => calls.push('prevented'),
      stopPropagation: () => calls.push('stopped'),
    };
    for (const listener of listeners.get(type) ?? []) listener(event);
    return { event, calls };
  };
  const paint = () => frames.shift()?.();
  const wait = () => late.shift()?.();
  return {
    window,
    fire,
    preloaded,
    dataset,
    imported,
    waits,
    paint,
    wait,
    notices,
    reloads,
    fail: (reason: Error) => fail(reason),
  };
}

const BUTTON = 'button,[type=checkbox],[type=radio]';

it('holds clicks on buttons and checkboxes, and records input', () => {
  const { window, fire } = page();
  const press = fire('click', [BUTTON]);
  const typing = fire('input');
  expect([...(window.early ?? [])]).toEqual([press.event, typing.event]);
  expect(press.calls).toEqual(['prevented', 'stopped']);
  expect(typing.calls).toEqual([]);
});

it('leaves links, and forms with an address, to the browser', () => {
  const { window, fire } = page();
  expect(fire('click').calls).toEqual([]);
  expect(fire('click', [BUTTON, 'form[action]']).calls).toEqual([]);
  expect(window.early).toHaveLength(0);
});

it('holds nothing once stopped', () => {
  const { window, fire } = page();
  window.early?.stop();
  expect(fire('click', [BUTTON]).calls).toEqual([]);
  fire('input');
  expect(window.early).toHaveLength(0);
});

it('loads the app after two frames of the loaded page, its files and the screen’s at once', () => {
  const { fire, paint, preloaded, imported } = page({ files: 'home-1 bowls' });
  paint();
  expect(imported).toEqual([]);
  fire('load');
  paint();
  expect(imported).toEqual([]);
  paint();
  expect(preloaded).toEqual([
    'modulepreload /assets/app.js',
    'modulepreload /assets/part.js',
    'modulepreload /assets/home-1.js',
    'modulepreload /assets/bowls.js',
  ]);
  expect(imported).toEqual(['/assets/app.js']);
});

it('loads the app once, a quarter of a second after the page has loaded if nothing is painted', () => {
  const { fire, paint, wait, waits, preloaded, imported } = page();
  fire('load');
  expect(waits).toEqual([250]);
  wait();
  paint();
  paint();
  expect(preloaded).toEqual(['modulepreload /assets/app.js', 'modulepreload /assets/part.js']);
  expect(imported).toEqual(['/assets/app.js']);
});

it('loads the app after the first frame of a page from the worker, and shows what is below the fold', () => {
  const { paint, imported, dataset } = page({ controller: {} });
  expect([imported, dataset.frame]).toEqual([[], 'first']);
  paint();
  expect([imported, dataset.frame]).toEqual([['/assets/app.js'], '']);
});

it('shows the content below the fold of a page that is never painted, such as a background tab', () => {
  const { wait, dataset } = page({ controller: {} });
  wait();
  expect(dataset.frame).toBe('');
});

it('reloads the page once if the app did not load and nobody has interacted', async () => {
  const { fire, wait, notices, reloads, fail } = page();
  fire('load');
  wait();
  fail(new TypeError('Failed to fetch'));
  await new Promise((resolve) => setTimeout(resolve));
  wait();
  expect([reloads, notices]).toEqual([['reload'], []]);
});

it('reports that the app did not load rather than discarding clicks', async () => {
  const { fire, wait, notices, reloads, fail } = page();
  fire('load');
  wait();
  fail(new TypeError('Failed to fetch'));
  fire('click', [BUTTON]);
  await new Promise((resolve) => setTimeout(resolve));
  wait();
  expect([reloads, notices.length]).toEqual([[], 1]);
});

it('keeps a page that is read without a network instead of reloading it', async () => {
  const { fire, wait, notices, reloads, fail } = page({ onLine: false });
  fire('load');
  wait();
  fail(new TypeError('Failed to fetch'));
  await new Promise((resolve) => setTimeout(resolve));
  wait();
  expect([reloads, notices.length]).toEqual([[], 1]);
});

it('reports at the top that the app failed to load again, holds no more clicks, and reloads', async () => {
  const { window, fire, wait, notices, reloads, fail } = page({ type: 'reload' });
  fire('load');
  wait();
  fail(new TypeError('Failed to fetch'));
  await new Promise((resolve) => setTimeout(resolve));
  wait();
  expect(notices).toMatchObject([
    {
      className: 'page-note',
      role: 'alert',
      innerHTML: 'Part of this page didn’t load, so its buttons don’t work. <button>Reload',
    },
  ]);
  expect(fire('click', [BUTTON]).calls).toEqual([]);
  expect(window.early).toHaveLength(0);
  notices[0]?.onclick();
  expect(reloads).toEqual(['reload']);
});

it('stays small, and cannot end its script element', () => {
  expect(gzipSync(script, { level: 9 }).length).toBeLessThan(750);
  expect(script).not.toMatch(/<\/|<!--|\n/);
});

it('is how workers, including those of earlier builds, recognise a page of this app', () => {
  expect(isAppPage(`<html><div id="root"></div><script>${script}</script></html>`)).toBe(true);
});
