import * as z from 'zod/mini';
import { purchase } from './purchase.ts';
import type { ListItem } from './shopping-list.ts';

/** An addition of the owner's. */
export const OWN_ITEM_MAX_LENGTH = 80;
export const MOST_OWN_ITEMS = 100;

const ownItemSchema = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(60)),
  text: z.string().check(z.minLength(1), z.maxLength(OWN_ITEM_MAX_LENGTH)),
  isTicked: z.boolean(),
});
export type OwnItem = z.infer<typeof ownItemSchema>;

/** What the owner did to the list: the list itself follows from the plan. It stays on the device. */
export const shoppingSchema = z.strictObject({
  /** Grams that are in the basket or at home, by item. */
  ticks: z.record(z.string(), z.number().check(z.positive())),
  own: z.array(ownItemSchema).check(z.maxLength(MOST_OWN_ITEMS)),
});
export type Shopping = z.infer<typeof shoppingSchema>;

export const NO_SHOPPING: Shopping = { ticks: {}, own: [] };

/** An item with what is there of it already. */
export type TickedItem = ListItem & {
  isTicked: boolean;
  haveGrams: number;
  /** What is still to buy: all of it, or the rest where the plan has grown since. */
  stillToBuy: { grams: number; words: string };
};

/** Less than this of it missing is rounding. */
const NEARLY_NONE_GRAMS = 1e-3;

/**
 * The list with its ticks. A tick is worth what was bought: it holds while that is enough for what the plan needs, and
 * where the plan has grown beyond it only the rest is asked for.
 */
export function tickedItems(items: readonly ListItem[], { ticks }: Shopping): TickedItem[] {
  return items.map((item) => {
    const haveGrams = ticks[item.id] ?? 0;
    const missingGrams = item.neededGrams - haveGrams;
    const isTicked = haveGrams > 0 && missingGrams <= NEARLY_NONE_GRAMS;
    const stillToBuy =
      haveGrams > 0 && !isTicked
        ? purchase(missingGrams, item.sold)
        : { grams: item.buyGrams, words: item.buyWords };
    return { ...item, isTicked, haveGrams, stillToBuy };
  });
}

/**
 * Ticks an item, or takes its tick away. Ticks of what the list no longer asks for go with it.
 * @param items the whole list
 */
export function toggleTick(shopping: Shopping, items: readonly TickedItem[], id: string): Shopping {
  const asked = new Set(items.map((item) => item.id));
  const kept = Object.entries(shopping.ticks).filter(([key]) => asked.has(key) && key !== id);
  const item = items.find((one) => one.id === id);
  const added =
    item === undefined || item.isTicked ? [] : [[id, item.haveGrams + item.stillToBuy.grams] as const];
  return { ...shopping, ticks: Object.fromEntries([...kept, ...added]) };
}

/** The list with an addition; the same where it is blank or the list is full. */
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

/** No tick left, additions that were ticked gone: the list for the next time. */
export function cleared({ own }: Shopping): Shopping {
  return { ticks: {}, own: own.filter((item) => !item.isTicked) };
}
