import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { isAppPage } from '../service-worker/former-store.ts';
import { inlineScript } from './inline-script.ts';

let script = '';
beforeAll(async () => {
  script = await inlineScript('/assets/app.js', ['/assets/part.js']);
});

/** A page as far as the script needs one. */
function page() {
  const listeners = new Map<string, Set<(event: unknown) => void>>();
  const preloaded: string[] = [];
  const waits: number[] = [];
  const window: { early?: unknown[] & { stop: () => void } } = {};
  const globals = {
    window,
    addEventListener: (name: string, listener: (event: unknown) => void) =>
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
    removeEventListener: (name: string, listener: (event: unknown) => void) =>
      listeners.get(name)?.delete(listener),
    requestAnimationFrame: () => 0,
    setTimeout: (done: () => void, ms = 0) => {
      waits.push(ms);
      done();
    },
    document: {
      createElement: () => ({}),
      head: { append: ({ rel, href }: { rel: string; href: string }) => preloaded.push(`${rel} ${href}`) },
    },
  };
  // The import of the entry is a call here.
  const imported: string[] = [];
  const run = new Function(...Object.keys(globals), 'load', script.replace(/\bimport\(/, 'load('));
  run(...Object.values(globals), (file: string) => imported.push(file));
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
  return { window, fire, preloaded, imported, waits };
}

const BUTTON = 'button,[type=checkbox],[type=radio]';

it('holds presses of buttons and boxes, and notes what is typed', () => {
  const { window, fire } = page();
  const press = fire('click', [BUTTON]);
  const typing = fire('input');
  expect([...(window.early ?? [])]).toEqual([press.event, typing.event]);
  expect(press.calls).toEqual(['prevented', 'stopped']);
  expect(typing.calls).toEqual([]);
});

it('leaves to the browser what needs no app: links, and forms with an address', () => {
  const { window, fire } = page();
  expect(fire('click').calls).toEqual([]);
  expect(fire('click', [BUTTON, 'form[action]']).calls).toEqual([]);
  expect(window.early).toHaveLength(0);
});

it('holds nothing more once it is stopped', () => {
  const { window, fire } = page();
  window.early?.stop();
  expect(fire('click', [BUTTON]).calls).toEqual([]);
  fire('input');
  expect(window.early).toHaveLength(0);
});

it('loads the app after the paint, all its files at once, or after a quarter of a second', async () => {
  const { fire, preloaded, imported, waits } = page();
  expect(imported).toEqual([]);
  fire('load');
  await Promise.resolve();
  expect(waits).toEqual([250]);
  expect(preloaded).toEqual(['modulepreload /assets/app.js', 'modulepreload /assets/part.js']);
  expect(imported).toEqual(['/assets/app.js']);
});

it('stays small, and cannot end its script element', () => {
  expect(gzipSync(script, { level: 9 }).length).toBeLessThan(450);
  expect(script).not.toMatch(/<\/|<!--|\n/);
});

it('is how workers, also those of earlier builds, tell a page of this app', () => {
  expect(isAppPage(`<html><div id="root"></div><script>${script}</script></html>`)).toBe(true);
});
