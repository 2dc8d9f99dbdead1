import { type Category, matchesCategory } from '#domain/reference/category';
import type { Snapshot } from './snapshot.ts';

/** More words than a recipe's name has; each further one costs another search. */
const WORDS_AT_MOST = 8;

const listOf = (snapshot: Snapshot, ids: readonly number[]) =>
  `[${ids.map((id) => snapshot.packedRecipe(id)).join(',')}]`;

/** Recipes of a category, by id, as JSON. */
export function recipesOf(snapshot: Snapshot, category: Category = 'all'): string {
  const found = snapshot.recipes.filter((recipe) => matchesCategory(recipe.category, category));
  return listOf(
    snapshot,
    found.map(({ id }) => id),
  );
}

/** Recipes of a category that match every word of a search, best first, as JSON. */
export function recipesMatching(snapshot: Snapshot, search: string, category: Category = 'all'): string {
  const words = search.trim().split(/\s+/).slice(0, WORDS_AT_MOST).join(' ');
  const found = snapshot.search(words).filter((id) => {
    const recipe = snapshot.recipe(id);
    return recipe !== undefined && matchesCategory(recipe.category, category);
  });
  return listOf(snapshot, found);
}
