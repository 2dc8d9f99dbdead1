import type { CatProfile } from '../pet/cat-profile.ts';
import { dailyEnergy, petAnimal } from '../pet/daily-energy.ts';
import type { DogProfile } from '../pet/dog-profile.ts';
import { matureWeightKg } from '../pet/mature-weight.ts';
import { lifeStageOf, petLimits } from '../pet/pet-limits.ts';
import { dogChipLabel } from '../pet/pet-name.ts';
import { type PetChoices, type PlannedPet, plannedAnimal } from './planned-animal.ts';

export type PetToPlan = { id: string } & (
  | { species: 'dog'; profile: DogProfile }
  | { species: 'cat'; profile: CatProfile }
);

/** 'Rex', else 'Labrador' as on its profile chip, else 'Your cat'. */
function petNameOf(pet: PetToPlan): string {
  return pet.species === 'dog' ? dogChipLabel(pet.profile) : pet.profile.name || 'Your cat';
}

/** Derives an animal's needs from its profile and its plan settings. */
export function plannedPet(pet: PetToPlan, choices: PetChoices): PlannedPet {
  const animal = petAnimal(pet.profile);
  const { kcal } = dailyEnergy(animal, pet.profile.dailyEnergyKcal);
  const fed = plannedAnimal(animal, kcal, {
    id: pet.id,
    name: petNameOf(pet),
    besidesPercent: pet.profile.besidesPercent,
    ...choices,
  });
  const lifeStage = lifeStageOf(pet.profile, animal.ageMonths);
  const planned: PlannedPet = { ...fed, lifeStage, ...petLimits(pet.profile) };
  const isPuppy = pet.species === 'dog' && planned.lifeStage === 'growth';
  return isPuppy ? { ...planned, matureWeightKg: matureWeightKg(pet.profile) } : planned;
}
