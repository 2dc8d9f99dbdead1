import { findIngredient } from '../reference/ingredients.ts';
import type { IngredientLine, Recipe } from './recipe.ts';
import {
  FISH_REFRIGERATOR_DAYS,
  OILY_FISH_FREEZER_MONTHS,
  USUAL_FREEZER_MONTHS,
  USUAL_REFRIGERATOR_DAYS,
} from './storage-words.ts';

const OILY_FISH =
  /^(?:salmon|trout|herring|kipper|mackerel|sardines?|pilchards?|sprats?|anchov(?:y|ies)|smelt)\b/;

/**
 * How long cooked food keeps, by its ingredients: fish and seafood two days in the refrigerator, everything else three;
 * frozen three months, two with oily fish. Applies to every recipe.
 */
export function storageRule(lines: readonly Pick<IngredientLine, 'ingredientId'>[]): Recipe['storage'] {
  const ids = lines.flatMap(({ ingredientId }) => (ingredientId === null ? [] : [ingredientId]));
  const hasFish = ids.some((id) => findIngredient(id)?.category === 'fish');
  const isOily = ids.some((id) => OILY_FISH.test(id) && findIngredient(id)?.category === 'fish');
  return {
    refrigeratorDays: hasFish ? FISH_REFRIGERATOR_DAYS : USUAL_REFRIGERATOR_DAYS,
    freezerMonths: isOily ? OILY_FISH_FREEZER_MONTHS : USUAL_FREEZER_MONTHS,
  };
}

/** A recipe as written; its storage times are derived from its lines. */
export type WrittenRecipe = Omit<Recipe, 'storage'>;

/** The recipe with storage times by the current rule, whatever was stored. */
export function withStorage<Written extends WrittenRecipe>(
  recipe: Written,
): Written & Pick<Recipe, 'storage'> {
  return { ...recipe, storage: storageRule(recipe.ingredientLines) };
}
