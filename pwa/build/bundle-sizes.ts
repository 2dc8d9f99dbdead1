import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

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
