import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { DEVICE_THINGS } from '#domain/privacy/device-things';
import { keepImport } from '../imports/import-inbox.ts';
import { INBOX_NAME } from '../imports/imports-exist.ts';
import { OUTBOX_NAME } from '../outbox/database.ts';
import { deviceOutbox } from '../outbox/store.ts';
import { database } from './bowlful.ts';

const listed = DEVICE_THINGS.flatMap(({ names }) => names);
const listedOf = (kind: string) => listed.filter((name) => name.startsWith(`${kind} `)).sort();

const root = fileURLToPath(new URL('../..', import.meta.url));
const IS_OURS = /^(?:admin|app|components|domain|platform|prerender|features|service-worker)\/.*\.tsx?$/;
const SOURCES = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => IS_OURS.test(path) && !/\.test(?:-support)?\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** The text of a constant: in the file itself, else wherever it is exported. */
function textOf(constant: string, text: string): string {
  const definition = new RegExp(`\\bconst ${constant} = '([^']+)'`);
  const own = definition.exec(text);
  if (own !== null) return own[1] ?? '';
  const found = SOURCES.flatMap((source) => definition.exec(source.text)?.[1] ?? []);
  if (found.length !== 1) throw new Error(`${constant} is defined ${found.length} times`);
  return found[0] ?? '';
}

/** The names that the sources pass to a call whose first argument is a constant or starts with one. */
function namesGivenTo(call: RegExp): string[] {
  const names = SOURCES.flatMap(({ text }) =>
    [...text.matchAll(call)].map(([, argument = '']) => textOf(argument, text)),
  );
  return [...new Set(names)].sort();
}

/** How often the sources contain a pattern. */
const uses = (what: RegExp) => SOURCES.flatMap(({ text }) => text.match(what) ?? []).length;

describe('the privacy policy’s list of data on the device', () => {
  it('names every table of every database', async () => {
    await keepImport({ takenAt: '2026-11-24T12:00:00.000Z', origin: 'paste', parts: [] });
    await deviceOutbox.list();
    const stored = database.tables.map(({ name }) => `bowlful/${name}`);
    for (const name of [OUTBOX_NAME, INBOX_NAME]) {
      const opened = await openDB(name);
      stored.push(...[...opened.objectStoreNames].map((table) => `${name}/${table}`));
      opened.close();
    }
    // Workbox records there when a photo was last used.
    stored.push('workbox-expiration/cache-entries');
    expect(listed.filter((name) => name.includes('/')).sort()).toEqual(stored.sort());
  });

  it('names every entry of local and session storage', () => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      const call = new RegExp(`\\b${storage}\\.setItem\\(\\s*(\\w+)`, 'g');
      const names = namesGivenTo(call).map((name) => `${storage} ${name}`);
      expect(names.length).toBeGreaterThan(0);
      expect(listedOf(storage)).toEqual(names);
      // No other syntax writes entries.
      expect(uses(new RegExp(`\\b${storage}\\[|\\b${storage}\\.\\w+ =`, 'g'))).toBe(0);
    }
  });

  it('names every cookie', () => {
    expect(uses(/\bdocument\.cookie =/g)).toBe(1);
    // Each is written as text that begins with the constant of its name and sets max-age.
    const cookies = namesGivenTo(/[(`]\$\{(\w+)\}=(?:\$\{value\}|1)?; max-age/g).map(
      (name) => `cookie ${name}`,
    );
    expect(listedOf('cookie')).toEqual(cookies);
  });

  it('names every cache of the service worker', () => {
    // `caches.open(name)` goes over the caches that exist.
    const opened = namesGivenTo(/\bcaches\.open\((?!name\))(\w+)\)/g);
    const routed = namesGivenTo(/\bcacheName: (\w+)/g);
    const caches = [...new Set([...opened, ...routed])].map((name) => `cache ${name}`);
    expect(listedOf('cache')).toEqual(caches.sort());
  });
});
