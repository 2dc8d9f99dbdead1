import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const PWA = resolve(import.meta.dirname, '..');
/** Statements that survive compilation: not `import type`, not `import()`. */
const STATIC_IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;

/** Packages that a module brings along, by whatever modules of ours it imports. */
function packagesOf(entry: string): Set<string> {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const queue = [resolve(PWA, entry)];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    expect(existsSync(file), file).toBe(true);
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)) {
      if (target.startsWith('.')) queue.push(resolve(dirname(file), target));
      else if (target.startsWith('#domain/')) queue.push(join(PWA, 'domain', `${target.slice(8)}.ts`));
      else packages.add(target);
    }
  }
  return packages;
}

it.each([
  'database/cards.ts',
  'database/cleared-notice.ts',
  'database/device-problem.ts',
  'database/drafts.ts',
  'database/early-data.ts',
  'database/favourites.ts',
  'database/page-data.ts',
  'database/persist-storage.ts',
  'database/pets.ts',
  'database/preferences.ts',
  'database/recipes.ts',
  'database/reviews.ts',
  'database/visits.ts',
  'sync/connection.ts',
  'sync/start-sync.ts',
])('%s may be part of the first load: React and Zustand are all it brings', (entry) => {
  expect([...packagesOf(entry)].filter((name) => !['react', 'zustand'].includes(name))).toEqual([]);
});

it('sees Dexie and zod where they are', () => {
  expect(packagesOf('database/open-device.ts')).toContain('dexie');
  expect(packagesOf('database/open-device.ts')).toContain('zod/mini');
});
