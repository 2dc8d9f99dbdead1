import type { ParsedLine } from '../ingredient-line/parse-line.ts';

/** Limits for foreign data; excess is dropped or refused. */
export const IMPORT_LIMITS = {
  /** Characters of JSON, alone or in one script of a page, and of the page itself. */
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

/** A foreign recipe as far as it could be parsed; null for missing fields. Times in minutes. */
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
