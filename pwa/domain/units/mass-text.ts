import { lateFormat } from '../text/late-format.ts';
import type { UnitSystem } from './unit-system.ts';
import { usMassText } from './us-mass.ts';

const whole = lateFormat(() => new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 }));
const tenths = lateFormat(() => new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }));

/** A weight of food as its reader weighs it: '1,275 g' (below 10 g '4.5 g'), '2 lb 5 oz'. */
export function massText(grams: number, system: UnitSystem): string {
  if (system === 'us') return usMassText(grams);
  return `${(grams >= 10 ? whole : tenths)().format(grams)} g`;
}
