import type { Species } from '../reference/species.ts';
import type { RecipeCard } from './recipe-card.ts';

/** The first recipes of a species by id, so that the picture stays the same when more arrive. */
export function firstCards(
  cards: readonly RecipeCard[] | undefined,
  species: Species,
  count: number,
): RecipeCard[] {
  const own = cards?.filter((card) => card.species === species) ?? [];
  return own.sort((a, b) => a.id - b.id).slice(0, count);
}
