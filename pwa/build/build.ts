import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, type InlineConfig, mergeConfig } from 'vite';
import viteConfig from '../../vite.config.ts';
import { IS_PRERENDERING } from '../prerender/renderer-script.ts';
import { writeAppIcons } from './app-icons.ts';
import { routeFiles } from './build-manifest.ts';
import { buildRenderer, placeRenderer } from './build-renderer.ts';
import { buildServer } from './build-server.ts';
import { FONT_DIRECTORY, writeDisplayFont } from './display-font.ts';
import { writeDownloads } from './downloads/write-downloads.ts';
import { writeGuides } from './guides-plugin.ts';
import { stampHashes, writeOfflinePack } from './precached-files.ts';
import { sourceHash } from './source-hash.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'pwa/dist');
const client = join(dist, 'client');
const stamp = join(dist, 'stamp.txt');

/** Builds with `vite.config.ts` and these options. */
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
  const [, , workerRenderer] = await Promise.all([
    bundle(),
    bundle(rendererOptions),
    IS_PRERENDERING ? buildRenderer(bundle, root, join(dist, 'worker-renderer')) : undefined,
    buildServer(root, 'dist'),
    writeGuides(join(dist, 'guides.json')),
  ]);
  const files = await routeFiles(client);
  const renderer = join(dist, 'server/server-entry.js');
  await writeFile(renderer, files + (await readFile(renderer, 'utf8')));
  if (workerRenderer !== undefined) await placeRenderer(client, files + workerRenderer);
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

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Saves the assets of the build about to be replaced. */
async function keepAssets(assets: string, kept: string): Promise<void> {
  await mkdir(assets, { recursive: true });
  await cp(assets, kept, { recursive: true, preserveTimestamps: true });
}

/**
 * Restores the assets of earlier builds beside the new ones until 30 days after they were built, so that a tab still
 * running an old build can load its lazy chunks.
 */
async function restoreAssets(assets: string, kept: string): Promise<void> {
  for (const entry of await readdir(kept, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && Date.now() - (await stat(path)).mtimeMs > KEPT_MS) await rm(path);
  }
  await cp(kept, assets, { recursive: true, preserveTimestamps: true, force: false });
}

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Below this a compressed copy saves less than its headers. */
const SMALLEST_BYTES = 500;

/** Writes a `.br` and a `.gz` beside every text file, so that the server never compresses at request time. */
async function precompress(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  const sources = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      return { path, source: await readFile(path) };
    }),
  );
  // Largest first, or the last one would keep a single core busy.
  const largestFirst = sources.sort((one, other) => other.source.length - one.source.length);
  await Promise.all(
    largestFirst.map(async ({ path, source }) => {
      if (source.length < SMALLEST_BYTES) return;
      const [brotli, gzipped] = await Promise.all([
        promisify(brotliCompress)(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        promisify(gzip)(source, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
    }),
  );
}

await buildIfStale();
