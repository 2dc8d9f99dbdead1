import * as z from 'zod/mini';

/** Days a recipe can be planned for in one go. */
export const PLAN_DAYS = { min: 1, max: 28, isWhole: true } as const;
/** Whole batches of a recipe, however many days they last. */
export const PLAN_BATCHES = { min: 1, max: 200 } as const;
export const MEALS_PER_DAY = { min: 1, max: 4, isWhole: true } as const;
/** A bought complete food, in percent of the energy that bowls give; all of it would need no plan. */
export const COMPLETE_FOOD_PERCENT = { min: 10, max: 90 } as const;
/** Days of a transition to a new food. */
export const CHANGE_OVER_DAYS = { min: 7, max: 10 } as const;
/** First days that the owner can set: other years are slips of the keyboard. */
export const PLAN_STARTS = { min: '2020-01-01', max: '2199-12-31' } as const;
export const MOST_RECIPES = 20;
export const MOST_PLAN_PETS = 50;

const within = ({ min, max }: { min: number; max: number }) => z.int().check(z.gte(min), z.lte(max));
/** Local time of day, '07:30'. */
const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const id = z.string().check(z.minLength(1), z.maxLength(60));

/** A recipe for some days; at most one row per recipe. */
export const planRowSchema = z.strictObject({
  recipeId: z.int().check(z.positive()),
  days: within(PLAN_DAYS),
  /** Null: every animal of the recipe's species that is in the plan. */
  petIds: z.nullable(z.array(id)),
  /** Whole batches to cook, which then determine the days; if absent, the days determine the amount. */
  batches: z.optional(within(PLAN_BATCHES)),
});

/** Settings of one animal; an animal without settings is included with the defaults. */
export const planPetSchema = z.strictObject({
  petId: id,
  isIn: z.boolean(),
  /** Null: the default for its age. */
  mealsPerDay: z.nullable(within(MEALS_PER_DAY)),
  /** Days of transition to the new food; null if the animal already eats it. */
  changeOverDays: z.nullable(within(CHANGE_OVER_DAYS)),
  /** When it is fed, one for each meal; missing: the usual times. */
  mealTimes: z.optional(z.array(clock).check(z.maxLength(MEALS_PER_DAY.max))),
  /** Kibble or tins beside the recipes, in percent of the energy that bowls give; absent if none. */
  completeFoodPercent: z.optional(within(COMPLETE_FOOD_PERCENT)),
  /** Which of the owner's foods from a label that is; absent for any complete food. */
  completeFoodId: z.optional(id),
});

/** A cooking plan: recipes back to back from a start date. */
export const planSchema = z.strictObject({
  startsOn: z.iso.date(),
  rows: z.array(planRowSchema).check(z.maxLength(MOST_RECIPES)),
  pets: z.array(planPetSchema).check(z.maxLength(MOST_PLAN_PETS)),
});

export type PlanRow = z.infer<typeof planRowSchema>;
export type PlanPet = z.infer<typeof planPetSchema>;
export type Plan = z.infer<typeof planSchema>;

/** Initial days of a recipe: as long as food without fish keeps in the refrigerator. */
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
