import { type DifficultyInput, difficultyScore } from './difficulty.ts';

const BASE_MINUTES = 15;
const MAX_MINUTES = 90;

/**
 * Minutes of preparation where nobody told them: the documented base of 15 and a minute for each point of the difficulty
 * score (0 to 75), which is the documented range of 15 to 90. A stored time always goes before it.
 */
export function estimatedPrepMinutes(recipe: DifficultyInput): number {
  return minutesOfScore(difficultyScore(recipe));
}

/** The same by the difficulty score itself. */
export function minutesOfScore(score: number): number {
  return Math.min(MAX_MINUTES, BASE_MINUTES + Math.round(score));
}
