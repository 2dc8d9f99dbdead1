import { INGREDIENT_ROWS } from './ingredient-rows.ts';
import type { PriceSource } from './price-sources.ts';
import { tableRows } from './table-rows.ts';

export const INGREDIENT_CATEGORIES = [
  'meat',
  'organ',
  'fish',
  'egg',
  'dairy',
  'grain',
  'vegetable',
  'fruit',
  'seed',
  'fat',
  'supplement',
  'other',
] as const;

/** A food with the fields that recipe pages need; `ingredient-details.ts` has more. */
export type Ingredient = {
  id: string;
  name: string;
  category: (typeof INGREDIENT_CATEGORIES)[number];
  /** Metabolisable energy. */
  kcalPer100g: number;
  /** Null if unknown, and for supplements, which are priced by the pack. */
  priceGbpPerKg: number | null;
  /** Null without a price. */
  priceSource: PriceSource | null;
};

function parse(row: string): Ingredient {
  const [id = '', name = '', category, kcal, price, source] = row.split('|');
  return {
    id,
    name,
    category: category as Ingredient['category'],
    kcalPer100g: Number(kcal),
    priceGbpPerKg: price ? Number(price) : null,
    priceSource: source ? (source as PriceSource) : null,
  };
}

/** Every food, in table order. */
export const INGREDIENTS: readonly Ingredient[] = tableRows(INGREDIENT_ROWS).map(parse);

const BY_ID = new Map(INGREDIENTS.map((ingredient) => [ingredient.id, ingredient]));

/** The food of that id; undefined for null and for ids that the table lacks. */
export function findIngredient(id: string | null): Ingredient | undefined {
  return id === null ? undefined : BY_ID.get(id);
}
