import type { IngredientLine } from '../recipe/recipe.ts';
import { type IngredientDetails, ingredientDetails } from '../reference/ingredient-details.ts';
import { type CookingManner, cookingManner } from './cooking-manner.ts';
import { waterPerGram } from './dry-yields.ts';

type Category = IngredientDetails['category'];

/** Weight left of 1 g of raw food after gentle cooking (USDA Table of Cooking Yields, release 2, rounded to 5%). */
const RAW_YIELDS: Partial<Record<Category, number>> = {
  meat: 0.75,
  organ: 0.75,
  fish: 0.8,
  egg: 0.95,
  vegetable: 0.9,
};
/** The same when baked until dry or crisp: moist foods lose a third to half of their weight, flour a tenth. */
const DRIED_YIELDS: Partial<Record<Category, number>> = {
  meat: 0.65,
  organ: 0.65,
  fish: 0.6,
  egg: 0.5,
  vegetable: 0.5,
  fruit: 0.5,
  grain: 0.9,
};
const LIQUID = /^water$|broth|stock/;

/** Share of 1 g that stays solid. */
function solidShare(details: IngredientDetails | undefined, { isDried }: CookingManner): number {
  if (details === undefined) return 1;
  if (isDried) return DRIED_YIELDS[details.category] ?? 1;
  return details.state === 'raw' ? (RAW_YIELDS[details.category] ?? 1) : 1;
}

/**
 * Estimates a batch's cooked weight in grams, for recipes not weighed after cooking. Raw foods lose juice; dry grains
 * absorb available water; the cooking manner read from the steps decides how much of the remaining water and juice
 * stays. Never more than the weight of the ingredients.
 */
export function estimatedCookedGrams(
  lines: readonly Pick<IngredientLine, 'ingredientId' | 'grams'>[],
  steps: readonly string[] = [],
): number {
  const isWet = lines.some(({ ingredientId }) => LIQUID.test(ingredientId ?? ''));
  const manner = cookingManner(steps, isWet);
  let solidGrams = 0;
  let juiceGrams = 0;
  let waterGrams = 0;
  let thirstGrams = 0;
  for (const { ingredientId, grams } of lines) {
    const id = ingredientId ?? '';
    const details = ingredientDetails(ingredientId);
    if (LIQUID.test(id)) {
      waterGrams += grams;
      continue;
    }
    const solid = grams * solidShare(details, manner);
    solidGrams += solid;
    juiceGrams += grams - solid;
    thirstGrams += grams * waterPerGram(id);
  }
  const drunkGrams = manner.isDried ? 0 : Math.min(waterGrams, thirstGrams);
  return (
    solidGrams + drunkGrams + (waterGrams - drunkGrams) * manner.waterLeft + juiceGrams * manner.juiceLeft
  );
}
