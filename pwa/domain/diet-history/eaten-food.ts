import { addDays } from '../plan/calendar.ts';
import { type FedFood, type FedMeal, foodKey } from '../plan/fed-log.ts';
import { type BoughtFoods, petDays, type Serving } from '../plan/pet-days.ts';
import type { PlanView } from '../plan/plan-view.ts';

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
 * The foods that an animal ate. A meal that nobody marked counts as planned; a day without log or plan has no foods.
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
