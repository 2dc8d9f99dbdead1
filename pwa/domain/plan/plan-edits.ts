import type { Plan, PlanPet, PlanRow } from './plan.ts';
import { MOST_RECIPES, PLAN_DAYS } from './plan-bounds.ts';

/** Initial days of a recipe: as long as it lasts in the refrigerator. */
const FIRST_DAYS = 3;

export function emptyPlan(today: string): Plan {
  return { startsOn: today, rows: [], pets: [] };
}

export function hasRecipe(plan: Plan, recipeId: number): boolean {
  return plan.rows.some((row) => row.recipeId === recipeId);
}

/**
 * Adds a recipe for three days; unchanged if the plan already has it or is full.
 * @param petIds who eats it, from `eatersOfNew`; null for every animal of its species
 */
export function withRecipe(plan: Plan, recipeId: number, petIds: string[] | null = null): Plan {
  if (hasRecipe(plan, recipeId) || plan.rows.length >= MOST_RECIPES) return plan;
  return { ...plan, rows: [...plan.rows, { recipeId, days: FIRST_DAYS, petIds }] };
}

export function withoutRecipe(plan: Plan, recipeId: number): Plan {
  return { ...plan, rows: plan.rows.filter((row) => row.recipeId !== recipeId) };
}

function withRow(plan: Plan, recipeId: number, change: (row: PlanRow) => PlanRow): Plan {
  return { ...plan, rows: plan.rows.map((row) => (row.recipeId === recipeId ? change(row) : row)) };
}

/**
 * Changes a recipe's days by `more` (may be negative), clamped to the bounds; the days then override whole batches.
 * @param lastsDays of the row's whole batches
 */
export function withMoreDays(plan: Plan, recipeId: number, more: number, lastsDays?: number): Plan {
  const { min, max } = PLAN_DAYS;
  return withRow(plan, recipeId, ({ batches, ...row }) => {
    const shown = batches === undefined ? row.days : (lastsDays ?? row.days);
    return { ...row, days: Math.min(max, Math.max(min, shown + more)) };
  });
}

/** Cooks whole batches of a recipe, however long they last; undefined cooks as much as its days need. */
export function withBatches(plan: Plan, recipeId: number, batches: number | undefined): Plan {
  return withRow(plan, recipeId, ({ batches: _, ...row }) =>
    batches === undefined ? row : { ...row, batches },
  );
}

/**
 * Says whether an animal eats a recipe.
 * @param allIds every animal of its species, those out of the plan too: they stay on the list for when they are back
 */
export function withRowPet(
  plan: Plan,
  recipeId: number,
  { petId, eats, allIds }: { petId: string; eats: boolean; allIds: readonly string[] },
): Plan {
  return withRow(plan, recipeId, (row) => {
    const others = (row.petIds ?? allIds).filter((id) => id !== petId);
    return { ...row, petIds: eats ? [...others, petId] : others };
  });
}

/** The settings of an animal that the plan says nothing about. */
export const PET_DEFAULTS = { isIn: true, mealsPerDay: null, changeOverDays: null } as const;

/** The settings of an animal, with defaults if it has none. */
export function petSettings(plan: Plan, petId: string): PlanPet {
  const said = plan.pets.find((pet) => pet.petId === petId);
  return said ?? { petId, ...PET_DEFAULTS };
}

/** Changes an animal's settings. */
export function withPet(plan: Plan, petId: string, changes: Partial<Omit<PlanPet, 'petId'>>): Plan {
  const others = plan.pets.filter((pet) => pet.petId !== petId);
  return { ...plan, pets: [...others, { ...petSettings(plan, petId), ...changes }] };
}
