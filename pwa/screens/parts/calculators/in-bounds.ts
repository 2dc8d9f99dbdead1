import { numberOf } from '../profile/number-text.ts';

/** The number in a field; undefined if it is empty, not a number, or out of bounds. */
export function inBounds(text: string, { min, max }: { min: number; max: number }): number | undefined {
  return within(numberOf(text), { min, max });
}

/** The number itself; undefined if it is out of bounds. */
export function within(
  number: number | undefined,
  { min, max }: { min: number; max: number },
): number | undefined {
  return number !== undefined && number >= min && number <= max ? number : undefined;
}
