import type { ActivityLevel } from '#domain/pet/activity-level';
import type { CatProfile } from '#domain/pet/cat-profile';
import { catAnimal } from '#domain/pet/daily-energy';
import { CAT_DEFAULTS } from '#domain/pet/profile-bounds';

/** Initial values: the active cat, else an adult indoor cat of unknown weight. */
export function catDefaults(cat: CatProfile | null | undefined) {
  if (!cat) {
    const { ageMonths, activityLevel }: { ageMonths: number; activityLevel: ActivityLevel } = CAT_DEFAULTS;
    return { ageMonths, weightKg: undefined, activityLevel, isIndoor: true };
  }
  const { ageMonths, weightKg, activityLevel } = catAnimal(cat);
  return {
    ageMonths,
    weightKg,
    activityLevel,
    isIndoor: cat.activity === 'low',
  };
}
