import { useMemo } from 'react';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { useRecipeCards } from '../database/cards.ts';
import { useOwnRecipes } from './own-recipes.ts';

/** All cards, of the catalogue and of the owner's recipes; undefined while the catalogue's are unknown. */
export function useAllCards(): RecipeCard[] | undefined {
  const cards = useRecipeCards();
  const own = useOwnRecipes();
  return useMemo(() => {
    if (cards === undefined || own === undefined || own.length === 0) return cards;
    return [...cards, ...own.map(({ card }) => card)];
  }, [cards, own]);
}
