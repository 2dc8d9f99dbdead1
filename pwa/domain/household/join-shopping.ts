import {
  type ListRecipe,
  MOST_LIST_RECIPES,
  MOST_OWN_ITEMS,
  type OwnItem,
  type Shopping,
} from '../plan/shopping.ts';
import type { Household } from './household.ts';
import { bothOf, joinList, outcomesOf, timesOf } from './join-lists.ts';
import type { Names } from './join-plan.ts';
import type { MergeEntry, Outcome } from './merge-entry.ts';

type KeptShopping = Household['shopping'];
type Tick = readonly [itemId: string, grams: number];

const itemOf = ({ id }: OwnItem) => id;
const recipeOf = ({ recipeId }: ListRecipe) => recipeId;
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
