import { asList, isRecord, read } from './json-record.ts';
import { plainText } from './plain-text.ts';

const MOST_SERVINGS = 1000;
/** '4', 'Serves 4–6', 'Makes about 12 biscuits'; the unit tells a weight from a count. */
const COUNT = /(?<![\d.,])(\d{1,4})(?![\d.,]*\d)\s*(?:(?:-|–|to)\s*\d{1,4}\s*)?([a-z]*)/i;
const WEIGHT = /^(?:g|kg|ml|cl|dl|l|oz|lbs?|cups?|grams?|ounces?|pounds?|lit(?:er|re)s?|cm|inch(?:es)?)$/i;

/**
 * How many servings a recipe yields: 4, '4', 'Serves 4–6' (the fewer), ['4', '4 servings'], a QuantitativeValue.
 * Null for a weight or volume ('500 g', '2 cups') and for words ('one loaf').
 */
export function readYield(value: unknown): number | null {
  for (const candidate of asList(value)) {
    const servings = servingsOf(candidate);
    if (servings !== null) return servings;
  }
  return null;
}

function servingsOf(candidate: unknown): number | null {
  const value = isRecord(candidate)
    ? (read(candidate, 'value') ?? read(candidate, 'minValue') ?? candidate)
    : candidate;
  const [, count, unit = ''] = COUNT.exec(plainText(value) ?? '') ?? [];
  if (count === undefined || WEIGHT.test(unit)) return null;
  const servings = Number(count);
  return servings >= 1 && servings <= MOST_SERVINGS ? servings : null;
}
