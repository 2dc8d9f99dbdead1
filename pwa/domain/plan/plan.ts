import * as z from 'zod/mini';

/** Days a recipe can be planned for in one go. */
export const PLAN_DAYS = { min: 1, max: 28 } as const;
export const MEALS_PER_DAY = { min: 1, max: 4 } as const;
/** Days of a transition to a new food. */
export const CHANGE_OVER_DAYS = { min: 7, max: 10 } as const;
export const MOST_RECIPES = 20;
export const MOST_PLAN_PETS = 50;

const within = ({ min, max }: { min: number; max: number }) => z.int().check(z.gte(min), z.lte(max));
const id = z.string().check(z.minLength(1), z.maxLength(60));

/** A recipe for some days; at most one row per recipe. */
const planRowSchema = z.strictObject({
  recipeId: z.int().check(z.positive()),
  days: within(PLAN_DAYS),
  /** Null: every animal of the recipe's species that is in the plan. */
  petIds: z.nullable(z.array(id)),
});
export type PlanRow = z.infer<typeof planRowSchema>;

/** Settings of one animal; an animal without settings is included with the defaults. */
const planPetSchema = z.strictObject({
  petId: id,
  isIn: z.boolean(),
  /** Null: the default for its age. */
  mealsPerDay: z.nullable(within(MEALS_PER_DAY)),
  /** Days of transition to the new food; null if the animal already eats it. */
  changeOverDays: z.nullable(within(CHANGE_OVER_DAYS)),
});
export type PlanPet = z.infer<typeof planPetSchema>;

/** A cooking plan: recipes back to back from a start date. It stays on the device. */
export const planSchema = z.strictObject({
  startsOn: z.iso.date(),
  rows: z.array(planRowSchema).check(z.maxLength(MOST_RECIPES)),
  pets: z.array(planPetSchema).check(z.maxLength(MOST_PLAN_PETS)),
});
export type Plan = z.infer<typeof planSchema>;
