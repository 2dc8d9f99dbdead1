import type { BatchReading } from '../nutrition/recipe-nutrients.ts';
import type { Verdict } from '../nutrition/verdict-schema.ts';
import { addDays } from './calendar.ts';
import {
  type Batch,
  type Feed,
  feedingSchedule,
  type PlanRecipes,
  planBatches,
  planDays,
} from './feeding-schedule.ts';
import { type Pack, planPacks } from './packs.ts';
import type { Plan, PlanRow } from './plan.ts';
import { type PlanCost, planCost } from './plan-cost.ts';
import type { PlannedPet } from './planned-animal.ts';
import { lastingRows } from './whole-batches.ts';

/** Everything derived from a plan, the animals and the recipes. */
export type PlanView = {
  /** As stored. */
  plan: Plan;
  /** Including the days that whole batches last. */
  rows: readonly PlanRow[];
  recipes: PlanRecipes;
  /** Whether `recipes` has those of all rows: one may still be loading, or another device's catalogue be ahead. */
  isWhole: boolean;
  /** Parsed readings of the owner's recipes among them. */
  readings: ReadonlyMap<number, BatchReading>;
  /** Verdicts from the recipes' cards. */
  verdicts: ReadonlyMap<number, Verdict | null>;
  /** Only animals included in the plan. */
  pets: readonly PlannedPet[];
  feeds: readonly Feed[];
  batches: readonly Batch[];
  packs: readonly Pack[];
  cost: PlanCost;
  /** 0 if no animal is fed. */
  days: number;
  lastDate: string;
};

/** Computes a plan: feeding schedule, batches, packs and cost. */
export function planViewFor(
  plan: Plan,
  pets: readonly PlannedPet[],
  recipes: PlanRecipes,
  readings: PlanView['readings'] = new Map(),
  verdicts: PlanView['verdicts'] = new Map(),
): PlanView {
  const rows = lastingRows(plan, pets, recipes);
  const feeds = feedingSchedule({ ...plan, rows }, pets, recipes);
  const batches = planBatches(feeds, recipes, rows);
  const days = planDays(feeds);
  return {
    plan,
    rows,
    recipes,
    isWhole: plan.rows.every(({ recipeId }) => recipes.has(recipeId)),
    readings,
    verdicts,
    pets,
    feeds,
    batches,
    packs: planPacks(feeds, recipes, plan.startsOn),
    cost: planCost(feeds, recipes),
    days,
    lastDate: addDays(plan.startsOn, Math.max(0, days - 1)),
  };
}
