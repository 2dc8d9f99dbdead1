import { ingredientDetails } from '../reference/ingredient-details.ts';

/**
 * Cooked weight of 1 g of dry food, rounded from packet directions (their water per gram of food, or the cooked weight they
 * print). The first matching row counts.
 */
const DRY_YIELDS: readonly (readonly [ids: RegExp, cookedGrams: number])[] = [
  // 2 parts of water by weight, as a lidded pan loses a fifth
  [/^rice-brown-dry$/, 2.6],
  [/^rice-(?:white|short-grain)-dry$/, 2.8],
  // 125 ml of boiling water for 100 g
  [/^couscous-dry$/, 2.25],
  [/^bulgur-dry$/, 2.5],
  [/^quinoa-dry$/, 2.7],
  [/^millet-dry$/, 3],
  [/^buckwheat-dry$/, 2.5],
  [/^barley(?:-hulled)?-dry$/, 3],
  // 75 g dry for 165 g on the plate
  [/^pasta(?:-wholewheat)?-dry$/, 2.2],
  [/^(?:lentils|lentils-red|chickpeas|[a-z-]+-beans)-dry$/, 2.3],
  // porridge: 1 part to 3, before what boils off
  [/^oats(?:-instant|-whole)?$|^(?:oat|rice|brown-rice)-flour$/, 4],
  // polenta: 1 part to 4, soft
  [/^cornmeal$/, 4.5],
];
/** Other dry grain: our estimate, the middle of the table. */
const OTHER_DRY_YIELD = 2.5;

/** Grams of water that 1 g of a dry food absorbs during cooking; 0 for all other foods. */
export function waterPerGram(ingredientId: string): number {
  const known = DRY_YIELDS.find(([ids]) => ids.test(ingredientId))?.[1];
  if (known !== undefined) return known - 1;
  const isDryGrain = ingredientDetails(ingredientId)?.category === 'grain' && ingredientId.endsWith('-dry');
  return isDryGrain ? OTHER_DRY_YIELD - 1 : 0;
}
