import { useLiveQuery } from 'dexie-react-hooks';
import type { RecipeCard } from '#domain/recipe/recipe-card';
import { database } from './bowlful.ts';

/**
 * The cards of the favourites, the newest heart first; undefined until they are read.
 * Brings Dexie along: for screens that are loaded on their own, never for the first load.
 */
export function useFavouriteCards(): RecipeCard[] | undefined {
  return useLiveQuery(async () => {
    const hearts = await database.favourites.toArray();
    hearts.sort((a, b) => String(b.addedAt).localeCompare(String(a.addedAt)));
    const cards = await database.cards.bulkGet(hearts.map((heart) => heart.recipeId));
    // Those that version 1 kept come again when they have their verdict.
    return cards.filter((card) => card !== undefined && 'verdict' in card);
  });
}
