import type { BatchReading } from '../nutrition/recipe-nutrients.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { scaledSupplement } from './scaled-supplement.ts';

/**
 * A recipe as it is actually cooked at a scale, still per batch as written: each supplement in the whole steps that cook
 * mode and the shopping list show for that scale. Doses that are left out are removed.
 * @param scale times the recipe as written
 * @param reading for an owner's recipe, the words that its nutrients are computed from
 */
export function dosedBatch(recipe: Recipe, scale: number, reading: BatchReading = recipe): BatchReading {
  const measured = recipe.supplements.map((line) => ({
    ...line,
    grams: scaledSupplement(line, scale).grams / scale,
  }));
  const supplements = reading.supplements.map((line) => {
    const at = measured.findIndex(({ id }) => id === line.id);
    return measured.splice(at, at < 0 ? 0 : 1)[0] ?? line;
  });
  const { ingredientLines, servings, cookedWeightGrams } = reading;
  return {
    ingredientLines,
    servings,
    cookedWeightGrams,
    supplements: supplements.filter(({ grams }) => grams > 0),
  };
}
