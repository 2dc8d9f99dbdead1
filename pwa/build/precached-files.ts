import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type GetManifestOptions, getManifest } from 'workbox-build';
import { isPacked, OFFLINE_PACK } from '../service-worker/offline-pack.ts';
import { contentHash } from '../service-worker/precached-file.ts';
import type { BuildManifest } from './build-manifest.ts';

/**
 * Online only: what the server computes, and the Shop menu, which is for wide screens and the only user of its library;
 * offline its button navigates to the shop's page.
 */
export const ONLINE_ONLY = [
  'admin/admin-app.tsx',
  'features/seo/seo-dashboard.tsx',
  'features/seo/seo-audit.tsx',
  'app/shop-menu.tsx',
];

/** Scripts and styles that only these modules load, including themselves. */
function filesLoadedBy(manifest: BuildManifest, modules: readonly string[]): Set<string> {
  const others = new Set(['index.html']);
  for (const key of others) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const next of [...imports, ...dynamicImports]) if (!modules.includes(next)) others.add(next);
  }
  const filesOf = (isOther: boolean) =>
    Object.entries(manifest)
      .filter(([key]) => others.has(key) === isOther)
      .flatMap(([, { file, css = [] }]) => (file.endsWith('.js') ? [file, ...css] : []));
  const kept = new Set(filesOf(true));
  return new Set(filesOf(false).filter((file) => !kept.has(file)));
}

/** Files that the service worker precaches on the first visit, of the client in this folder. */
export function precachedFiles(client: string) {
  return {
    globPatterns: ['shell.html', 'assets/**/*.{js,css,woff2}', 'favicon.svg'],
    // The worker imports its renderer by itself.
    globIgnores: ['assets/online/**', 'assets/renderer-*'],
    manifestTransforms: [
      async (entries) => {
        const manifest = JSON.parse(await readFile(join(client, 'build-manifest.json'), 'utf8'));
        const online = filesLoadedBy(manifest, ONLINE_ONLY);
        return { manifest: entries.filter(({ url }) => !online.has(url)) };
      },
    ],
  } satisfies Partial<GetManifestOptions>;
}

/** Writes a pack of the precached files, so that the first installation makes one request instead of one per file. */
export async function writeOfflinePack(client: string): Promise<void> {
  const { manifestEntries } = await getManifest({ globDirectory: client, ...precachedFiles(client) });
  const paths = manifestEntries.map(({ url }) => `/${url}`).filter(isPacked);
  const pack: Record<string, string> = {};
  for (const path of paths) pack[path] = await readFile(join(client, path), 'utf8');
  await writeFile(join(client, OFFLINE_PACK), JSON.stringify(pack));
}

type Entry = { url: string; revision: string | null };

/** Listed by the plugin but not precached: browsers read it online, when installing or updating the app. */
const NOT_KEPT = 'manifest.webmanifest';

/** The list as the plugin writes it: one line of JSON. */
const LIST = /\[\{"revision":.*?\}\]/;

/**
 * Adds a content hash to every file of the worker's list, even those with a hash in the name: the worker rejects
 * content that differs. Runs once the files are final.
 * @throws if the worker has no list, or a listed file does not exist
 */
export async function stampHashes(client: string): Promise<void> {
  const file = join(client, 'worker.js');
  const worker = await readFile(file, 'utf8');
  await writeFile(
    file,
    await stampedWorker(worker, async (url) => new Uint8Array(await readFile(join(client, url)))),
  );
}

/** The worker with the hash of each listed file's content. */
export async function stampedWorker(
  worker: string,
  contentOf: (url: string) => Promise<BufferSource>,
): Promise<string> {
  const [list] = LIST.exec(worker) ?? [];
  if (list === undefined) throw new Error('The worker has no list of files');
  const entries = (JSON.parse(list) as Entry[]).filter(({ url }) => url !== NOT_KEPT);
  for (const entry of entries) entry.revision = await contentHash(await contentOf(entry.url));
  return worker.replace(list, () => JSON.stringify(entries));
}
