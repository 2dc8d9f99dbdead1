import * as z from 'zod/mini';
import type { Recipe } from '../recipe/recipe.ts';
import { recipeSubmissionSchema } from '../submission/submission.ts';
import { atMost, trimmed } from '../text/characters.ts';
import { isOwnRecipeId } from './own-id.ts';

export const OWN_SERVINGS_MAX = 100;
const DESCRIPTION_MAX = 500;

/** A recipe as its owner writes it: a submission with more servings and an optional description. */
export const ownWordsSchema = z.extend(recipeSubmissionSchema, {
  description: trimmed(0, DESCRIPTION_MAX, { most: 'Description must be less than 500 characters' }),
  servings: z
    .int()
    .check(
      z.gte(1, 'Must serve at least 1'),
      z.lte(OWN_SERVINGS_MAX, `Cannot serve more than ${OWN_SERVINGS_MAX}`),
    ),
  /** 'everyday' may be the only food; 'occasional' is a treat or a topper. */
  role: z.enum(['everyday', 'occasional']),
});
export type OwnWords = z.infer<typeof ownWordsSchema>;

/** Where an owner's recipe came from. */
export const originSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hand') }),
  z.strictObject({ kind: z.literal('checker') }),
  z.strictObject({ kind: z.literal('assistant') }),
  /** `from` names the page or file, if known. */
  z.strictObject({ kind: z.literal('import'), from: z.nullable(z.string().check(atMost(300))) }),
  z.strictObject({ kind: z.literal('copy'), recipeId: z.int(), title: z.string().check(atMost(100)) }),
]);
export type OwnOrigin = z.infer<typeof originSchema>;

/** A stored recipe of an owner. The text is the source of truth; everything shown is derived from it. */
export const ownRecipeSchema = z.strictObject({
  id: z.int().check(z.refine(isOwnRecipeId)),
  words: ownWordsSchema,
  origin: originSchema,
  /** ISO 8601, UTC. */
  createdAt: z.iso.datetime(),
});
export type OwnRecipe = z.infer<typeof ownRecipeSchema>;

/**
 * '3.5 g calcium carbonate': a supplement as a line that reads back as that dose. Two decimals from a gram up,
 * because '1.216 g' could be read as 1,216 g.
 */
const supplementLine = ({ id, grams }: Recipe['supplements'][number]) =>
  `${grams < 1 ? grams : Math.round(grams * 100) / 100} g ${id.replaceAll('-', ' ')}`;

/**
 * A catalogue recipe as an owner's text, in grams. Reading it gives the same foods, weights and verdict.
 */
export function wordsOfRecipe(recipe: Recipe): OwnWords {
  const { title, description, species, category, isOrganic, role, servings, prepTime } = recipe;
  return {
    title,
    description,
    species,
    category,
    isOrganic,
    role,
    servings,
    prepTime,
    ...(recipe.imageUrl === null ? {} : { imageUrl: recipe.imageUrl }),
    ingredients: [
      ...recipe.ingredientLines.map(({ metric }) => metric),
      ...recipe.supplements.map(supplementLine),
    ],
    instructions: recipe.steps.map(({ text }) => text),
  };
}
