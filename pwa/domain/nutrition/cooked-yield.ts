import type { IngredientLine } from '../recipe/recipe.ts';
import { type IngredientDetails, ingredientDetails } from '../reference/ingredient-details.ts';

/** What is left of 1 g of raw food after gentle cooking (USDA Table of Cooking Yields, release 2, rounded to 5%). */
const RAW_YIELDS: Partial<Record<IngredientDetails['category'], number>> = {
  meat: 0.75,
  organ: 0.75,
  fish: 0.8,
  egg: 0.95,
  vegetable: 0.9,
};
/** Water that 1 g of dry grain drinks; more than that boils away or is left as broth. */
const WATER_PER_GRAIN = 2;
const BROTH_LEFT = 0.5;

/**
 * An estimate of a batch's cooked weight in grams, for recipes that were not weighed: raw meat and vegetables lose water,
 * dry grains take up twice their weight of what there is, half of the other water stays. Never more than was weighed out.
 */
export function estimatedCookedGrams(
  lines: readonly Pick<IngredientLine, 'ingredientId' | 'grams'>[],
): number {
  let cookedGrams = 0;
  let waterGrams = 0;
  let thirstGrams = 0;
  for (const { ingredientId, grams } of lines) {
    const details = ingredientDetails(ingredientId);
    if (ingredientId === 'water') {
      waterGrams += grams;
      continue;
    }
    if (details?.category === 'grain' && ingredientId?.endsWith('-dry'))
      thirstGrams += grams * WATER_PER_GRAIN;
    const isRaw = details?.state === 'raw';
    cookedGrams += grams * ((isRaw && details && RAW_YIELDS[details.category]) || 1);
  }
  const drunkGrams = Math.min(waterGrams, thirstGrams);
  return cookedGrams + drunkGrams + (waterGrams - drunkGrams) * BROTH_LEFT;
}
