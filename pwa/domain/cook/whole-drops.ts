/** Rounding noise of sums is no part of a drop. */
const NOISE = 0.01;

/**
 * How many whole drops to give where that many are asked for: rounded down, since too much vitamin D is toxic. Cook mode
 * and shopping list count by it alike.
 */
export function wholeDrops(count: number): number {
  return Math.floor(count * (1 + NOISE));
}
