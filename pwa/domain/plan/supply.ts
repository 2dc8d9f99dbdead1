import { compareCodes } from '../text/compare-codes.ts';
import { addDays } from './calendar.ts';
import { type FedFood, type FedMeal, fedId } from './fed-log.ts';
import type { Pack } from './packs.ts';
import type { PlanView } from './plan-view.ts';
import type { PlannedPet } from './planned-animal.ts';

/** A pack and what is left of it. */
export type PackCount = {
  pack: Pack;
  /** Meals in a full pack. */
  meals: number;
  mealsLeft: number;
  /** Of those, meals that were not given on their day: the plan has no other day for them. */
  leftOver: number;
};

/** State of a planned meal: 'unmarked' until the owner marks it. */
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

/** When an animal's cooked food runs out, and so when to cook again. Dates are 'YYYY-MM-DD'. */
export type CookNext = {
  petId: string;
  /** The first day without enough food; before the plan starts, its first cooking day. */
  cookOn: string;
  /** The last day with enough; null if there isn't enough for today, or the first cooking day is still to come. */
  lastsUntil: string | null;
};

/** Longer than any plan: 20 recipes of 28 days. */
const MOST_DAYS = 600;

function mealsToFeed(pet: PlannedPet, fed: readonly FedMeal[], day: string): number {
  const marked = fed.filter((entry) => entry.petId === pet.id && entry.day === day);
  return Math.max(0, pet.mealsPerDay - new Set(marked.map(({ meal }) => meal)).size);
}

/** The first day from `today` on for which the packs hold too few meals; each is eaten by its use-by date or not at all. */
function firstDayShort(
  counts: readonly PackCount[],
  needOn: (day: string) => number,
  today: string,
): string | null {
  const stock = counts
    .map(({ pack, mealsLeft }) => ({ useBy: pack.useBy, meals: mealsLeft }))
    .sort((a, b) => compareCodes(a.useBy, b.useBy));
  for (let at = 0; at < MOST_DAYS; at += 1) {
    const day = addDays(today, at);
    let need = needOn(day);
    for (const pack of stock) {
      if (pack.useBy < day) continue;
      const taken = Math.min(need, pack.meals);
      pack.meals -= taken;
      need -= taken;
    }
    if (need > 0) return day;
  }
  return null;
}

/** When the everyday food of each animal runs out, by what is left of the packs whose cooking day has come. */
export function cookNext(view: PlanView, fed: readonly FedMeal[], today: string): CookNext[] {
  const counts = packCounts(view, fed, today).filter(
    ({ pack }) => view.recipes.get(pack.recipeId)?.role === 'everyday',
  );
  return view.pets.flatMap((pet): CookNext[] => {
    const own = counts.filter(({ pack }) => pack.petId === pet.id);
    const [first] = own.map(({ pack }) => pack.cookOn).sort();
    if (first === undefined) return [];
    if (first > today) return [{ petId: pet.id, cookOn: first, lastsUntil: null }];
    const cookOn = firstDayShort(
      own.filter(({ pack }) => pack.cookOn <= today),
      (day) => mealsToFeed(pet, fed, day),
      today,
    );
    if (cookOn === null) return [];
    return [{ petId: pet.id, cookOn, lastsUntil: cookOn === today ? null : addDays(cookOn, -1) }];
  });
}
