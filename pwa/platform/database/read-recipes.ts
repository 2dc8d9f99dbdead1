import { syncedRecipeSchema } from '#domain/contract/sync';
import type { Recipe } from '#domain/recipe/recipe';
import { withStorage } from '#domain/recipe/storage-rule';
import type { Bowlful } from './bowlful.ts';
import { noteCatalogueDamage } from './catalogue-damage.ts';
import { loadFoodsOf } from './load-foods-of.ts';

/** All recipes by id. Damaged ones are skipped and recorded, so that the next pull repairs them. */
export async function readRecipes(database: Bowlful): Promise<Recipe[]> {
  const rows = await database.recipes.toArray();
  const recipes = rows.filter((row) => {
    const isWhole = syncedRecipeSchema.safeParse(row).success;
    if (!isWhole) noteCatalogueDamage();
    return isWhole;
  });
  await loadFoodsOf(recipes);
  return recipes.map(withStorage);
}
