import type { Species } from '../reference/species.ts';

/** Middle of the documented clamp, 0.75–1.0 to 3.2–4.6 pounds: (0.875 + 3.9) / 2. */
const CAT_SERVING_GBP = 2.39;

/**
 * Fallback price of a serving when no ingredient has a price; display it marked 'estimate'. Dogs: id × 0.02 + 1.2
 * pounds, to two decimals, as documented.
 */
export function fallbackServingGbp(recipe: { id: number; species: Species }): number {
  if (recipe.species === 'cat') return CAT_SERVING_GBP;
  return Math.round((recipe.id * 0.02 + 1.2) * 100) / 100;
}
