import { feedingSchedule, type PlanRecipes, planBatches } from './feeding-schedule.ts';
import { PLAN_BATCHES, PLAN_DAYS, type Plan, type PlanRow } from './plan.ts';
import type { PlannedPet } from './planned-animal.ts';

/** Floating-point noise must not cost a day. */
const NOISE = 1e-9;

function withDays(rows: readonly PlanRow[], recipeId: number, days: number): PlanRow[] {
  return rows.map((row) => (row.recipeId === recipeId ? { ...row, days } : row));
}

/** Whole days that batches of a recipe last for all its animals, up to the plan's maximum; null if no animal eats it. */
function lastingDays(
  plan: Plan,
  pets: readonly PlannedPet[],
  recipes: PlanRecipes,
  { recipeId, batches }: { recipeId: number; batches: number },
): number | null {
  const longest = { ...plan, rows: withDays(plan.rows, recipeId, PLAN_DAYS.max) };
  const feeds = feedingSchedule(longest, pets, recipes).filter((feed) => feed.recipeId === recipeId);
  if (feeds.length === 0) return null;
  let leftGrams = batches * (recipes.get(recipeId)?.cookedWeightGrams ?? 0) * (1 + NOISE);
  for (let day = 0; day < PLAN_DAYS.max; day += 1) {
    for (const { gramsByDay } of feeds) leftGrams -= gramsByDay[day] ?? 0;
    if (leftGrams < 0) return day;
  }
  return PLAN_DAYS.max;
}

/** The rows of a plan with the days their whole batches last, at least one. */
export function lastingRows(plan: Plan, pets: readonly PlannedPet[], recipes: PlanRecipes): PlanRow[] {
  const isTreat = ({ recipeId }: PlanRow) => recipes.get(recipeId)?.role === 'occasional';
  // Treats reduce the everyday food, so their days come first.
  const inTurn = [...plan.rows.filter(isTreat), ...plan.rows.filter((row) => !isTreat(row))];
  return inTurn.reduce<PlanRow[]>((rows, { recipeId, batches }) => {
    const days =
      batches === undefined ? null : lastingDays({ ...plan, rows }, pets, recipes, { recipeId, batches });
    return days === null ? rows : withDays(rows, recipeId, Math.max(PLAN_DAYS.min, days));
  }, plan.rows);
}

/** Whole batches to cook instead of a fractional number, and the days they last. */
export type BatchChoice = { batches: number; days: number; isChosen: boolean };

/**
 * The whole batches just below and above what a row's days need; empty if it already needs whole ones.
 * @param plan as stored
 * @param rows including the days that whole batches last
 */
export function batchChoices(
  plan: Plan,
  rows: readonly PlanRow[],
  pets: readonly PlannedPet[],
  recipes: PlanRecipes,
  recipeId: number,
): BatchChoice[] {
  const row = plan.rows.find((one) => one.recipeId === recipeId);
  if (row === undefined) return [];
  const asked = { ...plan, rows: withDays(rows, recipeId, row.days) };
  const needed = planBatches(feedingSchedule(asked, pets, recipes), recipes).find(
    (batch) => batch.recipeId === recipeId,
  );
  if (needed === undefined) return [];
  const around = new Set([Math.floor(needed.batches + NOISE), Math.ceil(needed.batches - NOISE)]);
  if (around.size < 2) return [];
  return [...around].flatMap((batches) => {
    const days = lastingDays(asked, pets, recipes, { recipeId, batches }) ?? 0;
    return batches < PLAN_BATCHES.min || batches > PLAN_BATCHES.max || days === 0
      ? []
      : [{ batches, days, isChosen: batches === row.batches }];
  });
}
