import { INGREDIENT_ROWS } from './ingredient-rows.ts';

/** A food with the fields every recipe page needs; `ingredient-details.ts` has more and is not in the first load. */
export type Ingredient = {
  id: string;
  name: string;
  /** Metabolisable energy. */
  kcalPer100g: number;
  /** Null if unknown. */
  priceGbpPerKg: number | null;
};

function parse(row: string): Ingredient {
  const [id = '', name = '', kcal, price] = row.split('|');
  return { id, name, kcalPer100g: Number(kcal), priceGbpPerKg: price ? Number(price) : null };
}

/** The foods that every page loads, in table order; `more-foods.ts` has the others. */
export const INGREDIENTS: readonly Ingredient[] = INGREDIENT_ROWS.trim().split('\n').map(parse);

const BY_ID = new Map(INGREDIENTS.map((ingredient) => [ingredient.id, ingredient]));

/** Registers further foods by their ids. */
export function addIngredients(ingredients: readonly Ingredient[]): void {
  for (const ingredient of ingredients) BY_ID.set(ingredient.id, ingredient);
}

/** All foods of the tables loaded so far. */
export function knownIngredients(): readonly Ingredient[] {
  return [...BY_ID.values()];
}

/** The food of that id; undefined for null and for ids in no table loaded so far. */
export function findIngredient(id: string | null): Ingredient | undefined {
  return id === null ? undefined : BY_ID.get(id);
}
