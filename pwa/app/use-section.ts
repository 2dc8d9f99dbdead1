import { useLocation } from 'react-router-dom';
import { cookedRecipeId, NO_RECIPE, recipeIdOf } from '#domain/catalogue/recipe-address';
import { speciesOfId } from '#domain/reference/species';
import { type Section, sectionOfSpecies } from '../components/section.ts';
import { useRecipe } from '../platform/database/recipes.ts';

/** Section of the current page: by the recipe's species, or by its id until that is known. */
export function useSection(): Section {
  const { pathname } = useLocation();
  const id = recipeIdOf(pathname) || cookedRecipeId(pathname);
  const known = useRecipe(id);
  if (id !== NO_RECIPE) return sectionOfSpecies(known?.recipe.species ?? speciesOfId(id));
  if (/^\/dog-(?:recipes|products)$/.test(pathname)) return 'dogs';
  if (/^\/(?:(?:natural-)?cat-recipes|cat-products)$/.test(pathname)) return 'cats';
  return 'bowlful';
}
