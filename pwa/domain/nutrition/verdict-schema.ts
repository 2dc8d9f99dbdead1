import * as z from 'zod/mini';

/** A recipe's verdict in a list: the worst status, and the number of nutrients with it (all of them if met). */
export const verdictSchema = z.strictObject({
  status: z.enum(['met', 'short', 'unknown', 'over']),
  nutrients: z.int(),
  /** What matters more than its nutrients: of a toxic food the status is 'over', of one asked about 'unknown'. */
  lead: z.optional(z.enum(['toxic', 'asked', 'too-much-liver'])),
});
export type Verdict = z.infer<typeof verdictSchema>;
