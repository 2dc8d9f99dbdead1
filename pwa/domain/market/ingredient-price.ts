import { findFood } from '../ingredient-line/find-food.ts';
import { boughtFor } from '../reference/shop-items.ts';
import { priceOfItem, type TypicalPrice } from './weight-price.ts';

/**
 * The price of an ingredient as people write it, 'ground beef' or 'carrots', in the form that shops sell: rice is dry. Null
 * if the tables lack the food or its price.
 */
export function ingredientPrice(words: string): TypicalPrice | null {
  const bought = boughtFor(findFood(words));
  return bought === undefined ? null : priceOfItem(bought.item);
}
