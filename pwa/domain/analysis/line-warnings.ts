import { lineGrams } from '../ingredient-line/line-grams.ts';
import type { ParsedLine } from '../ingredient-line/parse-line.ts';
import type { WarningCode } from './line-question.ts';

/** Upper bound of a plausible line: no pot holds more. */
const MAX_LINE_GRAMS = 100_000;

const NEGATIVE = /^\s*[-−–]\.?[\d¼½¾⅐-⅞]/;
const EXPONENT = /(?<![\w.])\d+(?:\.\d+)?e[+-]?\d{1,4}\b/i;
const HUGE = /(?<![\w.])\d{6,}|\d\s?(?:tonnes?|tons?)\b/i;
/** '2000 kg': more than `parseIngredientLine` accepts as an amount. */
const HEAVY =
  /(?<![\w.])\d{4,}(?:\.\d+)?\s?(?:kgs?|kilos?|kilogram(?:me)?s?|lbs?|pounds?|l|lit(?:re|er)s?|gal(?:lon)?s?)\b/i;
/** '10/0 cups'. */
const DIVIDED_BY_NOTHING = /\d\/0(?![\d.])/;
/** Factor by which a stated weight may exceed or fall short of the table's piece. */
const FAR = 3;
/** Plausible weight of one shop container, in grams: least and most. */
const CONTAINERS: readonly (readonly [RegExp, number, number])[] = [
  [/\b(?:tins?|cans?)\b/i, 40, 3000],
  [/\bjars?\b/i, 20, 3000],
  [/\bpouch(?:es)?\b/i, 20, 1500],
  [/\bpunnets?\b/i, 80, 1500],
  [/\bsachets?\b/i, 0.5, 500],
];
const COUNT = /^\D{0,3}(\d{1,2})\s*(?:[x×*]|\(|tins?\b|cans?\b|jars?\b|pouch|punnet|sachet)/i;

/** Whether a line states more than can be weighed out, or a number no kitchen writes. */
function isAbsurd({ text, quantity }: ParsedLine, grams: number | null): boolean {
  if (EXPONENT.test(text) || DIVIDED_BY_NOTHING.test(text) || (grams ?? 0) > MAX_LINE_GRAMS) return true;
  const plain = text.replace(/(?<=\d),(?=\d{3})/g, '');
  return quantity === null && (HUGE.test(plain) || HEAVY.test(plain));
}

/** Whether the stated weight is far from that of the pieces or container it belongs to. */
function isUnlikely(line: ParsedLine, grams: number): boolean {
  const pieces = line.weight === null ? null : lineGrams({ ...line, weight: null });
  if (pieces?.basis === 'piece' || pieces?.basis === 'household') {
    return grams > FAR * pieces.grams || grams < pieces.grams / FAR;
  }
  const each = grams / Number(COUNT.exec(line.text)?.[1] ?? 1);
  const isWeightGiven =
    line.weight !== null ||
    line.unit === 'g' ||
    line.unit === 'kg' ||
    line.unit === 'oz' ||
    line.unit === 'lb';
  const container = CONTAINERS.find(([pattern]) => pattern.test(line.text));
  return isWeightGiven && container !== undefined && (each < container[1] || each > container[2]);
}

/** Warnings for a person to check: an impossible amount, a minus sign, a weight far from that of the piece. */
export function lineWarnings(line: ParsedLine, text: string, grams: number | null): WarningCode[] {
  if (isAbsurd(line, grams)) return ['absurd-amount'];
  if (NEGATIVE.test(text)) return ['negative-amount'];
  return grams !== null && isUnlikely(line, grams) ? ['unlikely-weight'] : [];
}
