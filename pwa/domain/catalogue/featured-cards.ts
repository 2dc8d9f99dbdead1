import type { RecipeCard } from './recipe-card.ts';

const FEATURED = 3;

/**
 * Best rated first, ties by number of ratings and age, newest first; then by id, so that every device shows the same.
 */
function byMerit(a: RecipeCard, b: RecipeCard): number {
  return (
    (b.averageRating ?? 0) - (a.averageRating ?? 0) ||
    b.ratingCount - a.ratingCount ||
    b.createdAt.localeCompare(a.createdAt) ||
    a.id - b.id
  );
}

/** The recipes that Home shows: the best for dogs, the best for cats, and the best of all others. */
export function featuredCards(cards: readonly RecipeCard[]): RecipeCard[] {
  const best = [...cards].sort(byMerit);
  const ofEach = (['dog', 'cat'] as const).flatMap(
    (species) => best.find((card) => card.species === species) ?? [],
  );
  return [...ofEach, ...best.filter((card) => !ofEach.includes(card))].slice(0, FEATURED);
}
