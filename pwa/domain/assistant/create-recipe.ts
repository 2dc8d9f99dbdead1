import { ingredientName } from '../recipe/ingredient-names.ts';
import type { Species } from '../reference/species.ts';
import { kcalText } from '../units/energy-text.ts';
import type { CreateRecipeAnswer } from './answers.ts';
import {
  type Completed,
  complete,
  completeWithFoods,
  customRecipeAnswer,
  stepsFor,
} from './complete-recipe.ts';
import { type Batch, composeBatch, VARIANTS } from './compose-batch.ts';
import { listed } from './listed.ts';
import { readQuestion, type SettledQuestion } from './question.ts';

/** Thrown when the foods ruled out leave nothing to make a meal of. */
export class NothingLeftError extends Error {
  constructor() {
    super('The foods you ruled out leave nothing to make a meal of.');
    this.name = 'NothingLeftError';
  }
}

type Attempt = { batch: Batch; completed: Completed };

/** The first batch that supplements complete, else the one with the fewest gaps, its foods changed if that completes it. */
function bestAttempt(question: SettledQuestion): Attempt {
  let best: Attempt | null = null;
  for (const extras of VARIANTS) {
    const batch = composeBatch(question, extras);
    if (batch === null) break;
    const completed = complete(batch.lines, question);
    const lacks = completed.closure.remaining.length;
    if (best === null || lacks < best.completed.closure.remaining.length) best = { batch, completed };
    if (completed.closure.closes) break;
  }
  if (best === null) throw new NothingLeftError();
  return { ...best, completed: completeWithFoods(best.completed, question) };
}

function nameOf(id: string): string {
  const words = ingredientName({ ingredientId: id, metric: id })
    .replace(/^lean /, '')
    .replace(/ meat$/, '');
  return words.replace(/\b\w/g, (letter) => letter.toUpperCase());
}

function titleOf({ main, starch, vegetables }: Batch): string {
  const foods = [main, starch, vegetables[0] ?? null].filter((id) => id !== null);
  return `${listed(foods.map(nameOf), '&')} Bowl`;
}

/**
 * Creates a recipe from requirements in plain words: foods of the table in grams, supplements that close gaps where
 * they can, remaining gaps stated. Never uses a food that is ruled out or toxic.
 * @throws {NothingLeftError} if the foods ruled out leave nothing to make a meal of
 */
export function createRecipe(requirements: string, given?: Species): CreateRecipeAnswer {
  const read = readQuestion(requirements, given);
  const question = { ...read, species: read.species ?? 'dog' };
  const { batch, completed } = bestAttempt(question);
  const title = titleOf(batch);
  const energy = kcalText(completed.nutrients.energyKcal);
  const words = {
    title,
    description: `Put together for your question from foods in our tables: ${energy} in the batch.`,
    instructions: stepsFor(completed),
  };
  return { ...customRecipeAnswer(completed, question, words), source: 'built-in' };
}
