import type { RecipeCard } from './recipe-card.ts';
import type { Species } from './species.ts';

/** The first recipes of a species by id: stable when more arrive, so that the picture does not change. */
export function firstCards(
  cards: readonly RecipeCard[] | undefined,
  species: Species,
  count: number,
): RecipeCard[] {
  const own = cards?.filter((card) => card.species === species) ?? [];
  return own.sort((a, b) => a.id - b.id).slice(0, count);
}
