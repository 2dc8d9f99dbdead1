import type { PremixDose } from '../nutrition/premix.ts';
import type { BatchReading } from '../nutrition/recipe-nutrients.ts';
import type { Verdict } from '../nutrition/verdict-schema.ts';
import { asBought, costBreakdown } from '../recipe/cost-breakdown.ts';
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
import type { PlannedPet } from './planned-animal.ts';
import { lastingRows } from './whole-batches.ts';

/** Cost of the food eaten, in pounds at the prices of `PRICE_YEAR`. */
export type PlanCost = {
  /** Null if nothing could be priced. */
  totalGbp: number | null;
  perDayGbp: number | null;
  /** Share of the weight, supplements included, that has a price: 0 to 1. */
  pricedShare: number;
  /** Lines without a price, excluded from every sum. */
  unpriced: readonly string[];
};

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
  /** By recipe, the premix that its owner chose instead of its supplements. */
  premixes: ReadonlyMap<number, PremixDose>;
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
  known: Partial<Pick<PlanView, 'readings' | 'verdicts' | 'premixes'>> = {},
): PlanView {
  const { readings = new Map(), verdicts = new Map(), premixes = new Map() } = known;
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
    premixes,
    verdicts,
    pets,
    feeds,
    batches,
    packs: planPacks(feeds, recipes, plan.startsOn),
    cost: planCost(feeds, recipes, premixes),
    days,
    lastDate: addDays(plan.startsOn, Math.max(0, days - 1)),
  };
}

/** Cost of the food in these feeds, in total and per day, from the price table, which has no premixes. */
export function planCost(
  feeds: readonly Feed[],
  recipes: PlanRecipes,
  premixes: PlanView['premixes'] = new Map(),
): PlanCost {
  let totalGbp: number | null = null;
  let grams = 0;
  let pricedGrams = 0;
  const unpriced = new Set<string>();
  for (const feed of feeds) {
    const recipe = recipes.get(feed.recipeId);
    if (recipe === undefined) continue;
    const premix = premixes.get(recipe.id);
    const cost = costBreakdown(premix === undefined ? recipe : asBought(recipe, premix));
    grams += feed.totalGrams;
    for (const name of cost.unpriced) unpriced.add(name);
    if (cost.batchGbp === null) continue;
    totalGbp = (totalGbp ?? 0) + cost.batchGbp * (feed.totalGrams / recipe.cookedWeightGrams);
    pricedGrams += feed.totalGrams * cost.pricedShare;
  }
  const days = planDays(feeds);
  return {
    totalGbp,
    perDayGbp: totalGbp === null || days === 0 ? null : totalGbp / days,
    pricedShare: grams === 0 ? 1 : pricedGrams / grams,
    unpriced: [...unpriced],
  };
}

const DAYS_PER_PAGE = 7;

/**
 * The days of a plan from a date to its end, in sevens from the first of them; the last group may be shorter.
 * @param from YYYY-MM-DD
 */
export function weeksOf({ plan, days, lastDate }: PlanView, from: string): string[][] {
  const first = from > plan.startsOn ? from : plan.startsOn;
  const weeks: string[][] = [];
  for (let date = first; days > 0 && date <= lastDate; date = addDays(date, 1)) {
    const week = weeks.at(-1);
    if (week === undefined || week.length === DAYS_PER_PAGE) weeks.push([date]);
    else week.push(date);
  }
  return weeks;
}
