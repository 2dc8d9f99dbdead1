import { MOST_RECIPES, PLAN_DAYS, type Plan, type PlanPet, type PlanRow } from './plan.ts';

/** What a recipe starts with: as long as it keeps in the refrigerator. */
const FIRST_DAYS = 3;

export function emptyPlan(today: string): Plan {
  return { startsOn: today, rows: [], pets: [] };
}

export function hasRecipe(plan: Plan, recipeId: number): boolean {
  return plan.rows.some((row) => row.recipeId === recipeId);
}

/** The plan with a recipe more, for three days; the same plan where it holds the recipe, or as many as it can. */
export function withRecipe(plan: Plan, recipeId: number): Plan {
  if (hasRecipe(plan, recipeId) || plan.rows.length >= MOST_RECIPES) return plan;
  return { ...plan, rows: [...plan.rows, { recipeId, days: FIRST_DAYS, petIds: null }] };
}

export function withoutRecipe(plan: Plan, recipeId: number): Plan {
  return { ...plan, rows: plan.rows.filter((row) => row.recipeId !== recipeId) };
}

function withRow(plan: Plan, recipeId: number, change: (row: PlanRow) => PlanRow): Plan {
  return { ...plan, rows: plan.rows.map((row) => (row.recipeId === recipeId ? change(row) : row)) };
}

/** The plan with a recipe for so many days more (fewer, where negative), within the bounds. */
export function withMoreDays(plan: Plan, recipeId: number, more: number): Plan {
  const { min, max } = PLAN_DAYS;
  return withRow(plan, recipeId, (row) => ({ ...row, days: Math.min(max, Math.max(min, row.days + more)) }));
}

/** The plan with a recipe for these animals alone; null for all of its species. */
export function withRowPets(plan: Plan, recipeId: number, petIds: string[] | null): Plan {
  return withRow(plan, recipeId, (row) => ({ ...row, petIds }));
}

/** What the plan says of an animal. */
export function petSettings(plan: Plan, petId: string): PlanPet {
  const said = plan.pets.find((pet) => pet.petId === petId);
  return said ?? { petId, isIn: true, mealsPerDay: null, changeOverDays: null };
}

/** The plan with something else said of an animal. */
export function withPet(plan: Plan, petId: string, changes: Partial<Omit<PlanPet, 'petId'>>): Plan {
  const others = plan.pets.filter((pet) => pet.petId !== petId);
  return { ...plan, pets: [...others, { ...petSettings(plan, petId), ...changes }] };
}
