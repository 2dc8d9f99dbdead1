import { syncedRecipeSchema } from '#domain/contract/sync';
import { withStorage } from '#domain/recipe/storage-rule';
import type { Bowlful } from './bowlful.ts';
import { noteCatalogueDamage } from './catalogue-damage.ts';
import { loadFoodsOf } from './load-foods-of.ts';
import { readableCard } from './read-cards.ts';
import type { RecipeWithCard } from './rows.ts';

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
