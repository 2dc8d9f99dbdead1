import * as z from 'zod/mini';

/** A recipe's verdict in a list: the worst status, and how many nutrients have it (all of them where met). */
export const verdictSchema = z.strictObject({
  status: z.enum(['met', 'short', 'unknown', 'over']),
  nutrients: z.int(),
});
export type Verdict = z.infer<typeof verdictSchema>;
