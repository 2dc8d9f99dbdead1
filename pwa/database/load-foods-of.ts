import type { Recipe } from '#domain/recipe/recipe';
import { holdsMoreFood } from '#domain/reference/base-food-ids';

type Lines = Pick<Recipe, 'ingredientLines'>;

let areLoaded = false;

/**
 * Loads the further foods where one of these recipes holds one, before anything is computed of it: a food that is silently
 * missing would be told as a shortage. Fails where they are neither kept on the device nor to be had.
 */
export async function loadFoodsOf(recipes: readonly Lines[]): Promise<void> {
  if (areLoaded || !recipes.some(holdsMoreFood)) return;
  await import('#domain/reference/more-foods');
  areLoaded = true;
}

/** @throws where a recipe holds a further food and they are not loaded */
export function assertFoodsOf(recipes: readonly Lines[]): void {
  if (!areLoaded && recipes.some(holdsMoreFood)) throw new Error('The foods of a recipe are not loaded');
}
