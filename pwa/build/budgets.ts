import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RoutePath } from '#domain/site/route-table';
import { type BuildManifest, closure, gzipBytes, ownChunks } from './build-manifest.ts';
import { LANDING_SCREENS, screenModules } from './screen-modules.ts';

const ADMIN = 'admin/admin-app.tsx';

/** The heaviest landing page: the entry and one screen, with all static imports. */
async function initialScriptBytes(manifest: BuildManifest, client: string): Promise<number> {
  const sizes = await Promise.all(
    LANDING_SCREENS.map(async (screen) => {
      if (manifest[screen] === undefined) throw new Error(`No chunk of its own for ${screen}`);
      const keys = closure(manifest, screen, closure(manifest, 'index.html'));
      return gzipBytes([...keys].map((key) => join(client, manifest[key]?.file ?? '')));
    }),
  );
  return Math.max(...sizes);
}

/** Size of the style sheet inlined in the page. */
async function styleBytes(client: string): Promise<number> {
  const shell = await readFile(join(client, 'shell.html'), 'utf8');
  const styles = [...shell.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
  return gzipSync(styles.join('\n'), { level: 9 }).length;
}

/** Size of the precache, read from the worker's own list. */
async function precacheBytes(manifest: BuildManifest, client: string): Promise<number> {
  const worker = await readFile(join(client, 'worker.js'), 'utf8');
  const urls = [...worker.matchAll(/"?url"?:\s*["'`]([^"'`]+)["'`]/g)].map(([, url = '']) => url);
  if (urls.length < 3) throw new Error('The worker precaches nothing');
  if (urls.includes(manifest[ADMIN]?.file ?? '')) throw new Error('The worker precaches the admin bundle');
  return gzipBytes(new Set(urls.map((url) => join(client, url))));
}

/** Size of the renderer, which the worker stores beside the precache. */
async function rendererBytes(client: string): Promise<number> {
  const worker = await readFile(join(client, 'worker.js'), 'utf8');
  const [path] = /\/assets\/renderer-\w+\.js/.exec(worker) ?? [];
  if (path === undefined) throw new Error('The worker has no renderer');
  return gzipBytes([join(client, path)]);
}

/** The administrators' panel with its first tab: scripts and styles beyond those of every page. */
async function adminFirstTabBytes(manifest: BuildManifest, client: string): Promise<number> {
  const files = ownChunks(manifest, ADMIN).flatMap(({ file, css = [] }) => [file, ...css]);
  return gzipBytes(new Set(files.map((file) => join(client, file))));
}

/** Gzip bytes by the names of the budgets in package.json. Throws if the build's parts are not separate chunks. */
export async function measureBudgets(
  manifest: BuildManifest,
  client: string,
): Promise<Record<string, number>> {
  if (manifest[ADMIN]?.isDynamicEntry !== true) throw new Error('The admin bundle is not a chunk of its own');
  const rings = chunkCycles(manifest).map((files) => files.join(' → '));
  if (rings.length > 0) throw new Error(`Chunks import one another in a cycle: ${rings.join('; ')}`);
  const waiting = idleOnPages(manifest, screenModules());
  if (waiting.length > 0)
    throw new Error(`Pages wait for a chunk that is for idle time: ${waiting.join('; ')}`);
  return {
    initialScriptGzip: await initialScriptBytes(manifest, client),
    initialStyleGzip: await styleBytes(client),
    precacheGzip: await precacheBytes(manifest, client),
    rendererGzip: await rendererBytes(client),
    adminFirstTabGzip: await adminFirstTabBytes(manifest, client),
  };
}

/**
 * Cycles of static imports between chunks. Modules with top-level values break in them at run time,
 * since one of two chunks always runs before the other's values exist.
 * @returns the files of each cycle, in import order
 */
export function chunkCycles(manifest: BuildManifest): string[][] {
  const rings: string[][] = [];
  const done = new Set<string>();
  const visit = (key: string, path: readonly string[]): void => {
    const at = path.indexOf(key);
    if (at >= 0) rings.push(path.slice(at).map((each) => manifest[each]?.file ?? each));
    if (at >= 0 || done.has(key)) return;
    for (const next of manifest[key]?.imports ?? []) visit(next, [...path, key]);
    done.add(key);
  };
  for (const key of Object.keys(manifest)) visit(key, []);
  return rings;
}

/** The chunk of the database library: no page may wait for it. */
const IDLE_ONLY = /^dexie\b/;
/** Follows the database with its own live query. */
const HAS_DEXIE: readonly string[] = ['/favourites'] satisfies RoutePath[];

/**
 * Routes whose hydration waits for the chunk with Dexie, which is meant for idle time, each with the chunk's name.
 * @param screens path of each route and module of its screen
 */
export function idleOnPages(
  manifest: BuildManifest,
  screens: readonly (readonly [path: string, module: string])[],
): string[] {
  return screens.flatMap(([path, module]) => {
    const names = [...closure(manifest, module)].map((key) => manifest[key]?.name ?? '');
    const found = names.filter((name) => IDLE_ONLY.test(name));
    return HAS_DEXIE.includes(path) ? [] : found.map((name) => `${path}: ${name}`);
  });
}
