import { syncedRecipeSchema } from '#domain/contract/sync';
import { recipeCardSchema } from '#domain/recipe/recipe-card';
import type { Bowlful } from './bowlful.ts';
import { noteCatalogueDamage } from './catalogue-damage.ts';
import { loadFoodsOf } from './load-foods-of.ts';
import type { RecipeWithCard } from './rows.ts';

/** A recipe with its card; null where there is none, or where what is stored is damaged, which is noted. */
export async function readRecipe(database: Bowlful, id: number): Promise<RecipeWithCard | null> {
  // An address may hold anything; IndexedDB takes no NaN for a key.
  if (!Number.isSafeInteger(id)) return null;
  const [recipe, card] = await Promise.all([database.recipes.get(id), database.cards.get(id)]);
  if (!recipe || !card) return null;
  if (syncedRecipeSchema.safeParse(recipe).success && recipeCardSchema.safeParse(card).success) {
    await loadFoodsOf([recipe]);
    return { recipe, card };
  }
  noteCatalogueDamage();
  return null;
}
