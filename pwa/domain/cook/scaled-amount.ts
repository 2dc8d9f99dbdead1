import { lateFormat } from '../text/late-format.ts';
import { mixedNumber, nearMixedNumber } from '../units/format-quantity.ts';
import { UNDER_A_GRAM } from '../units/mass-text.ts';

const whole = lateFormat(() => new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 }));
const tenths = lateFormat(() => new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }));

/** A weight for the kitchen scale, to the gram: '1,275 g', below 50 g '13.5 g', below 1 g 'under 1 g'. */
export function exactGrams(grams: number): string {
  return grams < 1 ? UNDER_A_GRAM : `${(grams >= 50 ? whole : tenths)().format(grams)} g`;
}

/** The same for the measuring jug, to the millilitre: '1,275 ml'. */
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
