import { mixedNumber } from './format-quantity.ts';
import { massText } from './mass-text.ts';
import type { UnitSystem } from './unit-system.ts';
import { UNITS } from './units.ts';

/** Grams of a portion, rounded as people weigh: to 5 g from 50 g up, to 1 g from 10 g up, else to a tenth. */
export function portionGrams(grams: number): number {
  if (grams >= 50) return Math.round(grams / 5) * 5;
  return grams >= 10 ? Math.round(grams) : Number(grams.toFixed(1));
}

/** A portion in quarter ounces: '10 1/2 oz'; null below half an ounce, where they are too coarse. */
export function portionOunces(grams: number): string | null {
  const ounces = portionGrams(grams) / UNITS.oz.factor;
  return ounces < 0.5 ? null : `${mixedNumber(ounces, 4)} oz`;
}

/** A portion in the reader's units, in the same form as in the method: '295 g', '10 1/2 oz'. */
export function portionText(grams: number, system: UnitSystem): string {
  return (system === 'us' ? portionOunces(grams) : null) ?? massText(portionGrams(grams), system);
}
