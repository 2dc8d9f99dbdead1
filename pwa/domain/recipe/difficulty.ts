import { effortScore, ingredientScore, methodScore } from './difficulty-scores.ts';
import type { Recipe } from './recipe.ts';

export type Difficulty = 1 | 2 | 3 | 4 | 5;

const LABELS: Record<Difficulty, string> = { 1: 'Easy', 2: 'Medium', 3: 'Hard', 4: 'Advanced', 5: 'Expert' };

/** A total below the first bound is 1 paw, below the second 2, and so on; at or above the last, 5. */
const PAW_BOUNDS: readonly number[] = [47, 56, 60, 65];

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
 * 1 to 5 paws. The documents don't define the mapping. The bounds are the gaps between scores nearest to the 10th, 30th, 60th
 * and 85th percentile of the 88 built-in recipes.
 */
export function difficulty(recipe: DifficultyInput): Difficulty {
  return pawsOf(difficultyScore(recipe));
}

/** The paws of a score of 0 to 75. */
export function pawsOf(score: number): Difficulty {
  return (1 + PAW_BOUNDS.filter((bound) => score >= bound).length) as Difficulty;
}

/** 'Easy', 'Medium', 'Hard', 'Advanced' or 'Expert'; values off the scale are clamped. */
export function difficultyLabel(paws: number): string {
  return LABELS[Math.min(5, Math.max(1, Math.round(paws))) as Difficulty];
}
