import * as z from 'zod/mini';
import {
  CHANGE_OVER_DAYS,
  COMPLETE_FOOD_PERCENT,
  MEALS_PER_DAY,
  MOST_PLAN_PETS,
  MOST_RECIPES,
  PLAN_BATCHES,
  PLAN_DAYS,
} from './plan-bounds.ts';

const within = ({ min, max }: { min: number; max: number }) => z.int().check(z.gte(min), z.lte(max));
/** Local time of day, '07:30'. */
const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const id = z.string().check(z.minLength(1), z.maxLength(60));

/** A recipe for some days; at most one row per recipe. */
export const planRowSchema = z.strictObject({
  recipeId: z.int().check(z.positive()),
  days: within(PLAN_DAYS),
  /** Null: every animal of the recipe's species that is in the plan. */
  petIds: z.nullable(z.array(id)),
  /** Whole batches to cook, which then determine the days; if absent, the days determine the amount. */
  batches: z.optional(within(PLAN_BATCHES)),
});

/** Settings of one animal; an animal without settings is included with the defaults. */
export const planPetSchema = z.strictObject({
  petId: id,
  isIn: z.boolean(),
  /** Null: the default for its age. */
  mealsPerDay: z.nullable(within(MEALS_PER_DAY)),
  /** Days of transition to the new food; null if the animal already eats it. */
  changeOverDays: z.nullable(within(CHANGE_OVER_DAYS)),
  /** When it is fed, one for each meal; missing: the usual times. */
  mealTimes: z.optional(z.array(clock).check(z.maxLength(MEALS_PER_DAY.max))),
  /** Kibble or tins that it eats besides, in percent of the day's energy; absent if none. */
  completeFoodPercent: z.optional(within(COMPLETE_FOOD_PERCENT)),
  /** Which of the owner's foods from a label that is; absent for any complete food. */
  completeFoodId: z.optional(id),
});

/** A cooking plan: recipes back to back from a start date. */
export const planSchema = z.strictObject({
  startsOn: z.iso.date(),
  rows: z.array(planRowSchema).check(z.maxLength(MOST_RECIPES)),
  pets: z.array(planPetSchema).check(z.maxLength(MOST_PLAN_PETS)),
});

export type PlanRow = z.infer<typeof planRowSchema>;
export type PlanPet = z.infer<typeof planPetSchema>;
export type Plan = z.infer<typeof planSchema>;
