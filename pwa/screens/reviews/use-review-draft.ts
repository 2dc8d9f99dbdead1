import * as z from 'zod/mini';
import { type KeptForm, useKeptForm } from '../shared/use-kept-form.ts';
import { EMPTY_REVIEW, isReviewEmpty, type ReviewValues } from './review-errors.ts';

/** A draft may have been kept by an earlier build: what does not fit is dropped field by field. */
const keptSchema = z.object({
  rating: z.catch(z.int().check(z.gte(0), z.lte(5)), 0),
  userName: z.catch(z.string(), ''),
  comment: z.catch(z.string(), ''),
});

/** Key of the review of a recipe that is being written. */
export const newReviewKey = (recipeId: number) => `review:${recipeId}`;

function readKept(kept: unknown): ReviewValues | null {
  const parsed = keptSchema.safeParse(kept);
  return parsed.success && !isReviewEmpty(parsed.data) ? parsed.data : null;
}

/**
 * The words of an open review form, kept on the device while they are typed. `handOver` drops them when they are safe in
 * the queue; they stay in the form until it closes.
 * @param initial what stands in the form where nothing was typed before
 */
export function useReviewDraft(key: string, initial: ReviewValues = EMPTY_REVIEW): KeptForm<ReviewValues> {
  return useKeptForm(key, readKept, initial);
}
