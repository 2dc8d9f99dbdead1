import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { getManifest } from 'workbox-build';
import { ONLINE_ONLY, precachedFiles } from './precached-files.ts';

const client = mkdtempSync(join(tmpdir(), 'bowlful-precached-'));
afterEach(() => rmSync(client, { recursive: true, force: true }));

const MANIFEST = {
  'index.html': {
    file: 'assets/index-1.js',
    dynamicImports: ['plan.tsx', 'admin/admin-app.tsx', 'features/seo/seo-audit.tsx', 'app/shop-menu.tsx'],
  },
  'plan.tsx': { file: 'assets/plan-1.js', css: ['assets/plan-1.css'], imports: ['_shared.js'] },
  'admin/admin-app.tsx': {
    file: 'assets/admin-app-1.js',
    css: ['assets/admin-1.css', 'assets/plan-1.css'],
    imports: ['_shared.js', '_dialog.js'],
    dynamicImports: ['admin/tab.tsx'],
  },
  'admin/tab.tsx': { file: 'assets/tab-1.js' },
  'features/seo/seo-audit.tsx': { file: 'assets/seo-1.js' },
  'app/shop-menu.tsx': { file: 'assets/shop-menu-1.js', imports: ['_dialog.js'] },
  '_shared.js': { file: 'assets/shared-1.js' },
  '_dialog.js': { file: 'assets/dialog-1.js' },
};

it('stores the app on devices, but not the admin area or online-only parts', async () => {
  const scripts = Object.values(MANIFEST).map(({ file }) => file);
  const others = ['shell.html', 'index.html', 'favicon.svg', 'assets/plan-1.css', 'assets/admin-1.css'];
  for (const file of [...scripts, ...others, 'assets/online/pull-1.js', 'assets/renderer-1.js']) {
    mkdirSync(dirname(join(client, file)), { recursive: true });
    writeFileSync(join(client, file), file);
  }
  writeFileSync(join(client, 'build-manifest.json'), JSON.stringify(MANIFEST));
  const { manifestEntries } = await getManifest({ globDirectory: client, ...precachedFiles(client) });
  expect(manifestEntries.map(({ url }) => url).sort()).toEqual([
    'assets/index-1.js',
    'assets/plan-1.css',
    'assets/plan-1.js',
    'assets/shared-1.js',
    'favicon.svg',
    'shell.html',
  ]);
});

it.each(ONLINE_ONLY)('%s, which no device stores, exists', (path) => {
  expect(existsSync(fileURLToPath(new URL(`../${path}`, import.meta.url)))).toBe(true);
});
