import { gramsText, isWithinTolerance, mixedNumber, nearMixedNumber } from './format-quantity.ts';
import { UNITS } from './units.ts';

const CUP = UNITS.cup.factor;
const TBSP = UNITS.tbsp.factor;
const TSP = UNITS.tsp.factor;

/** An amount in American cups and spoons. */
export type UsVolume = {
  /** '1 1/2 cups', '2 tbsp', '1/4 tsp', '1 pinch'. */
  text: string;
  unit: 'cup' | 'tbsp' | 'tsp' | 'pinch';
  /** Whether the text is within 1% of the millilitres. */
  isExact: boolean;
};

const cups = (amount: string): string => `${amount} ${/^(?:1|\d\/\d)$/.test(amount) ? 'cup' : 'cups'}`;

/** Cups, tablespoons or teaspoons, whichever is usual for the amount; null if none is within 1%. */
function exactMeasure(ml: number): UsVolume | null {
  const inCups = ml >= 0.24 * CUP ? nearMixedNumber(ml / CUP, [1, 2, 4, 3]) : null;
  if (inCups !== null) return { text: cups(inCups), unit: 'cup', isExact: true };
  const inTbsp = ml >= 0.98 * TBSP && ml <= 5 * TBSP ? nearMixedNumber(ml / TBSP, [1, 2]) : null;
  if (inTbsp !== null) return { text: `${inTbsp} tbsp`, unit: 'tbsp', isExact: true };
  // Five and a half teaspoons isn't a usual amount.
  if (ml > 4.1 * TSP) return null;
  const parts = ml > 3.1 * TSP ? [1] : ml > 2 * TSP ? [1, 2] : ml > 1.5 * TSP ? [1, 2, 4] : [1, 2, 4, 8];
  const inTsp = nearMixedNumber(ml / TSP, parts);
  return inTsp === null ? null : { text: `${inTsp} tsp`, unit: 'tsp', isExact: true };
}

/** The nearest usual measure. */
function nearMeasure(ml: number): UsVolume {
  const distance = (parts: number) => Math.abs(Math.round((ml / CUP) * parts) / parts - ml / CUP);
  const parts = distance(3) < distance(4) ? 3 : 4;
  // Between a quarter and half a cup, tablespoons are more exact than the marks of a cup.
  const isCup = ml > CUP / 2 || distance(parts) < 0.12 * (ml / CUP);
  if (ml >= 0.24 * CUP && isCup) {
    return { text: cups(mixedNumber(ml / CUP, parts)), unit: 'cup', isExact: false };
  }
  if (ml >= 0.9 * TBSP) return { text: `${mixedNumber(ml / TBSP, 2)} tbsp`, unit: 'tbsp', isExact: false };
  if (ml < TSP / 12) return { text: '1 pinch', unit: 'pinch', isExact: false };
  const spoonParts = ml < TSP / 5 ? 8 : ml > 2 * TSP ? 2 : 4;
  return { text: `${mixedNumber(ml / TSP, spoonParts)} tsp`, unit: 'tsp', isExact: false };
}

/** Millilitres in American cups and spoons: the measure within 1%, else the nearest one. */
export function usVolume(ml: number): UsVolume {
  return exactMeasure(ml) ?? nearMeasure(ml);
}

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
