import type { ApiRecipe } from '#domain/contract/recipes';
import { type Category, matchesCategory } from '#domain/recipe/category';
import { searchCards } from '#domain/recipe/search-index';
import type { Snapshot } from './snapshot.ts';

/** Recipes of a category, by id. */
export function recipesOf(snapshot: Snapshot, category: Category = 'all'): ApiRecipe[] {
  return snapshot.recipes
    .filter((recipe) => matchesCategory(recipe.category, category))
    .map(({ id }) => snapshot.apiRecipe(id))
    .filter((recipe) => recipe !== undefined);
}

/** Recipes of a category that hold every word of a search, best first. */
export function recipesMatching(snapshot: Snapshot, search: string, category: Category = 'all'): ApiRecipe[] {
  return searchCards(snapshot.searchIndex(), search)
    .map((id) => snapshot.apiRecipe(id))
    .filter((recipe) => recipe !== undefined && matchesCategory(recipe.category, category)) as ApiRecipe[];
}
