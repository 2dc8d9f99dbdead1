import { join } from 'node:path';
import { type BuildManifest, gzipBytes, ownChunks } from './bundle-sizes.ts';
import { screenModules } from './screen-modules.ts';
import { stylesOf } from './style-plan.ts';

type RouteSize = { path: string; scriptBytes: number; styleBytes: number };

/** Size of each route beyond the common frame: gzipped static imports and styles. */
export function routeSizes(manifest: BuildManifest, client: string): Promise<RouteSize[]> {
  return Promise.all(
    screenModules().map(async ([path, module]) => ({
      path,
      scriptBytes: await gzipBytes(ownChunks(manifest, module).map(({ file }) => join(client, file))),
      styleBytes: await gzipBytes(
        stylesOf(manifest, 'index.html', [module]).map((file) => join(client, file)),
      ),
    })),
  );
}
