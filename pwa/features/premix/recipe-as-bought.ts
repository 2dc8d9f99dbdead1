import { useMemo } from 'react';
import type { Recipe } from '#domain/recipe/recipe';
import { sentenceHead } from '../../components/nutrient-words.ts';
import { useChosenPremix } from './premix-store.ts';

/** The recipe with its premix as the only supplement, for lists of weights and costs; no table has a price for it. */
export function useRecipeAsBought(recipe: Recipe): Recipe {
  const chosen = useChosenPremix(recipe.id);
  return useMemo(() => {
    if (chosen === null) return recipe;
    const { premix, grams, doseText } = chosen;
    // Ids of the tables are in lower case.
    return { ...recipe, supplements: [{ id: sentenceHead(premix.name), grams, dose: doseText }] };
  }, [recipe, chosen]);
}
