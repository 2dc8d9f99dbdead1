import * as z from 'zod/mini';

/** A recipe's verdict in a list: the worst status, and the number of nutrients with it (all of them if met). */
export const verdictSchema = z.strictObject({
  status: z.enum(['met', 'short', 'unknown', 'over']),
  nutrients: z.int(),
  /** A safety finding that outranks the nutrients: the status is 'over' for a toxic food, 'unknown' for one we ask about. */
  lead: z.optional(z.enum(['toxic', 'asked', 'too-much-liver'])),
});
export type Verdict = z.infer<typeof verdictSchema>;
