import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { getManifest } from 'workbox-build';
import { PRECACHED_FILES } from './precached-files.ts';

const client = mkdtempSync(join(tmpdir(), 'bowlful-precached-'));
afterEach(() => rmSync(client, { recursive: true, force: true }));

it('stores the app on devices, but neither the administration nor what works online only', async () => {
  const built = ['shell.html', 'index.html', 'favicon.svg', 'assets/plan-1.js', 'assets/plan-1.css'];
  const online = ['assets/admin/panel-1.js', 'assets/online/seo-1.js', 'assets/shop-menu-1.js'];
  for (const file of [...built, ...online]) {
    mkdirSync(dirname(join(client, file)), { recursive: true });
    writeFileSync(join(client, file), file);
  }
  const { manifestEntries } = await getManifest({ globDirectory: client, ...PRECACHED_FILES });
  expect(manifestEntries.map(({ url }) => url).sort()).toEqual([
    'assets/plan-1.css',
    'assets/plan-1.js',
    'favicon.svg',
    'shell.html',
  ]);
});
