import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureBudgets } from './budgets.ts';
import { type BuildManifest, gzipBytes, ownChunks, stylesOf } from './build-manifest.ts';
import { screenModules } from './screen-modules.ts';

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
  const bytesOf = (files: string[]) => gzipBytes(files.map((file) => join(client, file)));
  for (const [path, module] of screenModules()) {
    const scripts = await bytesOf(ownChunks(manifest, module).map(({ file }) => file));
    const styles = await bytesOf(stylesOf(manifest, 'index.html', [module]));
    console.log(`${path.padEnd(28)} ${String(scripts).padStart(7)} ${String(styles).padStart(6)}`);
  }
  const files = await readdir(client, { recursive: true });
  const map = files.find((name) => name.endsWith('.map'));
  if (map !== undefined) throw new Error(`Source maps must not be published: ${map}`);
}

await checkBudgets();
