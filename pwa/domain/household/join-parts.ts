import { MOST_PLAN_PETS, MOST_RECIPES, type PlanPet, type PlanRow } from '../plan/plan.ts';
import {
  type ListRecipe,
  MOST_LIST_RECIPES,
  MOST_OWN_ITEMS,
  type OwnItem,
  type Shopping,
} from '../plan/shopping.ts';
import type { Household } from './household.ts';
import {
  canonical,
  laterTime,
  type MergeEntry,
  type Outcome,
  outcomeOf,
  type Stamped,
  type Subject,
  wins,
} from './merge-rule.ts';

/** Both versions of a part that each phone has once. On a tie neither wins as a whole: each field is decided separately. */
type Both<V> = { won: V; lost: V; isTie: boolean; updatedAt: string };

/** Both versions of a part that each phone has once, the later first; null if neither phone has it. */
function bothOf<T extends Stamped>(here: T | null, file: T | null): Both<T['value']> | null {
  const [a, b] = [here ?? file, file ?? here];
  if (a === null || b === null) return null;
  const [won, lost] = wins(b, a) ? [b, a] : [a, b];
  return {
    won: won.value,
    lost: lost.value,
    isTie: a.updatedAt === b.updatedAt,
    updatedAt: laterTime(a.updatedAt, b.updatedAt),
  };
}

/** The field of the winning version; on a tie, the value whose text sorts last. */
function joinPart<T>(won: T, lost: T, isTie: boolean): T {
  return isTie && canonical(lost) > canonical(won) ? lost : won;
}

/**
 * The winning list plus what only the other has, up to a maximum. On a tie the longer list leads, so that a list that was
 * merged before keeps its order.
 */
function joinList<V, T, K>(
  { won, lost, isTie }: Both<V>,
  listOf: (version: V) => readonly T[],
  keyOf: (row: T) => K,
  most: number,
): T[] {
  const lists = [listOf(won), listOf(lost)].map(
    (rows) => new Map(rows.map((row) => [keyOf(row), row] as const)),
  );
  const [first = new Map<K, T>(), second = new Map<K, T>()] = lists;
  const keys = [[...first.keys()], [...second.keys()]];
  if (isTie) keys.sort((a, b) => b.length - a.length || (canonical(a) < canonical(b) ? 1 : -1));
  return [...new Set(keys.flat())].slice(0, most).flatMap((key) => {
    const [a, b] = [first.get(key), second.get(key)];
    const row = a !== undefined && b !== undefined ? joinPart(a, b, isTie) : (a ?? b);
    return row === undefined ? [] : [row];
  });
}

/** The merge outcome of each row of two lists, except those with nothing to report. */
function outcomesOf<T, K>(
  here: readonly T[],
  file: readonly T[],
  merged: readonly T[],
  keyOf: (row: T) => K,
): { row: T; outcome: Outcome }[] {
  const [ours, theirs, both] = [here, file, merged].map(
    (rows) => new Map(rows.map((row) => [keyOf(row), row])),
  );
  const all = new Map([...here, ...file, ...merged].map((row) => [keyOf(row), row]));
  return [...all].flatMap(([key, row]) => {
    const outcome = outcomeOf(ours?.get(key), theirs?.get(key), both?.get(key));
    return outcome === null ? [] : [{ row, outcome }];
  });
}

/** When both versions were last changed; empty if only one phone has it. */
export const timesOf = (
  here: Stamped | null | undefined,
  file: Stamped | null | undefined,
): { hereAt?: string; fileAt?: string } =>
  here && file ? { hereAt: here.updatedAt, fileAt: file.updatedAt } : {};

export type JoinedRow<T> = { row: T; outcome: Outcome | null; here: T | undefined; file: T | undefined };

/** The rows of one phone by key; duplicates are merged as between two phones. */
function keyed<T extends Stamped, K>(rows: readonly T[], keyOf: (row: T) => K, join: (won: T, lost: T) => T) {
  const byKey = new Map<K, T>();
  for (const row of rows) {
    const other = byKey.get(keyOf(row));
    byKey.set(keyOf(row), other === undefined ? row : joined(row, other, join));
  }
  return byKey;
}

const joined = <T extends Stamped>(a: T, b: T, join: (won: T, lost: T) => T): T =>
  wins(b, a) ? join(b, a) : join(a, b);

/**
 * The rows of both phones by key, each with its merge outcome.
 * @param join merges two rows of one key, the later first; without it the later one wins
 */
export function joinRows<T extends Stamped, K>(
  here: readonly T[],
  file: readonly T[],
  keyOf: (row: T) => K,
  join: (won: T, lost: T) => T = (won) => won,
): JoinedRow<T>[] {
  const [ours, theirs] = [keyed(here, keyOf, join), keyed(file, keyOf, join)];
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((key) => {
    const [a, b] = [ours.get(key), theirs.get(key)];
    const row = a !== undefined && b !== undefined ? joined(a, b, join) : (a ?? b);
    return row === undefined
      ? []
      : [{ row, here: a, file: b, outcome: outcomeOf(a?.value, b?.value, row.value) }];
  });
}

type KeptPlan = Household['plan'];

/** Subjects of the entries, by the ids of both phones. */
export type Names = { recipe: (id: number) => Subject; pet: (id: string) => Subject };

const recipeOf = ({ recipeId }: PlanRow | ListRecipe) => recipeId;
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

type KeptShopping = Household['shopping'];
type Tick = readonly [itemId: string, grams: number];

const itemOf = ({ id }: OwnItem) => id;
const ticksIn = (list?: Shopping): Tick[] => Object.entries(list?.ticks ?? {});
const tickOf = ([id]: Tick) => id;

/** Merges both phones' shopping lists: ticks, additions and recipes of either. The later list decides what is on both. */
export function joinShopping(
  here: KeptShopping,
  file: KeptShopping,
  names: Pick<Names, 'recipe'>,
): { shopping: KeptShopping; entries: MergeEntry[] } {
  const both = bothOf(here, file);
  if (both === null) return { shopping: null, entries: [] };
  const ticks = joinList(both, ticksIn, tickOf, Number.POSITIVE_INFINITY);
  const own = joinList(both, (list) => list.own, itemOf, MOST_OWN_ITEMS);
  const recipes = joinList(both, (list) => list.recipes, recipeOf, MOST_LIST_RECIPES);
  const picked = outcomesOf(here?.value.recipes ?? [], file?.value.recipes ?? [], recipes, recipeOf);
  const items = outcomesOf(here?.value.own ?? [], file?.value.own ?? [], own, itemOf);
  const ticked = new Map<Outcome, number>();
  for (const { outcome } of outcomesOf(ticksIn(here?.value), ticksIn(file?.value), ticks, tickOf)) {
    ticked.set(outcome, (ticked.get(outcome) ?? 0) + 1);
  }
  const found = [
    ...picked.map(({ row, outcome }) => ({ subject: names.recipe(row.recipeId), outcome })),
    ...items.map(({ row, outcome }) => ({ subject: { kind: 'name' as const, name: row.text }, outcome })),
    ...[...ticked].map(([outcome, count]) => ({ subject: { kind: 'ticks' as const, count }, outcome })),
  ];
  return {
    shopping: { value: { ticks: Object.fromEntries(ticks), own, recipes }, updatedAt: both.updatedAt },
    entries: found.map((entry) => ({ part: 'shopping', ...timesOf(here, file), ...entry })),
  };
}
