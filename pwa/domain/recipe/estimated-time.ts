import { type DifficultyInput, difficultyScore } from './difficulty.ts';

const BASE_MINUTES = 15;
const MAX_MINUTES = 90;

/**
 * Estimated preparation minutes: the documented base of 15 plus a minute per point of the difficulty score (0 to 75),
 * giving the documented range of 15 to 90. A stored time takes precedence.
 */
export function estimatedPrepMinutes(recipe: DifficultyInput): number {
  return minutesOfScore(difficultyScore(recipe));
}

/** The same, from the difficulty score. */
export function minutesOfScore(score: number): number {
  return Math.min(MAX_MINUTES, BASE_MINUTES + Math.round(score));
}
