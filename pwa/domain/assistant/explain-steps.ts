import { readLines } from '../analysis/read-lines.ts';
import type { ExplanationsAnswer } from '../contract/assistant.ts';
import type { Species } from '../recipe/species.ts';
import { findUnsafeFoods } from '../safety/find-unsafe-foods.ts';
import { cookingSteps } from './cooking-steps.ts';
import { foodKind, foodName } from './step-foods.ts';

/** Names no food: the safety check beside the form names them, and a step must not. */
const leftOut = (count: number, species: Species) =>
  `${count === 1 ? 'One ingredient is' : `${count} ingredients are`} left out of these steps: the safety check says why ${species}s must not have ${count === 1 ? 'it' : 'them'}.`;

const NO_FOOD = 'Write down at least one food that can be cooked, and the steps follow from it.';

/** Whether a line puts a toxic food into the bowl; what stands after 'no' or 'without' does not. */
const isToxic = (line: string, species: Species) =>
  findUnsafeFoods(line, species).some(({ severity }) => severity === 'toxic');
/** 'Raw' tells how it was weighed; the steps cook it. */
const RAW_STATE = /\braw\b/i;

/**
 * Detailed steps for a list of ingredients, each cooked as its kind needs. A toxic food is in no step, and the first says how
 * many were left out.
 * @param ingredients as people write them; blank ones say nothing
 * @param title tells biscuits from a bowl
 */
export function explainSteps(
  ingredients: readonly string[],
  title: string,
  species: Species = 'dog',
): ExplanationsAnswer {
  const lines = ingredients.map((line) => line.trim()).filter((line) => line !== '');
  const safe = lines.filter((line) => !isToxic(line.replace(RAW_STATE, ''), species));
  const foods = readLines(safe).lines.map((line) => ({
    id: line.ingredientId,
    name: foodName(line),
    kind: foodKind(line.ingredientId),
  }));
  const named = foods.filter(({ name }) => name !== '');
  const left = lines.length - safe.length;
  const steps = named.length === 0 ? [] : cookingSteps(named, species, title);
  return {
    explanations: [
      ...(left > 0 ? [leftOut(left, species)] : []),
      ...(named.length === 0 ? [NO_FOOD] : []),
      ...steps.filter((step) => !isToxic(step, species)),
    ],
    source: 'built-in',
  };
}
