import { addDays, dateText, daysBetween } from './calendar.ts';
import { changeOverText, newFoodShare } from './change-over.ts';
import type { FedFood, FedMeal } from './fed-log.ts';
import type { Feed } from './feeding-schedule.ts';
import type { Pack } from './packs.ts';
import { type Plan, petSettings } from './plan.ts';
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
  /** Sentences on food of the day that the servings leave out. */
  notes: string[];
};

/** Bought food that an animal eats every day beside the plan's recipes. */
export type BoughtFood = { food: FedFood; name: string; gramsPerDay: number; kcalPerDay: number };

/** By animal; those that eat none have no entry. Null if only another device has the food's label, and with it the grams. */
export type BoughtFoods = ReadonlyMap<string, BoughtFood | null>;

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
    const servings = beside ? [...cooked, boughtServing(beside, pet.mealsPerDay)] : cooked;
    const meals = mealTimes(view.plan, pet).map((time, at) => ({ meal: at + 1, time, servings }));
    const share = newFoodShare(pet.changeOverDays, day);
    const changeOver = changeOverText(share);
    const notes = [
      ...(changeOver === null ? [] : [changeOver]),
      ...(beside === null ? [unlabelledText(pet)] : []),
    ];
    return [{ pet, meals, newFoodShare: share, notes }];
  });
}

const unlabelledText = ({ completeFoodShare = 0 }: PlannedPet) =>
  `Also ${Math.round(completeFoodShare * 100)}% of the day’s energy as kibble or tins. The label isn’t on this device, so we can’t say how much that is.`;

/** When people usually feed, by the number of meals. */
const USUAL: Readonly<Record<number, readonly string[]>> = {
  1: ['08:00'],
  2: ['07:30', '18:00'],
  3: ['07:00', '13:00', '19:00'],
  4: ['07:00', '11:00', '15:00', '19:00'],
};

/** Local times of an animal's meals in their order ('07:30'): the owner's if there is one for each, else the usual ones. */
export function mealTimes(plan: Plan, { id, mealsPerDay }: Pick<PlannedPet, 'id' | 'mealsPerDay'>): string[] {
  const said = petSettings(plan, id).mealTimes;
  return [...(said?.length === mealsPerDay ? said : (USUAL[mealsPerDay] ?? []))];
}

/** '250 g Chicken bowl'; a treat is 'at most 25 g Liver bites'. */
export function servingText({ grams, name, isTreat }: Serving, mass: (grams: number) => string): string {
  return `${isTreat ? 'at most ' : ''}${mass(grams)} ${name}`;
}

/** 'Fridge pack from Sat 21 Nov, use by Tue 24 Nov'; a thawed one has no date of its own: 'Freezer pack from Tue 24 Nov'. */
export function packText({ place, firstDate, useBy }: Pack): string {
  const from = `pack from ${dateText(firstDate)}`;
  return place === 'freezer' ? `Freezer ${from}` : `Fridge ${from}, use by ${dateText(useBy)}`;
}

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
