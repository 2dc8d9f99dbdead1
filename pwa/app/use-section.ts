import { matchPath, useLocation } from 'react-router-dom';
import { speciesOfId } from '#domain/recipe/species';
import { type Section, sectionOfSpecies } from '../components/section.ts';
import { useRecipe } from '../database/recipes.ts';

/** No recipe has it. */
const NO_RECIPE = 0;

/** Whose brand the current page carries: a recipe's own species decides, its number only until it is known. */
export function useSection(): Section {
  const { pathname } = useLocation();
  const id = Number(matchPath('/recipe/:id', pathname)?.params.id ?? NO_RECIPE);
  const known = useRecipe(id);
  if (id !== NO_RECIPE) return sectionOfSpecies(known?.recipe.species ?? speciesOfId(id));
  if (pathname === '/dog-recipes') return 'dogs';
  if (pathname === '/cat-recipes') return 'cats';
  return 'bowlful';
}
