import type { Recipe } from '../recipe/recipe.ts';

/** Author line of a recipe: its author, else the 'Chef' of the section's brand. */
export function authorLine(recipe: Pick<Recipe, 'authorName' | 'species'>): string {
  if (recipe.authorName !== null) return recipe.authorName;
  return recipe.species === 'dog' ? 'Bowlful for Dogs Chef' : 'Bowlful for Cats Chef';
}
