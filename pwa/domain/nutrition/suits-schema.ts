import * as z from 'zod/mini';

/** The animals for which a recipe meets AAFCO, small enough for a card in a list. */
export const suitsSchema = z.strictObject({
  /** The smallest intake share of a grown animal that it holds for; null for none. */
  adultShare: z.nullable(z.number()),
  /** Growing animals: all, or only dogs of breeds that stay below 31.75 kg (AAFCO's calcium for large puppies). */
  growth: z.enum(['all', 'small', 'none']),
});
export type Suits = z.infer<typeof suitsSchema>;
