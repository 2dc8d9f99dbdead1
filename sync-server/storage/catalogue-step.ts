import type { Recipe } from '#domain/recipe/recipe';
import type { Recipes } from './recipes.ts';

/** Recipes brought in at the same time. */
const PARALLEL = 8;

/**
 * Brings the stored catalogue into step with the shipped one: missing recipes are inserted, and those nobody has edited
 * are replaced where the shipped content has changed. Running it again, or in several processes, changes nothing more.
 */
export async function bringCatalogueIntoStep(recipes: Recipes, shipped: readonly Recipe[]): Promise<void> {
  const waiting = [...shipped];
  async function work(): Promise<void> {
    for (let recipe = waiting.shift(); recipe !== undefined; recipe = waiting.shift()) {
      await recipes.upsertBuiltin(recipe);
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work));
}
