import { type CompletenessRow, completeness } from '../nutrition/completeness.ts';
import { type BatchReading, recipeNutrients } from '../nutrition/recipe-nutrients.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { recipeLifeStage } from '../reference/life-stage.ts';
import { dosedBatch } from './scaled-supplement.ts';

/**
 * The nutrients that meet AAFCO in the recipe as written, but are short, over or unknown once the doses of a batch are
 * rounded to whole steps.
 * @param scale times the recipe as written
 * @param reading for an owner's recipe, the words that its nutrients are computed from
 */
export function lostToRounding(
  recipe: Recipe,
  scale: number,
  reading: BatchReading = recipe,
): CompletenessRow[] {
  const options = { standard: 'AAFCO', species: recipe.species, lifeStage: recipeLifeStage(recipe) } as const;
  const written = completeness(recipeNutrients(reading), options).rows;
  const met = new Set(written.filter(({ status }) => status === 'met').map(({ nutrient }) => nutrient));
  const cooked = completeness(recipeNutrients(dosedBatch(recipe, scale, reading)), options).rows;
  return cooked.filter(({ status, nutrient }) => status !== 'met' && met.has(nutrient));
}
