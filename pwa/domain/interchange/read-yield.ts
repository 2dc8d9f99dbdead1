import { asList, isRecord, read } from './json-record.ts';
import { plainText } from './plain-text.ts';

const MOST_SERVINGS = 1000;
const DOZEN = 12;
/** The first whole number, possibly '4.0', and the words after it or after the upper end of a range. */
const COUNT =
  /(?<![\d.,/-])(\d{1,4})(?:[.,]0{1,2})?(?![\d.,]*\d)\s*(?:(?:-|–|to|or)\s*\d{1,4}\s*)?([^,;()]*)/i;
/** Units of a measure or a size rather than a count: '4 1/2 cups', '9x5-inch loaf'. */
const MEASURE =
  /^(?:[½¼¾⅓⅔⅛/.x×"”]|\d+\/|-?(?:g|kg|ml|cl|dl|l|oz|lbs?|cups?|grams?|ounces?|pounds?|lit(?:er|re)s?|pints?|quarts?|gallons?|t(?:able|ea)spoons?|tbsps?|tsps?|cm|inch(?:es)?)\b)/i;
/** 'Serves four': number words count only with eaters, since 'one loaf' gives no number of meals. */
const EATERS = /\b(?:serves|feeds|servings?:?|portions?:?)\s+(\w+)/i;
const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/**
 * Number of servings of a yield: 4, '4', '4.0', 'Serves four', 'Serves 4–6' (the lower), ['4', '4 servings'], '2
 * dozen', a QuantitativeValue. Null for a weight, volume or size ('500 g', '4 1/2 cups', '9-inch pie') and for words
 * ('one loaf').
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
  const text = plainText(value) ?? '';
  const [, count, rest = ''] = COUNT.exec(text) ?? [];
  if (count === undefined) return WORDS.indexOf(EATERS.exec(text)?.[1]?.toLowerCase() ?? '') + 1 || null;
  if (MEASURE.test(rest)) return null;
  const servings = Number(count) * (/^dozen\b/i.test(rest) ? DOZEN : 1);
  return servings >= 1 && servings <= MOST_SERVINGS ? servings : null;
}
