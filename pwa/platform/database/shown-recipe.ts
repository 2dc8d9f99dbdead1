import { recipeCardSchema } from '#domain/catalogue/recipe-card';
import type { BatchReading } from '#domain/nutrition/recipe-nutrients';
import { VERDICT_VERSION } from '#domain/nutrition/verdict-version';
import type { MadeRecipe } from '#domain/own/make-own-recipe';
import { type OwnRecipe, ownRecipeSchema } from '#domain/own/own-recipe';
import { withStorage } from '#domain/recipe/storage-rule';
import { loadFoodsOf } from './load-foods-of.ts';
import type { OwnRecipeRow, PreferenceRow, RecipeWithCard } from './rows.ts';

const held = new Map<number, { updatedAt: string; url: string }>();

/** Object URL of a recipe's photo, cached until the recipe is saved again; null without a photo. */
function photoAddress({ id, photo, updatedAt }: OwnRecipeRow): string | null {
  const known = held.get(id);
  if (photo === undefined || known?.updatedAt !== updatedAt) {
    if (known !== undefined) URL.revokeObjectURL(known.url);
    held.delete(id);
  }
  if (photo === undefined) return null;
  const url = held.get(id)?.url ?? URL.createObjectURL(new Blob([photo.bytes], { type: photo.mediaType }));
  held.set(id, { updatedAt, url });
  return url;
}

/** The converted recipe with its card: cached in the row, recomputed if the cache is of another table version. */
async function madeOf(
  row: OwnRecipeRow,
  own: OwnRecipe,
  labelFoods: readonly PreferenceRow[],
): Promise<MadeRecipe> {
  const { reading, ...made } = row.made ?? {};
  // Rows of earlier versions have no reading.
  if (reading !== undefined && isCurrent(made)) {
    await loadFoodsOf([made.recipe, { ingredientLines: foodsOf(reading) }]);
    return { ...made, reading };
  }
  const [{ makeOwnRecipe }, { parseLabelFoods }] = await Promise.all([
    import('#domain/own/make-own-recipe'),
    import('./parse-label-foods.ts'),
  ]);
  return makeOwnRecipe(own, parseLabelFoods(labelFoods));
}

type Made = NonNullable<OwnRecipeRow['made']>;

function isCurrent(made: Partial<Made>): made is Made {
  return made.verdictVersion === VERDICT_VERSION && recipeCardSchema.safeParse(made.card).success;
}

/** Every food that the lines may mean. */
function foodsOf({ ingredientLines }: BatchReading): { ingredientId: string | null }[] {
  return ingredientLines.flatMap(({ ingredientId, others = [] }) => [
    { ingredientId },
    ...others.map(({ id }) => ({ ingredientId: id })),
  ]);
}

/**
 * A stored recipe as the app shows it; null if damaged.
 * @param labelFoods the stored rows of the bought foods that it may name
 */
export async function shownRecipe(
  row: OwnRecipeRow,
  labelFoods: readonly PreferenceRow[],
): Promise<RecipeWithCard | null> {
  const own = ownRecipeSchema.safeParse(row.value);
  if (!own.success) return null;
  const { recipe, card, reading } = await madeOf(row, own.data, labelFoods);
  const picture = { imageUrl: photoAddress(row) ?? recipe.imageUrl };
  return {
    recipe: { ...withStorage(recipe), ...picture },
    card: { ...card, ...picture },
    own: own.data,
    reading,
  };
}
