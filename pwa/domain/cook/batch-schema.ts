import * as z from 'zod/mini';
import { BATCH_DAYS, BATCH_MEALS } from './batch.ts';

const BATCH_TIMES = { min: 0.25, max: 8 } as const;

/** Amount to cook: a multiple of the recipe, or food for an animal. Stores the animal's energy as chosen. */
export const batchChoiceSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('times'),
    times: z.number().check(z.gte(BATCH_TIMES.min), z.lte(BATCH_TIMES.max)),
  }),
  z.object({
    kind: z.literal('pet'),
    petId: z.string().check(z.maxLength(80)),
    name: z.string().check(z.maxLength(80)),
    /** The animal's daily energy, in kcal. */
    dailyEnergyKcal: z.number().check(z.positive(), z.lte(20_000)),
    days: z.int().check(z.gte(BATCH_DAYS.min), z.lte(BATCH_DAYS.max)),
    mealsPerDay: z.int().check(z.gte(BATCH_MEALS.min), z.lte(BATCH_MEALS.max)),
  }),
]);
