import * as z from 'zod/mini';
import { ownRecipeSchema } from '../own/own-recipe.ts';
import { recipeNotesSchema } from '../own/recipe-notes.ts';
import { catProfileSchema } from '../pet/cat-profile.ts';
import { dogProfileSchema } from '../pet/dog-profile.ts';
import { MOST_WEIGH_INS, weighInSchema } from '../pet/weigh-ins.ts';
import { labelFoodSchema } from '../pet-food/label-food.ts';
import { fedMealSchema } from '../plan/fed-log.ts';
import { planSchema } from '../plan/plan.ts';
import { shoppingSchema } from '../plan/shopping.ts';

/** Maximum rows of each kind in a household: far more than people keep, few enough for a browser. */
export const MOST_ROWS = 10_000;

const moment = z.iso.datetime();
const recipeId = z.int().check(z.positive());
const rows = <T extends z.ZodMiniType>(row: T) => z.array(row).check(z.maxLength(MOST_ROWS));

const animal = {
  id: z.string().check(z.minLength(1), z.maxLength(300)),
  isActive: z.boolean(),
  updatedAt: moment,
};

/** One row of each part; `plan` and `shopping` have at most one. */
export const HOUSEHOLD_ROWS = {
  pets: z.discriminatedUnion('species', [
    z.strictObject({ ...animal, species: z.literal('dog'), profile: dogProfileSchema }),
    z.strictObject({ ...animal, species: z.literal('cat'), profile: catProfileSchema }),
  ]),
  recipes: z.strictObject({ value: ownRecipeSchema, updatedAt: moment }),
  plan: z.strictObject({ value: planSchema, updatedAt: moment }),
  shopping: z.strictObject({ value: shoppingSchema, updatedAt: moment }),
  favourites: z.strictObject({ recipeId, addedAt: moment }),
  /** The days on which a recipe was cooked, YYYY-MM-DD. */
  cookedDays: z.strictObject({ recipeId, value: z.array(z.iso.date()), updatedAt: moment }),
  weighIns: z.strictObject({
    petId: animal.id,
    value: z.array(weighInSchema).check(z.maxLength(MOST_WEIGH_INS)),
    updatedAt: moment,
  }),
  /** What each animal ate, one food of a meal a row. */
  fedMeals: z.strictObject({ value: fedMealSchema, updatedAt: moment }),
  notes: z.strictObject({ recipeId, value: recipeNotesSchema, updatedAt: moment }),
  /** Bought foods by their labels; their table has no times. */
  foods: z.strictObject({ value: labelFoodSchema }),
};

/** Data shared between the devices of a household. Each keeps its own outbox, settings, cook sessions and photos. */
export const householdSchema = z.strictObject({
  pets: rows(HOUSEHOLD_ROWS.pets),
  recipes: rows(HOUSEHOLD_ROWS.recipes),
  plan: z.nullable(HOUSEHOLD_ROWS.plan),
  shopping: z.nullable(HOUSEHOLD_ROWS.shopping),
  favourites: rows(HOUSEHOLD_ROWS.favourites),
  cookedDays: rows(HOUSEHOLD_ROWS.cookedDays),
  weighIns: rows(HOUSEHOLD_ROWS.weighIns),
  // Missing in files of earlier builds.
  fedMeals: z._default(rows(HOUSEHOLD_ROWS.fedMeals), []),
  notes: rows(HOUSEHOLD_ROWS.notes),
  // Missing in files of earlier builds.
  foods: z._default(rows(HOUSEHOLD_ROWS.foods), []),
});
export type Household = z.infer<typeof householdSchema>;
export type HouseholdPart = keyof Household;
export type HouseholdPet = Household['pets'][number];

/** A household in which nobody has written anything. */
export const NO_HOUSEHOLD: Household = {
  pets: [],
  recipes: [],
  plan: null,
  shopping: null,
  favourites: [],
  cookedDays: [],
  weighIns: [],
  fedMeals: [],
  notes: [],
  foods: [],
};
