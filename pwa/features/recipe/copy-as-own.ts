import { wordsOfRecipe } from '#domain/own/own-recipe';
import type { Recipe } from '#domain/recipe/recipe';
import { startOwnRecipe, valuesOfWords } from '../own/own-draft.tsx';

/**
 * Stores a copy of a recipe as a draft of the owner's, which names the original.
 * @returns the address of its editor
 * @throws {DeviceError} if it could not be stored
 */
export function copyAsOwn(recipe: Recipe): Promise<string> {
  const { id: recipeId, title } = recipe;
  return startOwnRecipe(valuesOfWords(wordsOfRecipe(recipe), { kind: 'copy', recipeId, title }));
}
