import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GetManifestOptions } from 'workbox-build';
import type { BuildManifest } from './bundle-sizes.ts';

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
    globIgnores: ['assets/online/**', 'assets/painter-*'],
    manifestTransforms: [
      async (entries) => {
        const manifest = JSON.parse(await readFile(join(client, 'build-manifest.json'), 'utf8'));
        const online = filesLoadedBy(manifest, ONLINE_ONLY);
        return { manifest: entries.filter(({ url }) => !online.has(url)) };
      },
    ],
  } satisfies Partial<GetManifestOptions>;
}
