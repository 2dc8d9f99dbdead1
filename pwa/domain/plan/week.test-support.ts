import type { FedMeal } from './fed-log.ts';
import type { Plan } from './plan.ts';
import { chickenRecipe, planOf, recipesOf, rex } from './plan-rows.test-support.ts';
import { type PlanView, planViewFor } from './plan-view.ts';
import type { PlannedPet } from './planned-animal.ts';

/** Rex on 500 g of chicken a day in two meals, from Saturday 21 November 2026. */
export function chickenView(
  days: number,
  pets: PlannedPet[] = [rex()],
  changes: Partial<Plan> = {},
): PlanView {
  const plan = { ...planOf({ recipeId: 1, days, petIds: null }), ...changes };
  return planViewFor(plan, pets, recipesOf(chickenRecipe()));
}

/** A meal of 250 g chicken that Rex ate. */
export function fedMeal(day: string, meal: number, changes: Partial<FedMeal> = {}): FedMeal {
  return {
    petId: 'rex',
    day,
    meal,
    food: { kind: 'recipe', recipeId: 1 },
    name: 'Chicken',
    grams: 250,
    kcal: 300,
    fedAt: `${day}T12:00:00.000Z`,
    ...changes,
  };
}

export const grams = (amount: number) => `${Math.round(amount)} g`;
