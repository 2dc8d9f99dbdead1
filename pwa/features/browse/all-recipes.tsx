import { RecipeList } from './recipe-list.tsx';

/** Route `/recipes`: both species in one list. */
export function AllRecipes() {
  return <RecipeList scope="all" />;
}
