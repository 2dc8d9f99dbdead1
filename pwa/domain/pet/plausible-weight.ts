import type { Breed } from '../reference/breed.ts';
import { bodyWeightText } from '../units/body-weight.ts';
import type { UnitSystem } from '../units/unit-system.ts';

/** An animal's kind, by which a weight is judged. */
export type WeighedKind = Pick<Breed, 'name' | 'minWeightKg' | 'maxWeightKg'>;

/** Without a known breed: from the smallest to the largest breed of our table; cats are nearly all as domestic ones. */
export const ANY_DOG: WeighedKind = { name: 'dog', minWeightKg: 1.4, maxWeightKg: 104.3 };
export const ANY_CAT: WeighedKind = { name: 'cat', minWeightKg: 3, maxWeightKg: 6 };

/** Half as much again is obese, and a third less is starved: further off, it is mostly the comma or the unit. */
const BEYOND = 1.5;

/** At this age even giant breeds have most of their weight. */
const GROWN_MONTHS = 12;

/**
 * '25 kg is a lot for a Chihuahua: check it.' for a weight far outside the breed's range, else empty. A young animal may
 * weigh as little as it likes; without an age it is taken for a grown one.
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
