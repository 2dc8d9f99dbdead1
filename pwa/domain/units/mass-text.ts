import { lateFormat } from '../text/late-format.ts';
import type { UnitSystem } from './unit-system.ts';
import { UNITS } from './units.ts';
import { usMassText } from './us-mass.ts';

const whole = lateFormat(() => new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 }));
const tenths = lateFormat(() => new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }));

/** The resolution of a kitchen scale. */
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
