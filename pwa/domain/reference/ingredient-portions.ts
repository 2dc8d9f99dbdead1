import { INGREDIENT_PORTION_ROWS } from './ingredient-portion-rows.ts';
import { KITCHEN_PORTION_ROWS } from './ingredient-portions-kitchen.ts';
import { tableRows } from './table-rows.ts';

/** A household measure of a food, weighed by USDA or estimated. */
export type IngredientPortion = {
  ingredientId: string;
  /** Count of the measure that was weighed: 10 'sprigs' of parsley. */
  amount: number;
  /** In USDA's wording: 'cup, chopped', 'medium', 'stalk, large (11"-12" long)'. */
  measure: string;
  /** Grams of the whole amount. */
  grams: number;
  /** What it may weigh, where shops or varieties differ. */
  least?: number;
  most?: number;
};

function parse(row: string): IngredientPortion {
  const [ingredientId = '', amount, measure = '', grams, least, most] = row.split('|');
  const portion = { ingredientId, amount: Number(amount), measure, grams: Number(grams) };
  return least === undefined ? portion : { ...portion, least: Number(least), most: Number(most) };
}

/** Household measures of the foods: the kitchen's, which win, then USDA's in table order. */
export const INGREDIENT_PORTIONS: readonly IngredientPortion[] = [
  ...KITCHEN_PORTION_ROWS.split('\n'),
  ...tableRows(INGREDIENT_PORTION_ROWS),
].map(parse);

const BY_INGREDIENT = new Map<string, IngredientPortion[]>();
for (const portion of INGREDIENT_PORTIONS) {
  const known = BY_INGREDIENT.get(portion.ingredientId);
  if (known === undefined) BY_INGREDIENT.set(portion.ingredientId, [portion]);
  else known.push(portion);
}

/** The household measures of a food; empty if the table has none. */
export function ingredientPortions(id: string | null): readonly IngredientPortion[] {
  return (id !== null && BY_INGREDIENT.get(id)) || [];
}
