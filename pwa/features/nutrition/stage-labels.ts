import type { CatProfile } from '#domain/pet/cat-profile';
import type { DogProfile } from '#domain/pet/dog-profile';
import type { LifeStage } from '#domain/reference/life-stage';
import type { Species } from '#domain/reference/species';

/** In display order; grown animals first, the most common case. */
export const STAGES: readonly LifeStage[] = ['adult', 'senior', 'growth', 'reproduction'];

const GROWN = { adult: 'Adult', senior: 'Senior', reproduction: 'Pregnant or nursing' };

export const STAGE_LABELS: Record<Species, Record<LifeStage, string>> = {
  dog: { ...GROWN, growth: 'Puppy' },
  cat: { ...GROWN, growth: 'Kitten' },
};

/** 'Rex', or 'your dog' for one without a name. */
export function petName(pet: DogProfile | CatProfile, species: Species): string {
  return pet.name || `your ${species}`;
}
