import { effortScore, ingredientScore, methodScore } from './difficulty-scores.ts';
import type { Recipe } from './recipe.ts';

export type Difficulty = 1 | 2 | 3 | 4 | 5;

const LABELS: Record<Difficulty, string> = { 1: 'Easy', 2: 'Medium', 3: 'Hard', 4: 'Advanced', 5: 'Expert' };

/**
 * A total below the first mark is 1 paw, below the second 2, and so on; at or above the last, 5. A whole diet of ten
 * foods has 30 points before the first pan is warm, so 5 points a paw, from 55: an evening with one pot stays below; a
 * second method, or cutting and cooling in every step, adds a paw each. A pie with a mash, browned and baked, is at 70.
 */
const PAW_MARKS: readonly number[] = [55, 60, 65, 70];

/** Parts of a recipe that the scores depend on. */
export type DifficultyInput = Pick<Recipe, 'ingredientLines' | 'supplements' | 'steps'>;

/**
 * Effort of a recipe, 0 to 75: ingredients (at most 30), methods (at most 25) and effort of the steps (at most
 * 20), each score as documented for the difficulty paws.
 */
export function difficultyScore({ ingredientLines, supplements, steps }: DifficultyInput): number {
  const texts = steps.map(({ text }) => text.toLowerCase());
  const lines = ingredientLines.map(({ metric }) => metric.toLowerCase());
  return ingredientScore(lines, supplements.length) + methodScore(texts) + effortScore(texts);
}

/**
 * 1 to 5 paws. The documents define the score and not the mapping, so we chose fixed marks with which a cook agrees on
 * 20 pairs of recipes (`difficulty-pairs.test.ts` of the catalogue). Percentiles would move with each new recipe. Words
 * make the score: it rates a bake whose base is boiled first above a pan of hand-rolled balls, where a cook would not.
 */
export function difficulty(recipe: DifficultyInput): Difficulty {
  return pawsOf(difficultyScore(recipe));
}

/** The paws of a score of 0 to 75. */
export function pawsOf(score: number): Difficulty {
  return (1 + PAW_MARKS.filter((mark) => score >= mark).length) as Difficulty;
}

/** 'Easy', 'Medium', 'Hard', 'Advanced' or 'Expert'; values off the scale are clamped. */
export function difficultyLabel(paws: number): string {
  return LABELS[Math.min(5, Math.max(1, Math.round(paws))) as Difficulty];
}
