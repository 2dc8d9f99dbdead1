import type { Bowlful } from './bowlful.ts';
import type { ListHeadRow } from './rows.ts';

/**
 * How many recipes of the catalogue are on the device, by species. Read from the list heads if present: counting ten
 * thousand takes half a second on a device that has just started.
 */
export async function countRecipes(database: Bowlful): Promise<ListHeadRow['counts']> {
  return (await database.listHeads.get('head:home'))?.counts ?? (await countCards(database));
}

/** The same, counted from the cards. */
export async function countCards({ cards }: Bowlful): Promise<ListHeadRow['counts']> {
  const count = (species: 'dog' | 'cat') => cards.where('species').equals(species).count();
  const [dog, cat] = await Promise.all([count('dog'), count('cat')]);
  return { dog, cat };
}
