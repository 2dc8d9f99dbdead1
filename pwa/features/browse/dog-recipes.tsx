import { RecipeList } from './recipe-list.tsx';

/** Route `/dog-recipes`. */
export function DogRecipes() {
  return <RecipeList scope="dog" />;
}
