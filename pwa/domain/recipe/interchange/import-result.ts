import type { ParsedLine } from '../../measure/parsed-line.ts';
import type { Recipe } from '../recipe.ts';

/** Bounds of what is read of other people's data; what lies beyond is left out or refused. */
export const IMPORT_LIMITS = {
  /** Characters of JSON on its own or in one script of a page, and of the page itself. */
  json: 2_000_000,
  page: 10_000_000,
  /** Characters of one text in it. */
  text: 20_000,
  /** Objects and lists looked at while searching for the recipe, and how deep. */
  nodes: 20_000,
  depth: 12,
  ingredients: 200,
  steps: 100,
} as const;

/** What could not be taken over as it stood. The wording is the screen's. */
export type ImportWarning =
  | 'several-recipes'
  | 'own-part-damaged'
  | 'no-title'
  | 'no-ingredients'
  | 'no-steps'
  | 'yield-unclear'
  | 'prep-time-unclear'
  | 'cook-time-unclear'
  /** It stands as the time of cooking, since nothing tells how much of it is preparation. */
  | 'only-total-time'
  | 'ingredients-cut'
  | 'steps-cut';

/** Somebody else's recipe as far as it could be read; null where it says nothing. Times in minutes. */
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

export type ImportResult =
  /** Our own file: the very recipe that was written. */
  | { kind: 'own'; recipe: Recipe; warnings: readonly ImportWarning[] }
  | { kind: 'foreign'; recipe: ForeignRecipe; warnings: readonly ImportWarning[] }
  | { kind: 'none'; reason: 'not-json' | 'too-large' | 'no-recipe' };
