import type { Bowlful } from './bowlful.ts';
import type { ListHeadRow } from './rows.ts';

/**
 * How many recipes of the catalogue are on the device, by species. The list heads tell it where they are; to count ten
 * thousand takes a device that has just started half a second.
 */
export async function countRecipes(database: Bowlful): Promise<ListHeadRow['counts']> {
  return (await database.listHeads.get('head:home'))?.counts ?? (await countCards(database));
}

/** The same from the cards themselves. */
export async function countCards({ cards }: Bowlful): Promise<ListHeadRow['counts']> {
  const count = (species: 'dog' | 'cat') => cards.where('species').equals(species).count();
  const [dog, cat] = await Promise.all([count('dog'), count('cat')]);
  return { dog, cat };
}
