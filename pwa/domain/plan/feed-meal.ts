import type { FedMeal } from './fed-log.ts';
import type { Meal, Serving } from './pet-days.ts';

/** When a meal was marked, and by whom. */
type Marked = {
  /** The day of the meal, YYYY-MM-DD. */
  day: string;
  now: Date;
  /** Missing or '': not said. */
  by?: string;
};

const tenth = (amount: number) => Math.round(amount * 10) / 10;

/** The grams and energy of a share of a serving. */
function amountOf({ grams, kcal }: Pick<Serving, 'grams' | 'kcal'>, share: number) {
  return { grams: tenth(grams * share), kcal: kcal === null ? null : tenth(kcal * share) };
}

/** Log entries for a planned meal that was given and eaten. */
export function fedAsPlanned(
  petId: string,
  { meal, servings }: Meal,
  { day, now, by = '' }: Marked,
): FedMeal[] {
  return servings.map((serving) => ({
    petId,
    day,
    meal,
    food: serving.food,
    name: serving.name,
    ...amountOf(serving, 1),
    fedAt: now.toISOString(),
    ...(by !== '' && { by }),
  }));
}

/** Log entries for a planned meal that was not given. */
export function notGiven(petId: string, meal: Meal, marked: Marked): FedMeal[] {
  return fedAsPlanned(petId, meal, marked).map((entry) => ({ ...entry, grams: 0, kcal: 0, wasGiven: false }));
}

/** An entry of which only a share of the planned serving was eaten, from 0 to 1. */
export function withEaten(entry: FedMeal, planned: Serving, share: number): FedMeal {
  return { ...entry, ...amountOf(planned, share) };
}
