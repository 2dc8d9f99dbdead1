import { typedNumber } from '#domain/units/typed-number';

/** Bounds of an analysis. */
export const SERVINGS = { min: 1, max: 100, isWhole: true } as const;

/** The typed servings; null unless they are a whole number in bounds. */
export function readServings(text: string): number | null {
  return typedNumber(text, SERVINGS) || null;
}
