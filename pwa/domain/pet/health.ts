import * as z from 'zod/mini';
import { avoidedFoodSchema } from './avoided-foods.ts';

/** What a vet has to know before a word about food; each withholds computed doses. */
export const CONDITIONS = [
  'kidney',
  'pancreatitis',
  'stones',
  'heart',
  'pregnant',
  'nursing',
  'medicines',
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Fields of either species' profile that a vet asks for; all optional, since profiles of before have none. */
export const healthFields = {
  isNeutered: z.optional(z.boolean()),
  /** WSAVA's nine-point body condition score: 1 starved, 5 ideal, 9 very obese. */
  bodyCondition: z.optional(z.int().check(z.gte(1), z.lte(9))),
  avoidedFoods: z.optional(z.array(avoidedFoodSchema).check(z.maxLength(60))),
  conditions: z.optional(z.array(z.enum(CONDITIONS)).check(z.maxLength(CONDITIONS.length))),
  /** Pregnancy or nursing: week from mating or birth, and the number of young once they are born. */
  litter: z.optional(
    z.object({
      week: z.int().check(z.gte(1), z.lte(9)),
      young: z.optional(z.int().check(z.gte(1), z.lte(15))),
    }),
  ),
  /** Share of the day's energy eaten besides the bowl (treats, chews, leftovers), in percent. */
  besidesPercent: z.optional(z.int().check(z.gte(0), z.lte(50))),
};
