import { useLiveQuery } from 'dexie-react-hooks';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { compareCodes } from '#domain/text/compare-codes';
import { database } from '../../platform/database/bowlful.ts';
import type { Device } from '../../platform/database/open-device.ts';
import { UNPAINTED, usePainted } from '../../platform/database/painted-answers.ts';
import { readableCard } from '../../platform/database/read-cards.ts';
import { readOwnRecipe } from '../../platform/database/read-own-recipes.ts';

/**
 * Cards of the favourites, newest first; undefined until they are read. Imports Dexie: for lazily loaded screens only.
 */
export function useFavouriteCards(): RecipeCard[] | undefined {
  const painted = usePainted('favouriteCards', readFavouriteCards);
  const answer = useLiveQuery(() => readFavouriteCards({ database }));
  return answer ?? (painted === UNPAINTED ? undefined : painted);
}

async function readFavouriteCards({ database }: Pick<Device, 'database'>): Promise<RecipeCard[]> {
  const hearts = await database.favourites.toArray();
  hearts.sort((a, b) => compareCodes(String(b.addedAt), String(a.addedAt)));
  const cards = await database.cards.bulkGet(hearts.map((heart) => heart.recipeId));
  const readable = await Promise.all(
    hearts.map(async ({ recipeId }, index) => {
      const card = cards[index];
      if (card !== undefined) return readableCard(database, card);
      return (await readOwnRecipe(database, recipeId))?.card;
    }),
  );
  return readable.filter((card) => card !== undefined);
}
