import { cookedFood } from '../cooking/cooking-of.ts';
import type { Species } from '../reference/species.ts';
import type { ExplanationsAnswer } from './answers.ts';
import { cookingSteps } from './cooking-steps.ts';
import { holdsToxicFood, isPlainName, listedSalt } from './listed-dangers.ts';

/** Doesn't name the foods: the safety check beside the form does, and a note must not. */
const leftOut = (count: number, species: Species) =>
  `${count === 1 ? 'One ingredient is' : `${count} ingredients are`} left out of these steps: the safety check says why ${species}s must not have ${count === 1 ? 'it' : 'them'}.`;

const NO_FOOD = 'List at least one food that can be cooked, and we’ll write the steps.';

/**
 * Detailed steps for a list of ingredients, each food cooked as in the cooking table. Toxic foods are left out of the
 * steps; a note gives their number.
 * @param ingredients in free text; blank ones are ignored
 * @param title distinguishes biscuits from a bowl
 */
export function explainSteps(
  ingredients: readonly string[],
  title: string,
  species: Species = 'dog',
): ExplanationsAnswer {
  const lines = ingredients.map((line) => line.trim()).filter((line) => line !== '');
  const { lines: pieces, allowed } = listedSalt(lines, species);
  const named = pieces.flatMap(({ part }, at) => {
    if (allowed.has(at)) return [cookedFood(part)];
    if (holdsToxicFood(part, species)) return [];
    const food = cookedFood(part);
    return food.name !== '' && isPlainName(food.name, species) ? [food] : [];
  });
  const left = pieces.length - named.length;
  const notes = [...(left > 0 ? [leftOut(left, species)] : []), ...(named.length === 0 ? [NO_FOOD] : [])];
  return {
    explanations: named.length === 0 ? [] : cookingSteps(named, title),
    ...(notes.length > 0 ? { notes } : {}),
    source: 'built-in',
  };
}
