import { kgFromLb } from '#domain/measure/mass';
import type { ActivityLevel } from '#domain/pet/activity-level';
import type { CatActivity, CatAge, CatProfile } from '#domain/pet/cat-profile';

/** A month in the middle of each stage, well inside the formula's bounds. */
const AGE_MONTHS: Record<CatAge, number> = { kitten: 6, adult: 36, senior: 120 };
const ACTIVITY: Record<CatActivity, ActivityLevel> = { low: 'low', moderate: 'medium', high: 'high' };

/** What the calculator starts with: the active cat in its own units, else an adult indoor cat of unknown weight. */
export function catDefaults(cat: CatProfile | null | undefined) {
  if (!cat) return { ageMonths: 24, weight: '', activityLevel: 'medium' as ActivityLevel, isIndoor: true };
  return {
    ageMonths: AGE_MONTHS[cat.age],
    weight: String(Math.round(kgFromLb(cat.weightLbs) * 10) / 10),
    activityLevel: ACTIVITY[cat.activity],
    isIndoor: cat.activity === 'low',
  };
}
