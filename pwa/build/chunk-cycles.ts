import type { BuildManifest } from './bundle-sizes.ts';

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
