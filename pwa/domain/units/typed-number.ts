import { FRACTION, numberOf } from './written-number.ts';

/** What a number field accepts; `isWhole` for counts. */
export type NumberBounds = { min: number; max: number; isWhole?: boolean };

/** Kitchen weights, with the bounds of the recipe schema. */
export const GRAMS: NumberBounds = { min: 0.001, max: 100_000 };

const DECIMAL = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
/** '1,500', '1.500', '1 500', '1,234.5': groups of three with one separator, then optionally another for the decimals. */
const GROUPED = /^[1-9]\d{0,2}(?:([.,'’\s])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;
const MIXED = new RegExp(String.raw`^(?:\d+(?:\s*-\s*|\s*))?${FRACTION}$`);

const decimal = (text: string) => Number(text.replace(',', '.'));

function ungrouped(text: string): number {
  const sign = GROUPED.exec(text)?.[1];
  return sign === undefined ? Number.NaN : decimal(text.replaceAll(sign, ''));
}

/**
 * All readings of a field's text within its bounds: '2,5' and '2 1/2' are 2.5; '1,500' is 1500 or 1.5, or both if both are
 * within the bounds.
 */
function typedReadings(text: string, { min, max, isWhole = false }: NumberBounds): number[] {
  const typed = text.trim();
  const grouped = ungrouped(typed);
  const all = [
    // Counts have no decimals.
    DECIMAL.test(typed) && !(isWhole && grouped > 0) ? decimal(typed) : Number.NaN,
    grouped,
    MIXED.test(typed) ? numberOf(typed) : Number.NaN,
  ];
  const sound = all.filter((number) => number >= min && number <= max);
  return [...new Set(sound)].filter((number) => !isWhole || Number.isInteger(number));
}

/** The number in a field; undefined if it is empty, NaN if it is unreadable, ambiguous or out of bounds. */
export function typedNumber(text: string, bounds: NumberBounds): number | undefined {
  if (text.trim() === '') return undefined;
  const [number = Number.NaN, other] = typedReadings(text, bounds);
  return other === undefined ? number : Number.NaN;
}

/** 'Enter 109 to 1,087 kcal.' */
export function boundsError({ min, max }: NumberBounds, unit = ''): string {
  return `Enter ${min.toLocaleString('en-GB')} to ${max.toLocaleString('en-GB')} ${unit}`
    .trimEnd()
    .concat('.');
}

/** Error message for a field's text; undefined if it is empty or exactly one number within the bounds. */
export function typedError(text: string, bounds: NumberBounds, unit?: string): string | undefined {
  if (!Number.isNaN(typedNumber(text, bounds))) return undefined;
  const readings = typedReadings(text, bounds);
  return readings.length > 1 ? `Write ${readings.toReversed().join(' or ')}.` : boundsError(bounds, unit);
}
