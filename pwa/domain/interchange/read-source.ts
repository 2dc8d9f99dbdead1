import type { Species } from '../reference/species.ts';
import type { ImportWarning } from './import-result.ts';

/** Format in which a recipe was found. */
export type SourceFormat = 'own' | 'schema-org' | 'recipe-manager' | 'text' | 'page-text';

/** Why nothing was read. The wording is the screen's. */
export type SourceProblem =
  | 'empty'
  | 'too-large'
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
