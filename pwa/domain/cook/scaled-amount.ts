import { lateFormat } from '../text/late-format.ts';
import { mixedNumber, nearMixedNumber } from '../units/format-quantity.ts';
import { UNDER_A_GRAM } from '../units/mass-text.ts';
import { UNIT_IDS, UNITS, type UnitId, unitFactor } from '../units/units.ts';
import { usMassText, usVolume } from '../units/us-measures.ts';

const whole = lateFormat(() => new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 }));
const tenths = lateFormat(() => new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }));

/** A weight for the kitchen scale, to the gram: '1,275 g', below 50 g '13.5 g', below 1 g 'under 1 g'. */
export function exactGrams(grams: number): string {
  return grams < 1 ? UNDER_A_GRAM : `${(grams >= 50 ? whole : tenths)().format(grams)} g`;
}

/** The same for the measuring jug: '1,275 ml', below 10 ml '2.5 ml'. */
export function exactMillilitres(ml: number): string {
  return `${(ml >= 10 ? whole : tenths)().format(ml)} ml`;
}

/** Maximum deviation of a household measure from the exact amount. */
const HOUSEHOLD_TOLERANCE = 0.04;

/** A count of spoons, tins or fruits in usual fractions: '2 1/4', '2/3'; null if none is near. */
export function householdCount(value: number): string | null {
  for (const parts of [1, 2, 4, 3]) {
    const rounded = Math.round(value * parts) / parts;
    if (rounded > 0 && Math.abs(rounded - value) <= HOUSEHOLD_TOLERANCE * value)
      return mixedNumber(value, parts);
  }
  return null;
}

/** A count exactly: as a fraction where one is within 0.9%, else with two decimals: '6 3/4', '2.3'. */
export function exactCount(value: number): string {
  return nearMixedNumber(value, [1, 2, 4, 3, 8]) ?? String(Number(value.toFixed(value < 0.1 ? 3 : 2)));
}

/** Words for units of weight and volume in a step; a single letter but 'g' and 'l' may mean anything. */
export const UNIT_WORDS =
  'g|gram(?:me)?s?|kg|kilo(?:gram(?:me)?)?s?|mg|ml|millilit(?:re|er)s?|cl|dl|l|lit(?:re|er)s?|fl ?oz|fluid ounces?|cups?|tbsps?|tsps?|(?:table|tea|dessert)spoons?|pints?|quarts?|qts?|oz|ounces?|lbs?|pounds?';

const UNIT_OF_WORD = new Map<string, UnitId>(
  UNIT_IDS.flatMap((id) => UNITS[id].words.map((word) => [word.toLowerCase(), id] as const)),
);

const unitOf = (word: string) => UNIT_OF_WORD.get(word.toLowerCase());

const METRIC = new Set<UnitId | undefined>(['g', 'kg', 'mg', 'ml', 'cl', 'dl', 'l']);

export const isMetricWord = (word: string) => METRIC.has(unitOf(word));

/** An amount in grams, if its unit is of weight, or in millilitres, if it is of volume; null for another word. */
export function baseAmount(value: number, word: string): { grams: number } | { ml: number } | null {
  const unit = unitOf(word);
  const factor = unit === undefined ? null : unitFactor(unit);
  if (unit === undefined || factor === null) return null;
  return UNITS[unit].kind === 'mass' ? { grams: value * factor } : { ml: value * factor };
}

/** 'litre' or 'litres' by the value; abbreviations stay. */
function inNumber(word: string, value: number): string {
  const one = word.replace(/s$/i, '');
  return /^[a-z]{4,}$/i.test(one) && value > 1 ? `${one}s` : one;
}

/**
 * An amount in the unit of its word, as exact as the kitchen measures it: '2.25 kg', '1,000 g', '2 litres', '3 1/4 cups'.
 * Pounds may add ounces, and spoons become cups.
 */
export function amountInUnit(value: number, word: string): string {
  const unit = unitOf(word);
  const base = baseAmount(value, word);
  if (unit === undefined || base === null) return `${exactCount(value)} ${word}`;
  if ('grams' in base) {
    if (unit === 'oz' || unit === 'lb') return usMassText(base.grams).replace(/ \(.*/, '');
    if (unit === 'g' || (unit === 'kg' && value < 1)) return exactGrams(base.grams);
  } else {
    if (/^(?:cup|tbsp|tsp)s?$/i.test(word)) return usVolume(base.ml).text;
    if (unit === 'ml' || (unit === 'l' && value < 1)) return exactMillilitres(base.ml);
  }
  const count = METRIC.has(unit)
    ? String(Number(value.toFixed(2)))
    : (householdCount(value) ?? exactCount(value));
  return `${count} ${inNumber(word, value)}`;
}
