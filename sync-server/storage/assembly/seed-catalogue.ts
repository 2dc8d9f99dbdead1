import type { Recipe } from '#domain/recipe/recipe';
import type { Recipes } from '../recipes.ts';

/** Recipes updated concurrently. */
const PARALLEL = 8;

/**
 * Updates the stored catalogue to the shipped one: inserts missing recipes, and replaces unedited ones whose shipped
 * content has changed. Idempotent, also across processes.
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
