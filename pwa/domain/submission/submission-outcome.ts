import * as z from 'zod/mini';
import { atMost } from '../text/characters.ts';

/** Longest reply of an administrator to the author of a recipe, in characters. */
export const REPLY_MAX = 2000;
export const replySchema = z.string().check(atMost(REPLY_MAX));

/** What became of a recipe that was sent in; asked with the id that only its sender's device and the server know. */
export const submissionOutcomeSchema = z.object({
  status: z.enum(['pending', 'approved', 'rejected']),
  /** Id of the published recipe; null where none is published, or no longer. */
  recipeId: z.nullable(z.int()),
  /** An administrator's words to the author; null for none. */
  reply: z.nullable(z.string()),
});
export type SubmissionOutcome = z.infer<typeof submissionOutcomeSchema>;
