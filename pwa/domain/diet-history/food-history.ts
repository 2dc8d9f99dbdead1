import { addDays } from '../plan/calendar.ts';
import { type FedFood, type FedMeal, foodKey } from '../plan/fed-log.ts';
import { type BoughtFoods, petDays, type Serving } from '../plan/pet-days.ts';
import type { PlanView } from '../plan/plan-view.ts';
import { compareCodes } from '../text/compare-codes.ts';

/** Vets ask for what an animal ate in the last weeks; a month holds a change of food and the days around it. */
export const HISTORY_DAYS = 30;

/** One food of one meal. */
export type EatenFood = {
  /** YYYY-MM-DD. */
  day: string;
  /** Counted from 1. */
  meal: number;
  food: FedFood;
  name: string;
  grams: number;
  /** Null if its energy is unknown. */
  kcal: number | null;
  /** As its owner marked it; false: as planned, since nothing was marked. */
  isMarked: boolean;
  /** False: marked as not given, so its grams are 0. */
  wasGiven: boolean;
};

/** The animal and period of a diet history. */
export type HistorySpan = {
  petId: string;
  /** First and last day, YYYY-MM-DD, both included. */
  from: string;
  to: string;
};

/** The last thirty days up to and including a day. */
export function historySpan(petId: string, today: string): HistorySpan {
  return { petId, from: addDays(today, 1 - HISTORY_DAYS), to: today };
}

/** Whether the log has a food in the place of a planned one: any recipe for a recipe, any bought food for a bought one. */
const isInLog = (serving: Serving, entries: readonly FedMeal[]) =>
  entries.some(({ food }) => (food.kind === 'recipe') === (serving.food.kind === 'recipe'));

type Planned = { eaten: EatenFood[]; isInTransition: boolean };

function plannedOn(
  day: string,
  petId: string,
  marked: readonly FedMeal[],
  view: PlanView,
  bought: BoughtFoods,
): Planned {
  const planned = petDays(view, day, bought).find(({ pet }) => pet.id === petId);
  const eaten = (planned?.meals ?? []).flatMap(({ meal, servings }) => {
    const entries = marked.filter((entry) => entry.day === day && entry.meal === meal);
    return servings
      .filter((serving) => !isInLog(serving, entries))
      .map(
        ({ food, name, grams, kcal }): EatenFood => ({
          ...{ day, meal, food, name, grams, kcal },
          isMarked: false,
          wasGiven: true,
        }),
      );
  });
  return { eaten, isInTransition: (planned?.newFoodShare ?? 1) < 1 };
}

/**
 * The foods that an animal ate. What nobody marked counts as planned; a day without log or plan has no foods.
 * @param fed the log of the span, also of other animals
 * @param bought food beside the plan's recipes
 * @returns the foods by day, and on how many days a former food was eaten too, of which nothing is recorded
 */
export function eatenFoods(
  { petId, from, to }: HistorySpan,
  fed: readonly FedMeal[],
  view: PlanView,
  bought: BoughtFoods,
): { eaten: EatenFood[]; transitionDays: number } {
  const marked = fed.filter((entry) => entry.petId === petId && from <= entry.day && entry.day <= to);
  const eaten: EatenFood[] = marked.map(({ day, meal, food, name, grams, kcal, wasGiven = true }) => ({
    ...{ day, meal, food, name, grams, kcal, wasGiven },
    isMarked: true,
  }));
  let transitionDays = 0;
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const planned = plannedOn(day, petId, marked, view, bought);
    eaten.push(...planned.eaten);
    if (planned.isInTransition) transitionDays += 1;
  }
  const key = ({ day, meal, food }: EatenFood) => `${day} ${meal} ${foodKey(food)}`;
  return { eaten: eaten.sort((a, b) => (key(a) < key(b) ? -1 : 1)), transitionDays };
}

/** One food over the days with a record. */
export type HistoryFood = {
  food: FedFood;
  /** As it was called last. */
  name: string;
  /** In all. */
  grams: number;
  gramsPerDay: number;
  /** Null if its energy is unknown. */
  kcalPerDay: number | null;
  /** Of the day's energy, 0 to 1; null if its energy is unknown. */
  share: number | null;
  /** Days on which it was eaten. */
  days: number;
  /** Meals as marked, and meals as planned because nothing was marked. */
  markedMeals: number;
  plannedMeals: number;
  /** Versions of the recipe at the marked meals, oldest first, each once. */
  versions: readonly string[];
};

export type FoodHistory = {
  foods: readonly HistoryFood[];
  /** Days with at least one meal marked or planned. Means are over these. */
  recordedDays: number;
  meals: { marked: number; planned: number; notGiven: number };
  /** Energy of the mean day, including what is eaten besides; a lower bound if a food's energy is unknown. */
  kcalPerDay: number;
  isLeast: boolean;
  /** Treats and leftovers by their owner's estimate; null if none. */
  besides: { kcalPerDay: number; share: number } | null;
};

const count = (values: readonly string[]) => new Set(values).size;
const mealOf = ({ day, meal }: EatenFood) => `${day} ${meal}`;

function mealCounts(eaten: readonly EatenFood[]): FoodHistory['meals'] {
  const given = eaten.filter(({ wasGiven }) => wasGiven);
  const marked = new Set(given.filter(({ isMarked }) => isMarked).map(mealOf));
  const planned = given.filter(({ isMarked }) => !isMarked).map(mealOf);
  const givenMeals = new Set(given.map(mealOf));
  return {
    marked: marked.size,
    planned: count(planned.filter((meal) => !marked.has(meal))),
    notGiven: count(eaten.map(mealOf).filter((meal) => !givenMeals.has(meal))),
  };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function foodOf(eaten: readonly EatenFood[], recordedDays: number): Omit<HistoryFood, 'share'> | null {
  const last = eaten.at(-1);
  const had = eaten.filter(({ grams }) => grams > 0);
  if (last === undefined || had.length === 0) return null;
  const grams = sum(had.map((one) => one.grams));
  const isKnown = had.every(({ kcal }) => kcal !== null);
  const versions = had.flatMap(({ food, isMarked }) =>
    isMarked && food.kind === 'recipe' && food.version !== undefined ? [food.version] : [],
  );
  return {
    food: last.food,
    name: last.name,
    grams,
    gramsPerDay: grams / recordedDays,
    kcalPerDay: isKnown ? sum(had.map(({ kcal }) => kcal ?? 0)) / recordedDays : null,
    days: count(had.map(({ day }) => day)),
    markedMeals: count(had.filter(({ isMarked }) => isMarked).map(mealOf)),
    plannedMeals: count(had.filter(({ isMarked }) => !isMarked).map(mealOf)),
    versions: [...new Set(versions)],
  };
}

/** Energy from treats and leftovers on the mean recorded day, less the recorded treats, which replace them. */
function besidesOf(eaten: readonly EatenFood[], besidesKcal: number, isTreat: (food: FedFood) => boolean) {
  const treatKcal = new Map(eaten.map(({ day }) => [day, 0]));
  for (const { day, food, kcal } of eaten)
    if (isTreat(food)) treatKcal.set(day, (treatKcal.get(day) ?? 0) + (kcal ?? 0));
  // Without a record of meals, what is eaten besides does not count either.
  if (treatKcal.size === 0) return 0;
  return sum([...treatKcal.values()].map((kcal) => Math.max(0, besidesKcal - kcal))) / treatKcal.size;
}

/**
 * The foods of a span with their amounts on the mean recorded day, the most energy first.
 * @param eaten by day
 * @param besidesKcal energy a day eaten besides the meals, by the owner's estimate
 * @param isTreat whether a food is one of the treats that the owner counts as eaten besides
 */
export function foodHistory(
  eaten: readonly EatenFood[],
  besidesKcal: number,
  isTreat: (food: FedFood) => boolean,
): FoodHistory {
  const recordedDays = count(eaten.map(({ day }) => day));
  const groups = new Map<string, EatenFood[]>();
  for (const one of eaten) groups.set(foodKey(one.food), [...(groups.get(foodKey(one.food)) ?? []), one]);
  const foods = [...groups.values()].flatMap((group) => foodOf(group, recordedDays) ?? []);
  const besides = besidesOf(eaten, besidesKcal, isTreat);
  const kcalPerDay = sum(foods.map((food) => food.kcalPerDay ?? 0)) + besides;
  const shareOf = (kcal: number | null) => (kcal === null || kcalPerDay === 0 ? null : kcal / kcalPerDay);
  return {
    foods: foods
      .map((food) => ({ ...food, share: shareOf(food.kcalPerDay) }))
      .sort((a, b) => (b.kcalPerDay ?? 0) - (a.kcalPerDay ?? 0) || compareCodes(a.name, b.name)),
    recordedDays,
    meals: mealCounts(eaten),
    kcalPerDay,
    isLeast: foods.some((food) => food.kcalPerDay === null),
    besides: besides > 0 ? { kcalPerDay: besides, share: besides / kcalPerDay } : null,
  };
}
