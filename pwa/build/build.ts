import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, mergeConfig } from 'vite';
import viteConfig from '../../vite.config.ts';
import { IS_PRERENDERING } from '../prerender/renderer-script.ts';
import { writeGuides } from './all-guides.ts';
import { writeAppIcons } from './app-icons.ts';
import { buildPainter, placePainter } from './build-painter.ts';
import { buildServer } from './build-server.ts';
import { FONT_DIRECTORY, writeDisplayFont } from './display-font.ts';
import { writeDownloads } from './downloads/write-downloads.ts';
import { writeOfflinePack } from './offline-pack.ts';
import { precompress } from './precompress.ts';
import { keepAssets, restoreAssets } from './previous-assets.ts';
import { routeFiles } from './route-files.ts';
import { sourceHash } from './source-hash.ts';
import { stampHashes } from './stamp-hashes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'pwa/dist');
const client = join(dist, 'client');
const stamp = join(dist, 'stamp.txt');

/** Builds with `vite.config.ts`, imported once so that each of its tables is packed once. */
async function bundle(options: InlineConfig = {}): Promise<void> {
  const { mode = 'production' } = options;
  const config = viteConfig({ command: 'build', mode, isSsrBuild: options.build?.ssr !== undefined });
  await build(mergeConfig({ ...config, configFile: false, logLevel: 'warn' }, options));
}

/** The renderer that the server imports. */
const rendererOptions: InlineConfig = {
  publicDir: false,
  build: {
    ssr: join(root, 'pwa/app/server-entry.tsx'),
    outDir: join(dist, 'server'),
    manifest: false,
    rollupOptions: { output: { entryFileNames: 'server-entry.js' } },
  },
};

/** Builds the app, its service worker, the server's renderer and the server. */
async function buildAll(): Promise<void> {
  const kept = join(dist, 'previous-assets');
  await Promise.all([writeDisplayFont(), keepAssets(join(client, 'assets'), kept)]);
  const [, , painter] = await Promise.all([
    bundle(),
    bundle(rendererOptions),
    IS_PRERENDERING ? buildPainter(bundle, root, join(dist, 'painter')) : undefined,
    buildServer(root, 'dist'),
    writeGuides(join(dist, 'guides.json')),
  ]);
  const files = await routeFiles(client);
  const renderer = join(dist, 'server/server-entry.js');
  await writeFile(renderer, files + (await readFile(renderer, 'utf8')));
  if (painter !== undefined) await placePainter(client, files + painter);
  await writeAppIcons(join(client, 'icons'));
  await writeDownloads(client);
  await writeOfflinePack(client);
  await rename(join(client, 'build-manifest.json'), join(dist, 'build-manifest.json'));
  await stampHashes(client);
  await precompress(client);
  await restoreAssets(join(client, 'assets'), kept);
}

/** Builds only when a source file changed since the last build, or with `--force`. */
async function buildIfStale(): Promise<void> {
  const hash = await sourceHash(root);
  const built = await readFile(stamp, 'utf8').catch(() => '');
  if (built === hash && !process.argv.includes('--force')) return;
  const started = Date.now();
  await mkdir(FONT_DIRECTORY, { recursive: true });
  await buildAll();
  await writeFile(stamp, hash);
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

await buildIfStale();
