import { RecipeList } from './recipe-list.tsx';

/** Routes `/cat-recipes` and `/natural-cat-recipes`. */
export function CatRecipes() {
  return <RecipeList scope="cat" />;
}
