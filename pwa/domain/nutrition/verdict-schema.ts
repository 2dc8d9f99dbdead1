import * as z from 'zod/mini';

/** A recipe's verdict in a list: the worst status, and the number of nutrients with it (all of them if met). */
export const verdictSchema = z.strictObject({
  status: z.enum(['met', 'short', 'unknown', 'over']),
  nutrients: z.int(),
  /** A safety finding that outranks the nutrients: the status is 'over' for a toxic food, 'unknown' for one we ask about. */
  lead: z.optional(z.enum(['toxic', 'asked', 'too-much-liver'])),
});
export type Verdict = z.infer<typeof verdictSchema>;

/** The animals for which a recipe meets AAFCO, small enough for a card in a list. */
export const suitsSchema = z.strictObject({
  /** The smallest intake share of a grown animal that it holds for; null for none. */
  adultShare: z.nullable(z.number()),
  /** Growing animals: all, or only dogs of breeds that stay below 31.75 kg (AAFCO's calcium for large puppies). */
  growth: z.enum(['all', 'small', 'none']),
});
export type Suits = z.infer<typeof suitsSchema>;
