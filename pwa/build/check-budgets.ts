import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type BuildManifest, closure, gzipBytes } from './bundle-sizes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const client = join(root, 'pwa/dist/client');

/** The routes that a first visit may land on. */
const LANDING_SCREENS = [
  'screens/home/home.tsx',
  'screens/browse/dog-recipes.tsx',
  'screens/browse/cat-recipes.tsx',
  'screens/recipe/recipe-page.tsx',
];

async function readManifest(): Promise<BuildManifest> {
  return JSON.parse(await readFile(join(root, 'pwa/dist/build-manifest.json'), 'utf8')) as BuildManifest;
}

/** The heaviest landing: the entry and one screen, with all they import statically. */
async function initialScriptBytes(manifest: BuildManifest): Promise<number> {
  const sizes = await Promise.all(
    LANDING_SCREENS.map(async (screen) => {
      if (manifest[screen] === undefined) throw new Error(`No chunk of its own for ${screen}`);
      const keys = closure(manifest, screen, closure(manifest, 'index.html'));
      return gzipBytes([...keys].map((key) => join(client, manifest[key]?.file ?? '')));
    }),
  );
  return Math.max(...sizes);
}

/** The style sheet stands in the page itself. */
async function styleBytes(): Promise<number> {
  const shell = await readFile(join(client, 'shell.html'), 'utf8');
  const styles = [...shell.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
  return gzipSync(styles.join('\n'), { level: 9 }).length;
}

/** What the worker keeps on the device before it was asked for anything, read from the worker itself. */
async function precacheBytes(): Promise<number> {
  const worker = await readFile(join(client, 'worker.js'), 'utf8');
  const urls = [...worker.matchAll(/"?url"?:\s*["'`]([^"'`]+)["'`]/g)].map(([, url = '']) => url);
  if (urls.length < 3) throw new Error('The worker precaches nothing');
  if (urls.some((url) => url.includes('assets/admin/')))
    throw new Error('The worker precaches the admin bundle');
  return gzipBytes(new Set(urls.map((url) => join(client, url))));
}

async function checkBudgets(): Promise<void> {
  const { budgets } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    budgets: Record<string, number>;
  };
  const manifest = await readManifest();
  const admin = Object.keys(manifest).filter((key) => manifest[key]?.file.includes('assets/admin/'));
  if (admin.length === 0) throw new Error('The admin bundle is not a chunk of its own');
  const measured: Record<string, number> = {
    initialScriptGzip: await initialScriptBytes(manifest),
    initialStyleGzip: await styleBytes(),
    precacheGzip: await precacheBytes(),
  };
  for (const [name, bytes] of Object.entries(measured)) {
    const limit = budgets[name] ?? 0;
    console.log(`${name.padEnd(20)} ${bytes} of ${limit} bytes${bytes > limit ? '  OVER' : ''}`);
    if (bytes > limit) process.exitCode = 1;
  }
  const maps = (await readdir(client, { recursive: true })).filter((name) => name.endsWith('.map'));
  if (maps.length > 0) throw new Error(`Source maps are not for the public: ${maps[0]}`);
}

await checkBudgets();
