import type { OwnWords } from '#domain/own/own-recipe';
import { recipeLifeStage } from '#domain/reference/life-stage';
import type { CheckerValues } from './checker-values.ts';

/** An owner's recipe as the nutrition checker reads it. */
export function checkedWords(words: OwnWords, isForPet: boolean): CheckerValues {
  const { species, category, servings, ingredients, instructions } = words;
  return {
    species,
    lifeStage: recipeLifeStage({ category }),
    isForPet,
    servings: String(servings),
    ingredients: ingredients.join('\n'),
    instructions: instructions.join('\n'),
  };
}
