import { holdsMoreFood } from '#domain/reference/base-food-ids';

type Lines = { ingredientLines: readonly { ingredientId: string | null }[] };

let areLoaded = false;

/**
 * Loads the nutrients of rarely used foods if one of these recipes holds one, before anything is computed: missing ones
 * would silently count as a shortage. Rejects if they are neither cached nor reachable.
 */
export async function loadFoodsOf(recipes: readonly Lines[]): Promise<void> {
  if (areLoaded || !recipes.some(holdsMoreFood)) return;
  await import('#domain/reference/more-nutrients');
  areLoaded = true;
}

/** @throws if a recipe contains a food whose nutrients are not loaded */
export function assertFoodsOf(recipes: readonly Lines[]): void {
  if (!areLoaded && recipes.some(holdsMoreFood)) throw new Error('The foods of a recipe are not loaded');
}
