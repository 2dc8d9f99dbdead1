import { recipeCardSchema } from '#domain/catalogue/recipe-card';
import { VERDICT_VERSION } from '#domain/nutrition/verdict-version';
import type { MadeRecipe } from '#domain/own/make-own-recipe';
import { type OwnRecipe, ownRecipeSchema } from '#domain/own/own-recipe';
import { loadFoodsOf } from '../load-foods-of.ts';
import type { OwnRecipeRow, RecipeWithCard } from '../rows.ts';
import { photoAddress } from './photo-address.ts';

/** The converted recipe with its card: cached in the row, recomputed if the cache is of another table version. */
async function madeOf(row: OwnRecipeRow, own: OwnRecipe): Promise<MadeRecipe> {
  const { made } = row;
  if (made?.verdictVersion === VERDICT_VERSION && recipeCardSchema.safeParse(made.card).success) {
    await loadFoodsOf([made.recipe]);
    return made;
  }
  const { makeOwnRecipe } = await import('#domain/own/make-own-recipe');
  return makeOwnRecipe(own);
}

/** A stored recipe as the app shows it; null if damaged. */
export async function shownRecipe(row: OwnRecipeRow): Promise<RecipeWithCard | null> {
  const own = ownRecipeSchema.safeParse(row.value);
  if (!own.success) return null;
  const { recipe, card } = await madeOf(row, own.data);
  const picture = { imageUrl: photoAddress(row) ?? recipe.imageUrl };
  return { recipe: { ...recipe, ...picture }, card: { ...card, ...picture }, own: own.data };
}
