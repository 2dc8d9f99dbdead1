import type { LifeStage } from '#domain/reference/life-stage';
import type { Species } from '#domain/reference/species';

/** In display order; grown animals first, the most common case. */
export const STAGES: readonly LifeStage[] = ['adult', 'senior', 'growth', 'reproduction'];

const GROWN = { adult: 'Adult', senior: 'Senior', reproduction: 'Pregnant or nursing' };

export const STAGE_LABELS: Record<Species, Record<LifeStage, string>> = {
  dog: { ...GROWN, growth: 'Puppy' },
  cat: { ...GROWN, growth: 'Kitten' },
};
