import * as z from 'zod/mini';
import { DOG_WEIGHT_KG } from './profile-bounds.ts';

/** One weigh-in: the owner's calendar day and the weight. */
export const weighInSchema = z.strictObject({
  day: z.iso.date(),
  /** The bounds for dogs cover every cat. */
  weightKg: z.number().check(z.gte(DOG_WEIGHT_KG.min), z.lte(DOG_WEIGHT_KG.max)),
});
export type WeighIn = z.infer<typeof weighInSchema>;

/** Maximum number of weigh-ins per animal: ten years of weekly ones. */
export const MOST_WEIGH_INS = 520;

/**
 * Weigh-ins sorted by day, one per day; the last in the list wins. Drops the oldest beyond the maximum. Stored data may come
 * from a file, so it is validated.
 */
export function weighInsOf(value: unknown): WeighIn[] {
  if (!Array.isArray(value)) return [];
  const valid = value.flatMap((row) => weighInSchema.safeParse(row).data ?? []);
  const byDay = new Map(valid.map((weighIn) => [weighIn.day, weighIn]));
  return [...byDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1)).slice(-MOST_WEIGH_INS);
}
