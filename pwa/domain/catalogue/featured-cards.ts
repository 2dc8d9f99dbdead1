import { SPECIES, type Species } from '../reference/species.ts';
import { compareCodes } from '../text/compare-codes.ts';
import type { RecipeCard } from './recipe-card.ts';

const FEATURED = 3;

/** The recipes that Home shows: the best for dogs, the best for cats, and the best of all others. */
export function featuredCards(cards: readonly RecipeCard[]): RecipeCard[] {
  const best = [...cards].sort(byMerit);
  const ofEach = (['dog', 'cat'] as const).flatMap(
    (species) => best.find((card) => card.species === species) ?? [],
  );
  return [...ofEach, ...best.filter((card) => !ofEach.includes(card))].slice(0, FEATURED);
}

type Rated = Pick<RecipeCard, 'averageRating' | 'ratingCount' | 'createdAt' | 'id'>;

/**
 * Best rated first, ties by number of ratings and age, newest first; then by id, so that every device shows the same.
 */
function byMerit(a: Rated, b: Rated): number {
  return (
    (b.averageRating ?? 0) - (a.averageRating ?? 0) ||
    b.ratingCount - a.ratingCount ||
    compareCodes(b.createdAt, a.createdAt) ||
    a.id - b.id
  );
}

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

/** The first recipes of a species by id, so that the picture stays the same when more arrive. */
export function firstCards(
  cards: readonly RecipeCard[] | undefined,
  species: Species,
  count: number,
): RecipeCard[] {
  const own = cards?.filter((card) => card.species === species) ?? [];
  return own.sort((a, b) => a.id - b.id).slice(0, count);
}
