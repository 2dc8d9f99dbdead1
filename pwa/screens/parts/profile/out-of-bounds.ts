import { numberOf } from './number-text.ts';

/** Error of a number as typed; undefined if it is empty or within bounds. */
export function outOfBounds(
  text: string,
  bounds: { min: number; max: number },
  unit: string,
): string | undefined {
  if (text.trim() === '') return undefined;
  const number = numberOf(text);
  if (number !== undefined && number >= bounds.min && number <= bounds.max) return undefined;
  return `Enter ${bounds.min} to ${bounds.max} ${unit}.`;
}
