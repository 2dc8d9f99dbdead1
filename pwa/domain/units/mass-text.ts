import { lateFormat } from '../text/late-format.ts';
import { mixedNumber } from './format-quantity.ts';
import type { UnitSystem } from './unit-system.ts';
import { UNITS } from './units.ts';
import { usMassText } from './us-measures.ts';

const whole = lateFormat(() => new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 }));
const tenths = lateFormat(() => new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }));

/** Shown for less than a kitchen scale resolves. */
export const UNDER_A_GRAM = 'under 1 g';

/** A weight of food in the reader's units: '1,275 g' (below 10 g '4.5 g', below 1 g 'under 1 g'), '2 lb 5 oz'. */
export function massText(grams: number, system: UnitSystem): string {
  if (grams > 0 && grams < 1) return UNDER_A_GRAM;
  if (system === 'us') return usMassText(grams);
  return `${(grams >= 10 ? whole : tenths)().format(grams)} g`;
}

/** Kitchen scales show no smaller amount, and nobody pours more exactly. */
const KITCHEN_STEPS = [
  { fromGrams: 1000, step: 100 },
  { fromGrams: 100, step: 5 },
  { fromGrams: 0, step: 1 },
] as const;

/** A weight in kitchen terms: '12 g', '265 g', '8.9 kg'; '19 1/2 lb'. At least a gram. */
export function kitchenMassText(grams: number, system: UnitSystem): string {
  if (system === 'us' && grams >= UNITS.oz.factor / 2) return usMassText(grams);
  const { step } = KITCHEN_STEPS.find(({ fromGrams }) => grams >= fromGrams) ?? { step: 1 };
  const rounded = Math.max(1, Math.round(grams / step) * step);
  return rounded < 1000 ? `${rounded} g` : `${rounded / 1000} kg`;
}

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
