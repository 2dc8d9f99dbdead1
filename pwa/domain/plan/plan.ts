import * as z from 'zod/mini';

/** How long a recipe may be planned for in one go. */
export const PLAN_DAYS = { min: 1, max: 28 } as const;
export const MEALS_PER_DAY = { min: 1, max: 4 } as const;
/** How long an animal may take to change over to the new food. */
export const CHANGE_OVER_DAYS = { min: 7, max: 10 } as const;
export const MOST_RECIPES = 20;

const within = ({ min, max }: { min: number; max: number }) => z.int().check(z.gte(min), z.lte(max));
const id = z.string().check(z.minLength(1), z.maxLength(60));

/** A recipe for some days. It stands in a plan once. */
export const planRowSchema = z.strictObject({
  recipeId: z.int().check(z.positive()),
  days: within(PLAN_DAYS),
  /** Null: every animal of the recipe's species that is in the plan. */
  petIds: z.nullable(z.array(id)),
});
export type PlanRow = z.infer<typeof planRowSchema>;

/** What the plan says of one animal; one of which it says nothing is in it and keeps to what is usual. */
export const planPetSchema = z.strictObject({
  petId: id,
  isIn: z.boolean(),
  /** Null: what is usual at its age. */
  mealsPerDay: z.nullable(within(MEALS_PER_DAY)),
  /** Days of mixing the new food into the old; null where it eats the new food already. */
  changeOverDays: z.nullable(within(CHANGE_OVER_DAYS)),
});
export type PlanPet = z.infer<typeof planPetSchema>;

/** What an owner plans to cook: recipes one after the other, from a day on. It stays on the device. */
export const planSchema = z.strictObject({
  startsOn: z.iso.date(),
  rows: z.array(planRowSchema).check(z.maxLength(MOST_RECIPES)),
  pets: z.array(planPetSchema).check(z.maxLength(50)),
});
export type Plan = z.infer<typeof planSchema>;
