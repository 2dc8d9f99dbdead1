import { addDays } from './calendar.ts';
import { type FedFood, type FedMeal, fedId } from './fed-log.ts';
import type { Pack } from './packs.ts';
import type { PlanView } from './plan-view.ts';

/** A pack and what is left of it. */
export type PackCount = {
  pack: Pack;
  /** Meals in a full pack. */
  meals: number;
  mealsLeft: number;
  /** Of those, meals that were not given on their day: the plan has no other day for them. */
  leftOver: number;
};

/** What became of a planned meal: 'unmarked' while the owner has not said. */
type MealState = 'fed' | 'not-given' | 'unmarked';

/** Finds what was marked for a food of a meal. */
type FindFed = (meal: Pick<FedMeal, 'day' | 'petId' | 'meal' | 'food'>) => FedMeal | undefined;

function findFed(fed: readonly FedMeal[]): FindFed {
  const byId = new Map(fed.map((meal) => [fedId(meal), meal]));
  return (meal) => byId.get(fedId(meal));
}

function mealState(entry: FedMeal | undefined): MealState {
  if (entry === undefined) return 'unmarked';
  return entry.wasGiven === false ? 'not-given' : 'fed';
}

function mealsOf({ petId, recipeId, firstDate, days }: Pack, mealsPerDay: number) {
  const food: FedFood = { kind: 'recipe', recipeId };
  return Array.from({ length: days * mealsPerDay }, (_, at) => ({
    day: addDays(firstDate, Math.floor(at / mealsPerDay)),
    petId,
    meal: (at % mealsPerDay) + 1,
    food,
  }));
}

/**
 * Counts the packs down by what was fed. A meal that was not given is still in its pack. An unmarked meal is still there
 * on its day and before; afterwards it counts as fed, since most owners who forget to mark a meal have fed it.
 * @param today YYYY-MM-DD; a later day says what will be left if all goes as planned
 */
export function packCounts(
  { packs, pets }: Pick<PlanView, 'packs' | 'pets'>,
  fed: readonly FedMeal[],
  today: string,
): PackCount[] {
  const entryOf = findFed(fed);
  return packs.map((pack) => {
    const mealsPerDay = pets.find(({ id }) => id === pack.petId)?.mealsPerDay ?? 0;
    const meals = mealsOf(pack, mealsPerDay).map(({ day, ...meal }) => ({
      day,
      state: mealState(entryOf({ day, ...meal })),
    }));
    const notGiven = meals.filter(({ state }) => state === 'not-given').length;
    const toCome = meals.filter(({ state, day }) => state === 'unmarked' && day >= today).length;
    return {
      pack,
      meals: meals.length,
      mealsLeft: notGiven + toCome,
      leftOver: notGiven,
    };
  });
}
