import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildManifest, closure, gzipBytes } from './bundle-sizes.ts';
import { screenModules } from './screen-modules.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const client = join(root, 'pwa/dist/client');

type RouteSize = { path: string; scriptBytes: number; styleBytes: number };

/** Size of each route beyond the common frame: gzipped static imports and styles. */
export async function routeSizes(): Promise<RouteSize[]> {
  const manifest = JSON.parse(
    await readFile(join(root, 'pwa/dist/build-manifest.json'), 'utf8'),
  ) as BuildManifest;
  const styles = JSON.parse(await readFile(join(root, 'pwa/dist/route-styles.json'), 'utf8')) as Record<
    string,
    string[]
  >;
  const frame = closure(manifest, 'index.html');
  return Promise.all(
    screenModules().map(async ([path, module]) => {
      const own = [...closure(manifest, module)].filter((key) => !frame.has(key));
      return {
        path,
        scriptBytes: await gzipBytes(own.map((key) => join(client, manifest[key]?.file ?? ''))),
        styleBytes: await gzipBytes((styles[path] ?? []).map((file) => join(client, file))),
      };
    }),
  );
}
