import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildManifest, closure } from './bundle-sizes.ts';
import { screenModules } from './screen-modules.ts';

/** Short name of a chunk for pages, without the parts common to all. */
const nameOf = (file: string) => file.replace(/^assets\//, '').replace(/\.js$/, '');

/**
 * Each screen's chunks beyond the frame's, which a page lists so that they load in parallel with the frame, not after it.
 * @param routes path of each route and module of its screen
 */
export function scriptsOf(
  manifest: BuildManifest,
  routes: readonly (readonly [path: string, module: string])[],
): Record<string, string> {
  const frame = closure(manifest, 'index.html');
  return Object.fromEntries(
    routes.map(([path, module]) => {
      const own = [...closure(manifest, module)].filter((key) => !frame.has(key));
      return [path, own.map((key) => nameOf(manifest[key]?.file ?? '')).join(' ')];
    }),
  );
}

/** Each route's chunks, which the renderers write into the head. */
export async function routeScripts(client: string): Promise<Record<string, string>> {
  const manifest = JSON.parse(await readFile(join(client, 'build-manifest.json'), 'utf8')) as BuildManifest;
  return scriptsOf(manifest, screenModules());
}
