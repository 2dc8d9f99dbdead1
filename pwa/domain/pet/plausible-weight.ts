import type { Breed } from '../reference/breed.ts';
import type { UnitSystem } from '../units/unit-system.ts';
import { bodyWeightText } from '../units/weight-units.ts';

/** The breed or species a weight is judged by. */
export type WeighedKind = Pick<Breed, 'name' | 'minWeightKg' | 'maxWeightKg'>;

/** Without a known breed: from the smallest to the largest breed in our table. Nearly all cats weigh what domestic ones do. */
export const ANY_DOG: WeighedKind = { name: 'dog', minWeightKg: 1.4, maxWeightKg: 104.3 };
export const ANY_CAT: WeighedKind = { name: 'cat', minWeightKg: 3, maxWeightKg: 6 };

/** Half as much again is obese and a third less is starved. Anything further off is usually a wrong decimal point or unit. */
const BEYOND = 1.5;

/** By this age even giant breeds have most of their adult weight. */
const GROWN_MONTHS = 12;

/**
 * '25 kg is a lot for a Chihuahua: check it.' for a weight far outside the breed's range, else empty. A young animal may
 * weigh any amount below; without an age it counts as adult.
 */
export function weightRemark(
  weightKg: number | undefined,
  kind: WeighedKind,
  system: UnitSystem,
  ageMonths: number = GROWN_MONTHS,
): string {
  if (weightKg === undefined || Number.isNaN(weightKg)) return '';
  const isLight = ageMonths >= GROWN_MONTHS && weightKg < kind.minWeightKg / BEYOND;
  if (!isLight && weightKg <= kind.maxWeightKg * BEYOND) return '';
  const article = /^[aeiou]/i.test(kind.name) ? 'an' : 'a';
  return `${bodyWeightText(weightKg, system)} is ${isLight ? 'very little' : 'a lot'} for ${article} ${kind.name}: check it.`;
}
