import { addDays, daysBetween } from './calendar.ts';
import { newFoodShare } from './change-over.ts';
import type { FedFood } from './fed-log.ts';
import type { Feed } from './feeding-schedule.ts';
import { mealTimes } from './meal-times.ts';
import type { Pack } from './packs.ts';
import type { PlanView } from './plan-view.ts';
import type { PlannedPet } from './planned-animal.ts';

/** One food of a meal, as planned. Grams are of the food as it is fed. */
export type Serving = {
  food: FedFood;
  name: string;
  grams: number;
  kcal: number | null;
  /** A treat or topper: at most this much. */
  isTreat: boolean;
  /** The cooked pack it comes from. */
  pack: Pack | null;
};

export type Meal = {
  /** Counted from 1. */
  meal: number;
  /** Local time, '07:30'. */
  time: string;
  servings: Serving[];
};

/** What one animal eats on one day. */
export type PetDay = {
  pet: PlannedPet;
  meals: Meal[];
  /** Share of the day's food that is the plan's; below 1 during a transition, whose rest is the former food. */
  newFoodShare: number;
};

/** Bought food that an animal eats every day beside the plan's recipes. */
export type BoughtFood = { food: FedFood; name: string; gramsPerDay: number; kcalPerDay: number };

/** By animal; those that eat none have no entry. */
export type BoughtFoods = ReadonlyMap<string, BoughtFood>;

const NO_BOUGHT_FOODS: BoughtFoods = new Map();

function boughtServing({ food, name, gramsPerDay, kcalPerDay }: BoughtFood, mealsPerDay: number): Serving {
  const [grams, kcal] = [gramsPerDay / mealsPerDay, kcalPerDay / mealsPerDay];
  return { food, name, grams, kcal, isTreat: false, pack: null };
}

const isOn = (date: string, firstDate: string, days: number) =>
  firstDate <= date && date < addDays(firstDate, days);

/** The pack that an animal's serving of a recipe comes from on a date. */
function packOn(packs: readonly Pack[], { petId, recipeId }: Feed, date: string): Pack | null {
  return (
    packs.find(
      (pack) => pack.petId === petId && pack.recipeId === recipeId && isOn(date, pack.firstDate, pack.days),
    ) ?? null
  );
}

function servingsOf({ feeds, recipes, packs, plan }: PlanView, pet: PlannedPet, date: string): Serving[] {
  const day = daysBetween(plan.startsOn, date);
  return feeds.flatMap((feed): Serving[] => {
    const grams = (feed.gramsByDay[day - feed.firstDay] ?? 0) / pet.mealsPerDay;
    if (feed.petId !== pet.id || grams <= 0) return [];
    return [
      {
        food: { kind: 'recipe', recipeId: feed.recipeId },
        name: recipes.get(feed.recipeId)?.title ?? `Recipe ${feed.recipeId}`,
        grams,
        kcal: (feed.energyKcal / feed.totalGrams) * grams,
        isTreat: feed.role === 'occasional',
        pack: packOn(packs, feed, date),
      },
    ];
  });
}

/**
 * Who eats what on a date, meal by meal, in equal meals; animals without cooked food that day are left out.
 * @param date YYYY-MM-DD
 * @param bought food beside the recipes
 */
export function petDays(view: PlanView, date: string, bought: BoughtFoods = NO_BOUGHT_FOODS): PetDay[] {
  const day = daysBetween(view.plan.startsOn, date);
  return view.pets.flatMap((pet) => {
    const cooked = servingsOf(view, pet, date);
    if (cooked.length === 0) return [];
    const beside = bought.get(pet.id);
    const servings = beside === undefined ? cooked : [...cooked, boughtServing(beside, pet.mealsPerDay)];
    const meals = mealTimes(view.plan, pet).map((time, at) => ({ meal: at + 1, time, servings }));
    return [{ pet, meals, newFoodShare: newFoodShare(pet.changeOverDays, day) }];
  });
}
