import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildManifest, ownChunks } from './bundle-sizes.ts';
import { screenModules } from './screen-modules.ts';
import { stylesOf } from './style-plan.ts';

/** Short name of a chunk for pages, without the parts common to all. */
const nameOf = (file: string) => file.replace(/^assets\//, '').replace(/\.js$/, '');

/** Names of a screen's chunks beyond the frame's, which a page lists so that they load in parallel with the frame, not after it. */
export function scriptsOf(manifest: BuildManifest, module: string): string {
  return ownChunks(manifest, module)
    .map(({ file }) => nameOf(file))
    .join(' ');
}

/**
 * The banner of both renderers, with the data that `app/route-files.ts` reads: only the client's build knows a route's files,
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
