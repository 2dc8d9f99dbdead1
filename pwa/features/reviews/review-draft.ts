import * as z from 'zod/mini';
import { isReviewEmpty, type ReviewValues } from './review-errors.ts';

/** An earlier build may have stored the draft: invalid fields are dropped one by one. */
const keptSchema = z.object({
  rating: z.catch(z.int().check(z.gte(0), z.lte(5)), 0),
  userName: z.catch(z.string(), ''),
  comment: z.catch(z.string(), ''),
});

/** Key of the draft of a recipe's review. */
export const newReviewKey = (recipeId: number) => `review:${recipeId}`;

export function readKept(kept: unknown): ReviewValues | null {
  const parsed = keptSchema.safeParse(kept);
  return parsed.success && !isReviewEmpty(parsed.data) ? parsed.data : null;
}
