import * as z from 'zod/mini';
import { DOG_WEIGHT_KG } from './dog-bounds.ts';

/** An animal on the scales: the owner's calendar day, and its weight. */
export const weighInSchema = z.strictObject({
  day: z.iso.date(),
  /** The bounds of dogs hold every cat. */
  weightKg: z.number().check(z.gte(DOG_WEIGHT_KG.min), z.lte(DOG_WEIGHT_KG.max)),
});
export type WeighIn = z.infer<typeof weighInSchema>;

/** Weigh-ins kept of an animal: ten years of one a week. */
export const MOST_WEIGH_INS = 520;

/**
 * Weigh-ins by day, one a day, the later in the list standing for its day; beyond the most the oldest go. What is stored
 * may come from a file and is not trusted.
 */
export function weighInsOf(value: unknown): WeighIn[] {
  if (!Array.isArray(value)) return [];
  const valid = value.flatMap((row) => weighInSchema.safeParse(row).data ?? []);
  const byDay = new Map(valid.map((weighIn) => [weighIn.day, weighIn]));
  return [...byDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1)).slice(-MOST_WEIGH_INS);
}
