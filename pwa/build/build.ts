import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { writeAppIcons } from './app-icons.ts';
import { buildPainter } from './build-painter.ts';
import { buildServer } from './build-server.ts';
import { FONT_DIRECTORY, writeDisplayFont } from './display-font.ts';
import { writeDownloads } from './downloads/write-downloads.ts';
import { writeOfflinePack } from './offline-pack.ts';
import { precompress } from './precompress.ts';
import { keepAssets, restoreAssets } from './previous-assets.ts';
import { routeScripts } from './route-scripts.ts';
import { routeStyles } from './route-styles.ts';
import { sourceHash } from './source-hash.ts';
import { stampHashes } from './stamp-hashes.ts';
import { tightenScripts } from './tighten-scripts.ts';
import { writeGuides } from './write-guides.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'pwa/dist');
const client = join(dist, 'client');
const stamp = join(dist, 'stamp.txt');
const configFile = join(root, 'vite.config.ts');

/** Builds the app, its service worker, the server's renderer and the server. */
async function buildAll(): Promise<void> {
  const kept = join(dist, 'previous-assets');
  await writeDisplayFont();
  await keepAssets(join(client, 'assets'), kept);
  await build({ configFile, logLevel: 'warn' });
  await tightenScripts(join(client, 'assets'));
  const define = { ...(await routeStyles(client)), ...(await routeScripts(client)) };
  await build({
    configFile,
    logLevel: 'warn',
    define,
    build: {
      ssr: join(root, 'pwa/app/server-entry.tsx'),
      outDir: join(dist, 'server'),
      emptyOutDir: true,
      manifest: false,
      rollupOptions: { output: { entryFileNames: 'server-entry.js' } },
    },
  });
  await buildPainter({ root, configFile, client, define, out: join(dist, 'painter') });
  await rename(join(client, 'build-manifest.json'), join(dist, 'build-manifest.json'));
  await writeGuides(join(dist, 'guides.json'));
  await writeAppIcons(join(client, 'icons'));
  await writeDownloads(client);
  await writeOfflinePack(client);
  await stampHashes(client);
  await precompress(client);
  await restoreAssets(join(client, 'assets'), kept);
  await buildServer(root, 'dist');
}

/** Builds only when a source file changed since the last build, or with `--force`. */
async function buildIfStale(): Promise<void> {
  const hash = await sourceHash(root, ['pwa', 'sync-server']);
  const built = await readFile(stamp, 'utf8').catch(() => '');
  if (built === hash && !process.argv.includes('--force')) return;
  const started = Date.now();
  await mkdir(FONT_DIRECTORY, { recursive: true });
  await buildAll();
  await writeFile(stamp, hash);
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

await buildIfStale();
