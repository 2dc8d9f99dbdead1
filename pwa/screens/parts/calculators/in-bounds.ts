import { numberOf } from '../profile/number-text.ts';

/** The number in a field; undefined if it is empty, not a number, or out of bounds. */
export function inBounds(text: string, { min, max }: { min: number; max: number }): number | undefined {
  const number = numberOf(text);
  return number !== undefined && number >= min && number <= max ? number : undefined;
}
