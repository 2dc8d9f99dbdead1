import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { verdictVersion, verdictVersionPlugin } from './version-plugins.ts';

let version = '';
beforeAll(async () => {
  version = await verdictVersion();
});

/** The version with one file of the domain replaced. */
function versionWith(file: string, change: (source: string) => string): Promise<string> {
  let isChanged = false;
  const plugin: Plugin = {
    name: 'change',
    transform(source, id) {
      if (!id.endsWith(`/pwa/domain/${file}`)) return null;
      const changed = change(source);
      isChanged = changed !== source;
      return { code: changed, map: null };
    },
  };
  return verdictVersion([plugin]).then((changed) => {
    expect(isChanged, `${file} was read and changed`).toBe(true);
    return changed;
  });
}

it('the verdict version is the same for the same sources, and fits the field of a report', async () => {
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  expect(await verdictVersion()).toBe(version);
});

it('the verdict version changes with one cell of a table, but not with a comment', async () => {
  const foods = 'reference/food-nutrient-rows.ts';
  expect(await versionWith(foods, (source) => source.replace('21.41', '21.42'))).not.toBe(version);
  expect(await versionWith(foods, (source) => `/** Another word. */\n${source}`)).toBe(version);
});

it.each([
  'nutrition/recipe-verdict.ts',
  'nutrition/completeness.ts',
  'nutrition/nutrient-bounds.ts',
  'recipe/cost.ts',
  'recipe/difficulty.ts',
  'recipe/ingredient-names.ts',
  'reference/target-rows.ts',
  'nutrition/batch-part.ts',
  'nutrition/food-shares.ts',
  'reference/more-nutrients.ts',
  'reference/more-nutrient-rows.ts',
  'review/rating-summary.ts',
  'catalogue/card-of-recipe.ts',
  'own/make-own-recipe.ts',
  'submission/recipe-from-submission.ts',
  'ingredient-line/split-foods.ts',
])('the verdict version changes with %s, without a list of files', async (file) => {
  expect(await versionWith(file, (source) => `${source}\nglobalThis.changed = 1;`)).not.toBe(version);
});

it('the verdict version is written into the module that the app imports', async () => {
  const { transform } = verdictVersionPlugin();
  if (typeof transform !== 'function') throw new Error('The plugin has no transform');
  const id = fileURLToPath(new URL('../domain/nutrition/verdict-version.ts', import.meta.url));
  const written = await transform.call({} as never, '', id);
  expect(written).toMatchObject({ code: `export const VERDICT_VERSION = '${version}';` });
});
