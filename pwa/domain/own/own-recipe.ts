import * as z from 'zod/mini';
import { recipeSubmissionSchema } from '../submission/submission.ts';
import { atMost, trimmed } from '../text/characters.ts';
import { isOwnRecipeId } from './own-id.ts';

export const OWN_SERVINGS_MAX = 100;
const DESCRIPTION_MAX = 500;

/** A recipe as its owner writes it: the words of a submission, with more servings and without the duty to describe it. */
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

/** Where a recipe of an owner's began. */
export const originSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hand') }),
  z.strictObject({ kind: z.literal('checker') }),
  z.strictObject({ kind: z.literal('assistant') }),
  /** `from` names the page or file, where it is known. */
  z.strictObject({ kind: z.literal('import'), from: z.nullable(z.string().check(atMost(300))) }),
  z.strictObject({ kind: z.literal('copy'), recipeId: z.int(), title: z.string().check(atMost(100)) }),
]);
export type OwnOrigin = z.infer<typeof originSchema>;

/** A recipe of an owner's as it is stored: the words are the truth, everything shown is made from them. */
export const ownRecipeSchema = z.strictObject({
  id: z.int().check(z.refine(isOwnRecipeId)),
  words: ownWordsSchema,
  origin: originSchema,
  /** ISO 8601, UTC. */
  createdAt: z.iso.datetime(),
});
export type OwnRecipe = z.infer<typeof ownRecipeSchema>;
