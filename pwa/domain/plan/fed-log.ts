import * as z from 'zod/mini';
import { FED_LOG_DAYS } from '../privacy/retention.ts';
import { compareCodes } from '../text/compare-codes.ts';
import { MEALS_PER_DAY } from './plan.ts';

const id = z.string().check(z.minLength(1), z.maxLength(300));
const name = z.string().check(z.minLength(1), z.maxLength(200));

const fedFoodSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('recipe'),
    recipeId: z.int().check(z.positive()),
    /**
     * What the recipe was when fed: the time of its last save (ISO 8601) for an owner's recipe, the catalogue's revision
     * ('41') for others. Equal versions are the same recipe. Missing if the device no longer had the recipe.
     */
    version: z.optional(name),
  }),
  /** A bought food kept by its label. */
  z.strictObject({ kind: z.literal('label'), foodId: id }),
  /** A bought complete food that is not among those kept by their label. */
  z.strictObject({ kind: z.literal('complete') }),
]);
export type FedFood = z.infer<typeof fedFoodSchema>;

/** One food that one animal ate at one meal, as the owner marked it. A meal of two foods is two entries. */
export const fedMealSchema = z.strictObject({
  petId: id,
  /** The owner's calendar day, YYYY-MM-DD. */
  day: z.iso.date(),
  /** Counted from 1. */
  meal: z.int().check(z.gte(MEALS_PER_DAY.min), z.lte(MEALS_PER_DAY.max)),
  food: fedFoodSchema,
  /** The food's name when it was fed. */
  name,
  /** Eaten; 0 if the animal left all of it. */
  grams: z.number().check(z.nonnegative(), z.lte(100_000)),
  /** Eaten; null if the food's energy is unknown. */
  kcal: z.nullable(z.number().check(z.nonnegative(), z.lte(100_000))),
  /** ISO 8601; when it was marked. */
  fedAt: z.iso.datetime(),
  /** False: the meal was not given, its grams are 0 and its food is still in the pack. Missing: it was given. */
  wasGiven: z.optional(z.boolean()),
  /** Who fed, where a household says so. */
  by: z.optional(name),
});
export type FedMeal = z.infer<typeof fedMealSchema>;

/** Tells foods apart, whatever their versions. */
export function foodKey(food: FedFood): string {
  if (food.kind === 'recipe') return `r${food.recipeId}`;
  return food.kind === 'label' ? `l${food.foodId}` : 'c';
}

/** Key of an entry. It begins with the day, so that keys sort by day; marking the same food of a meal twice is one entry. */
export function fedId({ day, petId, meal, food }: Pick<FedMeal, 'day' | 'petId' | 'meal' | 'food'>): string {
  return `${day} ${petId} ${meal} ${foodKey(food)}`;
}

/** The valid entries among stored values, by day, animal and meal. Rows from a backup may be invalid. */
export function readFedMeals(values: readonly unknown[]): FedMeal[] {
  return values
    .flatMap((value) => fedMealSchema.safeParse(value).data ?? [])
    .sort((a, b) => compareCodes(fedId(a), fedId(b)));
}

/**
 * Keys that the log drops: all but the last 400 days with meals. Counts days that have entries, not days by the clock,
 * since a wrong clock must not empty the log.
 */
export function outdatedFedIds(ids: readonly string[]): string[] {
  const days = [...new Set(ids.map((each) => each.slice(0, 10)))].sort();
  const first = days[days.length - FED_LOG_DAYS];
  return first === undefined ? [] : ids.filter((each) => each.slice(0, 10) < first);
}
