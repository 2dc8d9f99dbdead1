import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { compareCodes } from '#domain/text/compare-codes';
import type { Device } from '../../platform/database/open-device.ts';
import { readOwnRecipe } from '../../platform/database/read-own-recipes.ts';
import { readableCard } from '../../platform/database/stored-cards.ts';
import { useQuery } from '../../platform/query/query.ts';

/** Cards of the favourites, newest first; undefined until they are read. */
export function useFavouriteCards(): RecipeCard[] | undefined {
  return useQuery('favouriteCards', readFavouriteCards);
}

async function readFavouriteCards({ database }: Device): Promise<RecipeCard[]> {
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
