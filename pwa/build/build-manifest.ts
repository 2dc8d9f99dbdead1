import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { screenModules } from './screen-modules.ts';

type Chunk = {
  file: string;
  name?: string;
  src?: string;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
};
export type BuildManifest = Record<string, Chunk>;

/** The chunks that load with `key`: itself and its static imports. */
export function closure(
  manifest: Readonly<BuildManifest>,
  key: string,
  seen = new Set<string>(),
): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return seen;
  seen.add(key);
  for (const imported of chunk.imports ?? []) closure(manifest, imported, seen);
  return seen;
}

/** The chunks that a screen loads beyond those of every page. */
export function ownChunks(manifest: BuildManifest, module: string): Chunk[] {
  const frame = closure(manifest, 'index.html');
  return [...closure(manifest, module)].flatMap((key) => (frame.has(key) ? [] : (manifest[key] ?? [])));
}

/** Bytes of these files after gzip -9, each compressed by itself as in transit. */
export async function gzipBytes(paths: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const path of paths) bytes += gzipSync(await readFile(path), { level: 9 }).length;
  return bytes;
}

/**
 * Style sheets of screens: those of the frame, their own, and those of everything that may open on them.
 * @param entry chunk that every page starts
 * @param screens chunks of the screens
 */
export function stylesOf(
  chunks: Readonly<BuildManifest>,
  entry: string,
  screens: readonly string[],
): string[] {
  const frame = closure(chunks, entry);
  // The frame imports every screen dynamically: do not count one screen as reachable from another through it.
  const seen = new Set(frame);
  for (const screen of screens) closure(chunks, screen, seen);
  // Static closure first, then that of dynamic imports; the set grows while it is walked.
  for (const name of seen) {
    if (frame.has(name)) continue;
    for (const next of chunks[name]?.dynamicImports ?? []) closure(chunks, next, seen);
  }
  return [...new Set([...seen].flatMap((name) => chunks[name]?.css ?? []))];
}

/** Short name of a chunk for pages, without the parts common to all. */
const nameOf = (file: string) => file.replace(/^assets\//, '').replace(/\.js$/, '');

/** Names of a screen's chunks beyond the frame's, which a page lists so that they load in parallel with the frame, not after it. */
export function scriptsOf(manifest: BuildManifest, module: string): string {
  return ownChunks(manifest, module)
    .map(({ file }) => nameOf(file))
    .join(' ');
}

/**
 * The banner of both renderers, with the data that `app/page-head.ts` reads: only the client's build knows a route's files,
 * and the renderers are built in parallel.
 */
export async function routeFiles(client: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(client, 'build-manifest.json'), 'utf8')) as BuildManifest;
  const read = async (path: string) => ({
    path: `/${path}`,
    css: (await readFile(join(client, path), 'utf8')).trim(),
  });
  const scripts: Record<string, string> = {};
  const styles: Record<string, { path: string; css: string }[]> = {};
  for (const [route, module] of screenModules()) {
    scripts[route] = scriptsOf(manifest, module);
    styles[route] = await Promise.all(stylesOf(manifest, 'index.html', [module]).map(read));
  }
  return `globalThis.ROUTE_STYLES=${JSON.stringify(styles)};\nglobalThis.ROUTE_SCRIPTS=${JSON.stringify(scripts)};\n`;
}
