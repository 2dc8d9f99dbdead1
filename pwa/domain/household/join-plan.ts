import type { PlanPet, PlanRow } from '../plan/plan.ts';
import { MOST_PLAN_PETS, MOST_RECIPES } from '../plan/plan-bounds.ts';
import type { Household } from './household.ts';
import { bothOf, joinList, joinPart, outcomesOf, timesOf } from './join-lists.ts';
import { type MergeEntry, outcomeOf, type Subject } from './merge-entry.ts';

type KeptPlan = Household['plan'];

/** Subjects of the entries, by the ids of both phones. */
export type Names = { recipe: (id: number) => Subject; pet: (id: string) => Subject };

const recipeOf = ({ recipeId }: PlanRow) => recipeId;
const petOf = ({ petId }: PlanPet) => petId;

/**
 * Merges both phones' plans: the later one, with the recipes and animals' settings that only the other has. A recipe in
 * both has the days of the later plan.
 */
export function joinPlans(
  here: KeptPlan,
  file: KeptPlan,
  names: Names,
): { plan: KeptPlan; entries: MergeEntry[] } {
  const both = bothOf(here, file);
  if (both === null) return { plan: null, entries: [] };
  const rows = joinList(both, (plan) => plan.rows, recipeOf, MOST_RECIPES);
  const pets = joinList(both, (plan) => plan.pets, petOf, MOST_PLAN_PETS);
  const startsOn = joinPart(both.won.startsOn, both.lost.startsOn, both.isTie);
  const plan = { value: { startsOn, rows, pets }, updatedAt: both.updatedAt };

  const [ours, theirs] = [here?.value, file?.value];
  const found = [
    ...outcomesOf(ours?.rows ?? [], theirs?.rows ?? [], rows, recipeOf).map(({ row, outcome }) => ({
      subject: names.recipe(row.recipeId),
      outcome,
    })),
    ...outcomesOf(ours?.pets ?? [], theirs?.pets ?? [], pets, petOf).map(({ row, outcome }) => ({
      subject: names.pet(row.petId),
      outcome,
    })),
  ];
  const start = outcomeOf(ours?.startsOn, theirs?.startsOn, startsOn);
  if (start !== null && start !== 'added') found.push({ subject: { kind: 'start' }, outcome: start });
  return { plan, entries: found.map((entry) => ({ part: 'plan', ...timesOf(here, file), ...entry })) };
}
