import type { UnitSystem } from '../units/unit-system.ts';
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
import type { Plan } from './plan.ts';
import { type PlanCost, planCost } from './plan-cost.ts';
import type { PlannedPet } from './planned-animal.ts';
import { type ListItem, shoppingList } from './shopping-list.ts';

/** Everything derived from a plan, the animals and the recipes. */
export type PlanView = {
  plan: Plan;
  recipes: PlanRecipes;
  /** Only animals included in the plan. */
  pets: readonly PlannedPet[];
  feeds: readonly Feed[];
  batches: readonly Batch[];
  packs: readonly Pack[];
  cost: PlanCost;
  /** 0 if no animal is fed. */
  days: number;
  lastDate: string;
  list: readonly ListItem[];
};

/** Computes a plan: feeding schedule, batches, packs, shopping list and cost. */
export function planViewFor(
  plan: Plan,
  pets: readonly PlannedPet[],
  recipes: PlanRecipes,
  system: UnitSystem = 'metric',
): PlanView {
  const feeds = feedingSchedule(plan, pets, recipes);
  const batches = planBatches(feeds, recipes);
  const days = planDays(feeds);
  return {
    plan,
    recipes,
    pets,
    feeds,
    batches,
    packs: planPacks(feeds, recipes, plan.startsOn),
    cost: planCost(feeds, recipes),
    days,
    lastDate: addDays(plan.startsOn, Math.max(0, days - 1)),
    list: shoppingList(batches, recipes, system),
  };
}
