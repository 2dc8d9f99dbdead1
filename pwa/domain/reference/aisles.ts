import { type Aisle, type IngredientDetails, ingredientDetails } from './ingredient-details.ts';

const NAMES: Record<Aisle, string> = {
  meat: 'Meat and fish',
  produce: 'Fruit and vegetables',
  chilled: 'Eggs and dairy',
  grains: 'Grains and tins',
  oils: 'Oils, seeds and spices',
  supplements: 'Supplements',
  other: 'Everything else',
};

const BY_CATEGORY: Record<IngredientDetails['category'], Aisle> = {
  meat: 'meat',
  organ: 'meat',
  fish: 'meat',
  egg: 'chilled',
  dairy: 'chilled',
  grain: 'grains',
  vegetable: 'produce',
  fruit: 'produce',
  seed: 'oils',
  fat: 'oils',
  supplement: 'supplements',
  other: 'other',
};

export function aisleName(aisle: Aisle): string {
  return NAMES[aisle];
}

/** Aisle of a food by its own or its category's entry, unless `shop-items` specifies one. */
export function aisleOfIngredient(ingredientId: string | null): Aisle {
  const details = ingredientDetails(ingredientId);
  return details === undefined ? 'other' : (details.aisle ?? BY_CATEGORY[details.category]);
}
