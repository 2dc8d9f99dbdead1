import * as z from 'zod/mini';
import { atMost } from '../text/characters.ts';

/** Longest reply of an administrator to the author of a recipe, in characters. */
export const REPLY_MAX = 2000;
export const replySchema = z.string().check(atMost(REPLY_MAX));

/** Status of a submitted recipe, queried with an id that only the sender's device and the server know. */
export const submissionOutcomeSchema = z.object({
  status: z.enum(['pending', 'approved', 'rejected']),
  /** Id of the published recipe; null if it isn't, or is no longer, published. */
  recipeId: z.nullable(z.int()),
  /** An administrator's reply to the author; null for none. */
  reply: z.nullable(z.string()),
});
export type SubmissionOutcome = z.infer<typeof submissionOutcomeSchema>;
