import * as z from 'zod/mini';
import type { UnitSystem } from '../units/unit-system.ts';
import type { Batch } from './feeding-schedule.ts';
import { type Purchase, purchase } from './purchase.ts';
import type { ListItem } from './shopping-list.ts';

/** Length limit of an item the owner adds, in characters. */
export const OWN_ITEM_MAX_LENGTH = 80;
export const MOST_OWN_ITEMS = 100;
/** Maximum recipes on a list besides those of the plan. */
export const MOST_LIST_RECIPES = 40;
/** Maximum batches of one of them. */
export const LIST_BATCHES = { min: 1, max: 20 } as const;

export const ownItemSchema = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(60)),
  text: z.string().check(z.minLength(1), z.maxLength(OWN_ITEM_MAX_LENGTH)),
  isTicked: z.boolean(),
});

/** A recipe to buy for outside the plan: whole batches, whoever eats them. */
export const listRecipeSchema = z.strictObject({
  recipeId: z.int().check(z.positive()),
  batches: z.int().check(z.gte(LIST_BATCHES.min), z.lte(LIST_BATCHES.max)),
});

/** The owner's changes to the list; the list itself is derived from the plan and these recipes. */
export const shoppingSchema = z.strictObject({
  /** Grams in the basket or at home, by item id. */
  ticks: z.record(z.string(), z.number().check(z.positive())),
  own: z.array(ownItemSchema).check(z.maxLength(MOST_OWN_ITEMS)),
  /** Missing in lists from earlier builds. */
  recipes: z._default(z.array(listRecipeSchema).check(z.maxLength(MOST_LIST_RECIPES)), []),
});

export type OwnItem = z.infer<typeof ownItemSchema>;
export type ListRecipe = z.infer<typeof listRecipeSchema>;
export type Shopping = z.infer<typeof shoppingSchema>;

export const NO_SHOPPING: Shopping = { ticks: {}, own: [], recipes: [] };

/** An item with the amount already at hand. */
export type TickedItem = ListItem & {
  isTicked: boolean;
  haveGrams: number;
  /** Amount still to buy: all of it, or the rest if the plan has grown since the tick. */
  stillToBuy: Purchase;
};

/** A smaller shortfall is rounding. */
const NEARLY_NONE_GRAMS = 1e-3;

/**
 * The list with its ticks. A tick records the amount bought: it holds while that covers the plan; if the plan has
 * grown beyond it, only the rest is still to buy.
 */
export function tickedItems(
  items: readonly ListItem[],
  { ticks }: Shopping,
  system: UnitSystem = 'metric',
): TickedItem[] {
  return items.map((item) => {
    const haveGrams = ticks[item.id] ?? 0;
    const missingGrams = item.neededGrams - haveGrams;
    const isTicked = haveGrams > 0 && missingGrams <= NEARLY_NONE_GRAMS;
    const stillToBuy =
      haveGrams > 0 && !isTicked
        ? purchase(missingGrams, item.sold, system)
        : { grams: item.buyGrams, words: item.buyWords, isOnePack: item.isOnePack };
    return { ...item, isTicked, haveGrams, stillToBuy };
  });
}

/**
 * Ticks or unticks an item and, if the list is whole, drops ticks of items no longer on it.
 * @param isWhole whether `items` has those of every recipe: what a recipe that isn't here asks for may be ticked, too
 */
export function toggleTick(
  shopping: Shopping,
  { items, isWhole }: { items: readonly TickedItem[]; isWhole: boolean },
  id: string,
): Shopping {
  const asked = new Set(items.map((item) => item.id));
  const kept = Object.entries(shopping.ticks).filter(([key]) => (!isWhole || asked.has(key)) && key !== id);
  const item = items.find((one) => one.id === id);
  const added =
    item === undefined || item.isTicked ? [] : [[id, item.haveGrams + item.stillToBuy.grams] as const];
  return { ...shopping, ticks: Object.fromEntries([...kept, ...added]) };
}

/** Adds an owner's item; unchanged if it is blank or the list is full. */
export function withOwnItem(shopping: Shopping, id: string, text: string): Shopping {
  const trimmed = text.trim().slice(0, OWN_ITEM_MAX_LENGTH);
  if (trimmed === '' || shopping.own.length >= MOST_OWN_ITEMS) return shopping;
  return { ...shopping, own: [...shopping.own, { id, text: trimmed, isTicked: false }] };
}

export function toggleOwnItem(shopping: Shopping, id: string): Shopping {
  const own = shopping.own.map((item) => (item.id === id ? { ...item, isTicked: !item.isTicked } : item));
  return { ...shopping, own };
}

export function withoutOwnItem(shopping: Shopping, id: string): Shopping {
  return { ...shopping, own: shopping.own.filter((item) => item.id !== id) };
}

/** Removes all ticks and the ticked additions, ready for the next shop. */
export function cleared({ own, recipes }: Shopping): Shopping {
  return { ticks: {}, own: own.filter((item) => !item.isTicked), recipes };
}

/** Batches of a recipe on the list, not counting the plan's; 0 if it isn't listed. */
export function batchesOnList({ recipes }: Pick<Shopping, 'recipes'>, recipeId: number): number {
  return recipes.find((row) => row.recipeId === recipeId)?.batches ?? 0;
}

/** Adds one batch of a recipe to the list, or removes the recipe from it; unchanged if the list is full. */
export function toggleListRecipe(shopping: Shopping, recipeId: number): Shopping {
  const others = shopping.recipes.filter((row) => row.recipeId !== recipeId);
  if (others.length < shopping.recipes.length) return { ...shopping, recipes: others };
  if (others.length >= MOST_LIST_RECIPES) return shopping;
  return { ...shopping, recipes: [...others, { recipeId, batches: LIST_BATCHES.min }] };
}

/** Changes the batches of a recipe on the list by `more` (may be negative), clamped to the bounds. */
export function withMoreBatches(shopping: Shopping, recipeId: number, more: number): Shopping {
  const { min, max } = LIST_BATCHES;
  const recipes = shopping.recipes.map((row) =>
    row.recipeId === recipeId ? { ...row, batches: Math.min(max, Math.max(min, row.batches + more)) } : row,
  );
  return { ...shopping, recipes };
}

/** Removes all recipes from the list; keeps what the plan needs, ticks and additions. */
export function withoutListRecipes(shopping: Shopping): Shopping {
  return { ...shopping, recipes: [] };
}

/** The batches to buy for: the plan's and the list's. Which animal eats them doesn't matter. */
export function batchesToBuy(
  planned: readonly Pick<Batch, 'recipeId' | 'batches'>[],
  { recipes }: Pick<Shopping, 'recipes'>,
): Pick<Batch, 'recipeId' | 'batches'>[] {
  return [...planned, ...recipes];
}
