import { RecipeList } from './recipe-list.tsx';

/** Route `/cat-recipes`. */
export function CatRecipes() {
  return <RecipeList species="cat" />;
}
