import { gramsText, isWithinTolerance, mixedNumber, nearMixedNumber } from './format-quantity.ts';
import { UNITS } from './units.ts';

const GRAMS_PER_LB = UNITS.lb.factor;
const GRAMS_PER_OZ = UNITS.oz.factor;

/** '1 lb 5 1/2 oz', '15 3/4 oz', the ounces in halves, else quarters, if that is within the tolerance. */
function poundsAndOunces(grams: number): string | null {
  for (const parts of [2, 4]) {
    const ounces = Math.round((grams / GRAMS_PER_OZ) * parts) / parts;
    if (!isWithinTolerance(ounces * GRAMS_PER_OZ, grams)) continue;
    const pounds = Math.floor(ounces / 16);
    const rest = ounces - pounds * 16;
    return [pounds > 0 ? `${pounds} lb` : '', rest > 0 ? `${mixedNumber(rest, parts)} oz` : '']
      .join(' ')
      .trim();
  }
  return null;
}

/** Ounces in the coarsest fractions within the tolerance: '9 oz', '3 1/2 oz', '1 7/8 oz'; null if none is. */
function ouncesText(grams: number): string | null {
  const text = nearMixedNumber(grams / GRAMS_PER_OZ, [1, 2, 4, 8]);
  return text === null ? null : `${text} oz`;
}

/**
 * Grams in American kitchen weights, within 1%: quarter pounds, ounces, pounds and ounces; with grams in brackets if eighths
 * of an ounce are too coarse, and only in grams below half an ounce.
 */
export function usMassText(grams: number): string {
  const pounds = grams / GRAMS_PER_LB;
  if (pounds >= 0.98) {
    const quarters = nearMixedNumber(pounds, [1, 2, 4]);
    if (quarters !== null) return `${quarters} lb`;
    return poundsAndOunces(grams) ?? `${mixedNumber(pounds, 4)} lb (${gramsText(grams)})`;
  }
  const ounces = ouncesText(grams);
  if (ounces !== null) return ounces;
  const eighths = mixedNumber(grams / GRAMS_PER_OZ, 8);
  return grams < GRAMS_PER_OZ / 2 ? gramsText(grams) : `${eighths} oz (${gramsText(grams)})`;
}
