import { type NumberBounds, typedNumber } from '#domain/units/typed-number';

/** The number in a field; undefined if it is empty, not a number, or out of bounds. */
export function inBounds(text: string, bounds: NumberBounds): number | undefined {
  return within(typedNumber(text, bounds), bounds);
}

/** The number itself; undefined if it is out of bounds. */
export function within(number: number | undefined, { min, max }: NumberBounds): number | undefined {
  return number !== undefined && number >= min && number <= max ? number : undefined;
}
