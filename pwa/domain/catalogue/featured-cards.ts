import { byMerit } from './by-merit.ts';
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
