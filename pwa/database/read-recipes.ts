import { syncedRecipeSchema } from '#domain/contract/sync';
import type { Recipe } from '#domain/recipe/recipe';
import type { Bowlful } from './bowlful.ts';
import { noteCatalogueDamage } from './catalogue-damage.ts';
import { loadFoodsOf } from './load-foods-of.ts';

/** Every recipe by id. Damaged ones are left out and noted, so that the next pull heals them. */
export async function readRecipes(database: Bowlful): Promise<Recipe[]> {
  const rows = await database.recipes.toArray();
  const recipes = rows.filter((row) => {
    const isWhole = syncedRecipeSchema.safeParse(row).success;
    if (!isWhole) noteCatalogueDamage();
    return isWhole;
  });
  await loadFoodsOf(recipes);
  return recipes;
}
