import { SPECIES } from '../reference/species.ts';
import { byMerit } from './by-merit.ts';
import type { RecipeCard } from './recipe-card.ts';

/** Recipes that the shop offers first. */
const MOST_POPULAR = 12;

/**
 * The first recipes of the shop, for dogs and cats in turn: those that visitors rated best, then the newest, so that every
 * device and the server show the same.
 */
export function popularCards(cards: readonly RecipeCard[]): RecipeCard[] {
  const ranked = SPECIES.map((species) => cards.filter((card) => card.species === species).sort(byMerit));
  const inTurn = Array.from({ length: cards.length }, (_, place) =>
    ranked.flatMap((ofSpecies) => ofSpecies[place] ?? []),
  );
  return inTurn.flat().slice(0, MOST_POPULAR);
}
