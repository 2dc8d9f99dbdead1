import { useMemo } from 'react';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { VERDICT_VERSION } from '#domain/nutrition/verdict-version';
import type { OwnRecipe } from '#domain/own/own-recipe';
import type { Photo } from '#domain/review/photos';
import { ToldError } from '#domain/text/told-error';
import { useRecipeCards } from '../database/cards.ts';
import { loadDevice } from '../database/device.ts';
import { readLabelFoodRows } from '../database/label-food-rows.ts';
import { requestPersistence } from '../database/preferences.ts';
import type { RecipeWithCard } from '../database/rows.ts';
import { withNewer } from '../database/with-newer.ts';
import { sharedQuery, useQuery, useShared } from '../query/query.ts';

const ownRecipes = sharedQuery('ownRecipes', (device) => device.ownRecipes(), undefined);

/** All of the owner's recipes, most recently changed first; undefined until they are read. */
export function useOwnRecipes(): RecipeWithCard[] | undefined {
  return useShared(ownRecipes, (state) => state.value);
}

/** Whether one of the owner's recipes has a photo; false until known. */
export function useOwnPhoto(id: number): boolean {
  return useQuery(
    'ownPhoto',
    async ({ database }) => (await database.ownRecipes.get(id))?.photo !== undefined,
    { deps: [id], initial: false },
  );
}

/** The photo of one of the owner's recipes; null without one. */
export async function ownPhotoOnce(id: number): Promise<Photo | null> {
  const { database } = await loadDevice();
  return (await database.ownRecipes.get(id))?.photo ?? null;
}

/**
 * Stores one of the owner's recipes, replacing the one with its id.
 * @param photo null removes the photo, undefined keeps it
 * @param opened the recipe that was changed: words stored since stay, unless they are changed too
 * @throws {ToldError} if it is invalid
 * @throws {DeviceError} if it could not be stored
 */
export async function saveOwnRecipe(
  own: OwnRecipe,
  photo?: Photo | null,
  opened?: OwnRecipe | null,
): Promise<void> {
  const [{ makeOwnRecipe }, { ownRecipeSchema }, { parseLabelFoods }] = await Promise.all([
    import('#domain/own/make-own-recipe'),
    import('#domain/own/own-recipe'),
    import('../database/parse-label-foods.ts'),
  ]);
  const refused = ownRecipeSchema.safeParse(own).error?.issues[0];
  if (refused !== undefined) throw new ToldError(`${refused.path.slice(1).join(' ')}: ${refused.message}`);
  const device = await loadDevice();
  const foods = parseLabelFoods(await device.run(readLabelFoodRows));
  await device.run((database) =>
    database.transaction('rw', database.ownRecipes, async () => {
      const before = await database.ownRecipes.get(own.id);
      const stored = ownRecipeSchema.safeParse(before?.value).data;
      const value =
        stored && opened ? { ...own, words: withNewer(stored.words, own.words, opened.words) } : own;
      const made = { ...makeOwnRecipe(value, foods), verdictVersion: VERDICT_VERSION };
      const row = { id: own.id, value, made, updatedAt: new Date().toISOString() };
      const kept = photo === undefined ? before?.photo : photo;
      await database.ownRecipes.put(kept ? { ...row, photo: kept } : row);
    }),
  );
  void requestPersistence();
}

/**
 * Removes one of the owner's recipes.
 * @throws {DeviceError} if it could not be removed
 */
export async function removeOwnRecipe(id: number): Promise<void> {
  const device = await loadDevice();
  await device.run((database) => database.ownRecipes.delete(id));
}

/** All cards, of the catalogue and of the owner's recipes; undefined while the catalogue's are unknown. */
export function useAllCards(): RecipeCard[] | undefined {
  const cards = useRecipeCards();
  const own = useOwnRecipes();
  return useMemo(() => {
    if (cards === undefined || own === undefined || own.length === 0) return cards;
    return [...cards, ...own.map(({ card }) => card)];
  }, [cards, own]);
}
