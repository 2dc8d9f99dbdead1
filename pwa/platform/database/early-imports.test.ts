import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

const PWA = resolve(import.meta.dirname, '../..');
/** Import statements that survive compilation, without `import type` and `import()`. */
const STATIC_IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;

/** Packages imported by a module, directly or through our modules. */
const packagesOf = (entry: string) => broughtBy(entry).packages;

/** Packages and our own modules imported by a module. */
function broughtBy(entry: string): { packages: Set<string>; modules: string[] } {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const queue = [resolve(PWA, entry)];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    expect(existsSync(file), file).toBe(true);
    if (file.endsWith('.css')) continue;
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)) {
      if (target.startsWith('.')) queue.push(resolve(dirname(file), target));
      else if (target.startsWith('#domain/')) queue.push(join(PWA, 'domain', `${target.slice(8)}.ts`));
      else packages.add(target);
    }
  }
  return { packages, modules: [...seen].map((file) => relative(PWA, file)) };
}

it.each([
  'platform/database/cards.ts',
  'platform/database/preferences.ts',
  'platform/database/consent.ts',
  'platform/database/device-problem.ts',
  'platform/database/drafts.ts',
  'platform/database/recents.ts',
  'platform/database/recipes.ts',
  'platform/outbox/use-outbox.ts',
  'platform/query/page-data.ts',
  'platform/query/query.ts',
  'platform/sync/connection.ts',
  'features/cards/favourites.ts',
  'features/pets/pets.ts',
  'features/reviews/reviews.ts',
  'app/background-work.ts',
])('%s may be in the first load: it imports no packages but React and Zustand', (entry) => {
  expect([...packagesOf(entry)].filter((name) => !['react', 'zustand'].includes(name))).toEqual([]);
});

it('finds Dexie and zod where they are imported', () => {
  expect(packagesOf('platform/database/open-device.ts')).toContain('dexie');
  expect(packagesOf('platform/database/open-device.ts')).toContain('zod/mini');
});

it.each([
  'features/home/home.tsx',
  'features/browse/dog-recipes.tsx',
  'features/browse/cat-recipes.tsx',
  'features/recipe/recipe-page.tsx',
])('%s shows verdicts without importing tables, engines, zod, Dexie or the solver', (screen) => {
  const { packages, modules } = broughtBy(screen);
  expect([...packages].filter((name) => ['dexie', 'zod/mini', 'yalps'].includes(name))).toEqual([]);
  const heavy =
    /domain\/.*-rows\.ts$|domain\/(?:nutrition\/(?!energy|verdict-version|suits-pet|.*-schema)|safety)|ingredient-details/;
  expect(modules.filter((module) => heavy.test(module))).toEqual([]);
});
