/** Rounding noise of sums; not part of a drop. */
const NOISE = 0.01;

/**
 * Whole drops for a computed count, rounded down since too much vitamin D is toxic. Shared by cook mode and shopping
 * list.
 */
export function wholeDrops(count: number): number {
  return Math.floor(count * (1 + NOISE));
}
