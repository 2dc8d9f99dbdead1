import type { Species } from '../reference/species.ts';
import type { RecipeCard } from './recipe-card.ts';

/** A recipe of which a page knows only the name. */
export type NamedRecipe = Pick<RecipeCard, 'id' | 'title' | 'species'>;

/** A longer list of names would weigh more than the page around it. */
const MOST_NAMES = 560;

/** Server and device may know different alphabets, so both sort by code. */
function byTitle(a: NamedRecipe, b: NamedRecipe): number {
  const [left, right] = [a.title.toLowerCase(), b.title.toLowerCase()];
  if (left === right) return a.id - b.id;
  return left < right ? -1 : 1;
}

/**
 * The recipes of a species from A to Z, each once, at most 560.
 * @param further recipes without a card on the page
 */
export function recipesByName(
  cards: readonly NamedRecipe[],
  further: readonly NamedRecipe[],
  species: Species,
): NamedRecipe[] {
  const named = new Map([...further, ...cards].map((recipe) => [recipe.id, recipe]));
  return [...named.values()]
    .filter((recipe) => recipe.species === species)
    .sort(byTitle)
    .slice(0, MOST_NAMES);
}
