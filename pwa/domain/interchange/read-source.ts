import type { ParsedLine } from '../ingredient-line/parse-line.ts';
import type { Species } from '../reference/species.ts';

/** Format in which a recipe was found. */
export type SourceFormat = 'own' | 'schema-org' | 'recipe-manager' | 'text' | 'page-text';

/** Why nothing was read. The wording is the screen's. */
export type SourceProblem =
  | 'empty'
  | 'too-large'
  | 'too-many'
  | 'not-text'
  | 'backup'
  | 'household'
  | 'only-an-address'
  | 'table'
  | 'twice'
  | 'no-recipe';

/** Parts of a source that a recipe cannot represent. */
export type LeftOutPart =
  | 'nutrition'
  | 'ratings'
  | 'video'
  | 'equipment'
  | 'notes'
  | 'picture'
  | 'other-text';
export type LeftOut = { part: LeftOutPart; texts: readonly string[] };

/** A foreign recipe as far as it could be parsed; null for missing fields. Times in minutes. */
export type ReadRecipe = {
  title: string | null;
  description: string | null;
  /** Set only if the source names exactly one species. */
  species: Species | null;
  servings: number | null;
  prepTime: number | null;
  cookTime: number | null;
  ingredients: string[];
  steps: string[];
  authorName: string | null;
  imageUrl: string | null;
  sourceUrl: string | null;
};

/** Losses of an import. The wording is the screen's. */
export type ImportWarning =
  | 'own-part-damaged'
  | 'no-title'
  | 'no-ingredients'
  | 'no-steps'
  | 'yield-unclear'
  | 'prep-time-unclear'
  | 'cook-time-unclear'
  /** Used as cooking time, since the share of preparation is unknown. */
  | 'only-total-time'
  | 'ingredients-cut'
  | 'steps-cut';

export type FoundRecipe = {
  format: SourceFormat;
  recipe: ReadRecipe;
  warnings: readonly ImportWarning[];
  leftOut: readonly LeftOut[];
};

export type ReadSource =
  /** Several if a file or a page holds several; `isCut` if it holds even more. */
  | { kind: 'recipes'; recipes: readonly [FoundRecipe, ...FoundRecipe[]]; isCut: boolean }
  | { kind: 'none'; reason: SourceProblem };

/** Limits for foreign data; excess is dropped or refused. */
export const IMPORT_LIMITS = {
  /** Characters of JSON in one script of a page; characters of a whole text (JSON included), or bytes of a file. */
  json: 2_000_000,
  page: 10_000_000,
  /** Characters of one text in it. */
  text: 20_000,
  /** Objects and lists visited in the search for the recipe, and its depth. */
  nodes: 20_000,
  depth: 12,
  ingredients: 200,
  steps: 100,
} as const;

/** A `ReadRecipe` before its species is read, with its ingredient lines parsed. */
export type ForeignRecipe = {
  title: string | null;
  description: string | null;
  servings: number | null;
  prepTime: number | null;
  cookTime: number | null;
  ingredients: ParsedLine[];
  steps: string[];
  authorName: string | null;
  imageUrl: string | null;
  sourceUrl: string | null;
};

/** The files that may hold a recipe: extensions by media type. */
export const RECIPE_FILES: Record<string, string[]> = {
  'application/json': ['.json'],
  'application/ld+json': ['.jsonld'],
  'text/html': ['.html', '.htm'],
  'multipart/related': ['.mht', '.mhtml'],
  'text/plain': ['.txt', '.cook', '.mmf'],
  'text/markdown': ['.md'],
  'application/zip': ['.zip', '.paprikarecipes'],
  'application/gzip': ['.paprikarecipe'],
};

/** The same in one list: phones know files by their type, desktops by their name. */
export const RECIPE_FILE_TYPES: readonly string[] = [
  ...Object.keys(RECIPE_FILES),
  ...Object.values(RECIPE_FILES).flat(),
];
