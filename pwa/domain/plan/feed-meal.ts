import type { FedMeal } from './fed-log.ts';
import type { Meal, Serving } from './pet-days.ts';

type When = {
  /** The day of the meal, YYYY-MM-DD. */
  day: string;
  now: Date;
};

const tenth = (amount: number) => Math.round(amount * 10) / 10;

/** The grams and energy of a share of a serving. */
function amountOf({ grams, kcal }: Pick<Serving, 'grams' | 'kcal'>, share: number) {
  return { grams: tenth(grams * share), kcal: kcal === null ? null : tenth(kcal * share) };
}

/** Log entries for a planned meal that was given and eaten. */
export function fedAsPlanned(petId: string, { meal, servings }: Meal, { day, now }: When): FedMeal[] {
  return servings.map((serving) => ({
    petId,
    day,
    meal,
    food: serving.food,
    name: serving.name,
    ...amountOf(serving, 1),
    fedAt: now.toISOString(),
  }));
}

/** Log entries for a planned meal that was not given. */
export function notGiven(petId: string, meal: Meal, when: When): FedMeal[] {
  return fedAsPlanned(petId, meal, when).map((entry) => ({ ...entry, grams: 0, kcal: 0, wasGiven: false }));
}

/** An entry of which only a share of the planned serving was eaten, from 0 to 1. */
export function withEaten(entry: FedMeal, planned: Serving, share: number): FedMeal {
  return { ...entry, ...amountOf(planned, share) };
}
