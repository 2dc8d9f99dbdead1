import { findFood } from '../ingredient-line/find-food.ts';
import { boughtFor } from '../reference/shop-items.ts';
import { priceOfItem, type TypicalPrice } from './weight-price.ts';

/**
 * The price of an ingredient in anyone's words, 'ground beef' or 'carrots', as shops sell it: rice is dry. Null if the tables
 * have no such food, or no price for it.
 */
export function ingredientPrice(words: string): TypicalPrice | null {
  const bought = boughtFor(findFood(words));
  return bought === undefined ? null : priceOfItem(bought.item);
}
