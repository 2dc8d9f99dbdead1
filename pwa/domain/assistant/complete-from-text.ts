import { readLines } from '../analysis/read-lines.ts';
import { auditCooking } from '../cooking/cooking-audit.ts';
import { findNamedFoods } from '../safety/audit/find-unsafe-foods.ts';
import type { CreateRecipeAnswer } from './answers.ts';
import { complete, completeWithFoods, customRecipeAnswer, stepsFor } from './complete-recipe.ts';
import { allowedBy } from './compose-batch.ts';
import { mayHold } from './food-groups.ts';
import type { SettledQuestion } from './question.ts';

type WrittenRecipe = {
  title: string;
  description: string;
  ingredients: readonly string[];
  instructions: readonly string[];
};

const SUPPLEMENT_STEP =
  'Crush tablets, open capsules and measure powders level. Stir the supplements into a cupful of the cooled food first, then into all of it.';

/**
 * Validates a recipe written by a model: every food known to the tables, in grams, none ruled out, none toxic.
 * Recomputes its figures and adds supplements. Null if it fails any check.
 */
export function completeFromText(
  written: WrittenRecipe,
  question: SettledQuestion,
): Omit<CreateRecipeAnswer, 'source'> | null {
  const { species, avoided } = question;
  const texts = [written.title, ...written.ingredients, ...written.instructions];
  if (texts.some((text) => findNamedFoods(text, species).some(({ severity }) => severity === 'toxic')))
    return null;
  const { lines, foods } = readLines(written.ingredients, written.instructions);
  // Supplements among the foods would be unchecked doses.
  if (foods.length !== lines.filter(({ ingredientId }) => ingredientId !== null).length) return null;
  if (lines.some(({ grams, basis }) => grams === null || basis === null)) return null;
  if (foods.some(({ ingredientId, grams }) => ingredientId === null || grams <= 0)) return null;
  const isAllowed = allowedBy(question);
  if (foods.some(({ ingredientId }) => !isAllowed(ingredientId ?? ''))) return null;
  const asRecipe = { title: written.title, ingredientLines: foods, supplements: [] };
  if (avoided.some((group) => mayHold(asRecipe, group))) return null;
  const asWritten = complete(foods, question, written.instructions);
  const completed = completeWithFoods(asWritten, question, written.instructions);
  // A method that leaves a food raw, or lacks one that we added, is replaced by steps from the cooking table.
  const isCooked =
    completed.lines === asWritten.lines &&
    auditCooking({ ingredients: written.ingredients, steps: written.instructions }).length === 0;
  if (!isCooked)
    return customRecipeAnswer(completed, question, { ...written, instructions: stepsFor(completed) });
  const { doses } = completed.closure;
  const instructions = doses.length === 0 ? written.instructions : [...written.instructions, SUPPLEMENT_STEP];
  return customRecipeAnswer(completed, question, { ...written, instructions });
}
