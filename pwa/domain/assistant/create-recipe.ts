import { mayEat } from '../pet/clashes.ts';
import { NO_DOSES } from '../pet/condition-words.ts';
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
import { limitSentences, listed } from './explanation.ts';
import { type AskingPet, forPet } from './for-pet.ts';
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
 * @param pets the recipe has nothing that the pet of its species avoids, and no supplement if that pet has a condition
 * @throws {NothingLeftError} if the foods ruled out leave nothing to make a meal of
 */
export function createRecipe(
  requirements: string,
  given?: Species,
  pets: readonly AskingPet[] = [],
): CreateRecipeAnswer {
  const species = readQuestion(requirements, given).species ?? 'dog';
  const pet = pets.find((one) => one.species === species);
  const question = {
    ...readQuestion(forPet(requirements, pet), given),
    species,
    ...(pet !== undefined && { mayUse: mayEat(pet.avoidedFoods), isForVet: !!pet.conditions?.length }),
  };
  const { batch, completed } = bestAttempt(question);
  const title = titleOf(batch);
  const energy = kcalText(completed.nutrients.energyKcal);
  const words = {
    title,
    description: `Put together for your question from foods in our tables: ${energy} in the batch.`,
    instructions: stepsFor(completed),
  };
  const { recipe, explanation } = customRecipeAnswer(completed, question, words);
  const limits = pet === undefined ? [] : limitSentences(pet);
  const noDoses = question.isForVet ? [NO_DOSES] : [];
  return {
    recipe,
    explanation: [explanation, ...limits, ...noDoses].join(' '),
    source: 'built-in',
  };
}
