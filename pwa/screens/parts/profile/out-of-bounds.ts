import { numberOf } from './number-text.ts';

type Bounds = { min: number; max: number };

/** 'Enter 109 to 1,087 kcal.' */
export function boundsError({ min, max }: Bounds, unit: string): string {
  return `Enter ${min.toLocaleString('en-GB')} to ${max.toLocaleString('en-GB')} ${unit}.`;
}

/** Error of a number as typed; undefined if it is empty or within bounds. */
export function outOfBounds(text: string, bounds: Bounds, unit: string): string | undefined {
  if (text.trim() === '') return undefined;
  const number = numberOf(text);
  if (number !== undefined && number >= bounds.min && number <= bounds.max) return undefined;
  return boundsError(bounds, unit);
}
