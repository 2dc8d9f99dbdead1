import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildManifest, closure } from './bundle-sizes.ts';
import { screenModules } from './screen-modules.ts';

/** Name of a chunk as pages give it: without what all have in common. */
const nameOf = (file: string) => file.replace(/^assets\//, '').replace(/\.js$/, '');

/**
 * The chunks of each screen beyond the frame's, which a page names so that they load beside the frame and not after it.
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
