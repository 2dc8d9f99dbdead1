import * as z from 'zod/mini';
import { LIST_BATCHES, MOST_LIST_RECIPES, MOST_OWN_ITEMS, OWN_ITEM_MAX_LENGTH } from './shopping.ts';

export const ownItemSchema = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(60)),
  text: z.string().check(z.minLength(1), z.maxLength(OWN_ITEM_MAX_LENGTH)),
  isTicked: z.boolean(),
});

/** A recipe to buy for without a plan: whole batches, whoever eats them. */
export const listRecipeSchema = z.strictObject({
  recipeId: z.int().check(z.positive()),
  batches: z.int().check(z.gte(LIST_BATCHES.min), z.lte(LIST_BATCHES.max)),
});

/** The owner's changes to the list, which itself is derived from the plan and these recipes. Stays on the device. */
export const shoppingSchema = z.strictObject({
  /** Grams in the basket or at home, by item id. */
  ticks: z.record(z.string(), z.number().check(z.positive())),
  own: z.array(ownItemSchema).check(z.maxLength(MOST_OWN_ITEMS)),
  /** Missing in lists of earlier builds. */
  recipes: z._default(z.array(listRecipeSchema).check(z.maxLength(MOST_LIST_RECIPES)), []),
});
