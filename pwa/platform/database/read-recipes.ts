import { syncedRecipeSchema } from '#domain/contract/sync';
import type { Recipe } from '#domain/recipe/recipe';
import { withStorage } from '#domain/recipe/storage-rule';
import type { Bowlful } from './bowlful.ts';
import { noteCatalogueDamage } from './catalogue-damage.ts';
import { loadFoodsOf } from './load-foods-of.ts';
import type { RecipeWithCard } from './rows.ts';
import { readableCard } from './stored-cards.ts';

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

/** A recipe with its card; null if missing or damaged. Damage is recorded. */
export async function readRecipe(database: Bowlful, id: number): Promise<RecipeWithCard | null> {
  // The id comes from the address; IndexedDB rejects NaN as a key.
  if (!Number.isSafeInteger(id)) return null;
  const [recipe, stored] = await Promise.all([database.recipes.get(id), database.cards.get(id)]);
  if (!recipe || !stored) return null;
  const card = await readableCard(database, stored);
  if (card !== undefined && syncedRecipeSchema.safeParse(recipe).success) {
    await loadFoodsOf([recipe]);
    return { recipe: withStorage(recipe), card };
  }
  noteCatalogueDamage();
  return null;
}
