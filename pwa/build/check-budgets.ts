import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureBudgets } from './budgets.ts';
import type { BuildManifest } from './bundle-sizes.ts';
import { routeSizes } from './route-sizes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Compares the last build with the budgets in package.json. */
async function checkBudgets(): Promise<void> {
  const { budgets } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    budgets: Record<string, number>;
  };
  const client = join(root, 'pwa/dist/client');
  const manifest = JSON.parse(
    await readFile(join(root, 'pwa/dist/build-manifest.json'), 'utf8'),
  ) as BuildManifest;
  for (const [name, bytes] of Object.entries(await measureBudgets(manifest, client))) {
    const limit = budgets[name] ?? 0;
    console.log(`${name.padEnd(20)} ${bytes} of ${limit} bytes${bytes > limit ? '  OVER' : ''}`);
    if (bytes > limit) process.exitCode = 1;
  }
  console.log('\nScript and style bytes of each route beyond the common ones, gzip:');
  for (const { path, scriptBytes, styleBytes } of await routeSizes(manifest, client)) {
    console.log(`${path.padEnd(28)} ${String(scriptBytes).padStart(7)} ${String(styleBytes).padStart(6)}`);
  }
  const files = await readdir(client, { recursive: true });
  const map = files.find((name) => name.endsWith('.map'));
  if (map !== undefined) throw new Error(`Source maps must not be published: ${map}`);
}

await checkBudgets();
