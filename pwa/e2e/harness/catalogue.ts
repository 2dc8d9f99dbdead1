import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../sync-server/catalogue', import.meta.url));

const countOf = (species: 'dog' | 'cat') =>
  readdirSync(folder).filter((name) => name.startsWith(`${species}-`) && /^\w+-\d{3}-[\w-]+\.ts$/.test(name))
    .length;

/** Numbers of built-in recipes, one per file: all that a new server shows. */
export const DOG_RECIPE_COUNT = countOf('dog');
export const CAT_RECIPE_COUNT = countOf('cat');
export const RECIPE_COUNT = DOG_RECIPE_COUNT + CAT_RECIPE_COUNT;
