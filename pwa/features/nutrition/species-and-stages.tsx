import { Cat, Dog } from 'lucide-react';
import type { LifeStage } from '#domain/reference/life-stage';
import type { Species } from '#domain/reference/species';

/** Options for the species. */
export const ANIMALS = [
  {
    value: 'dog',
    label: (
      <>
        <Dog size={20} aria-hidden /> Dog
      </>
    ),
  },
  {
    value: 'cat',
    label: (
      <>
        <Cat size={20} aria-hidden /> Cat
      </>
    ),
  },
] as const;

/** In display order; grown animals first, the most common case. */
export const STAGES: readonly LifeStage[] = ['adult', 'senior', 'growth', 'reproduction'];

const GROWN = { adult: 'Adult', senior: 'Senior', reproduction: 'Pregnant or nursing' };

export const STAGE_LABELS: Record<Species, Record<LifeStage, string>> = {
  dog: { ...GROWN, growth: 'Puppy' },
  cat: { ...GROWN, growth: 'Kitten' },
};
