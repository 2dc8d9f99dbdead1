import { dailyEnergy, type EnergyAnimal } from '../nutrition/daily-energy.ts';
import { intakeShare } from '../nutrition/intake-share.ts';
import { type LifeStage, lifeStageOfAge } from '../nutrition/life-stage.ts';
import type { CatProfile } from '../pet/cat-profile.ts';
import { type DogProfile, dogChipLabel } from '../pet/dog-profile.ts';
import { petAnimal } from '../pet/energy-animal.ts';
import { matureWeightKg } from '../pet/mature-weight.ts';
import type { Species } from '../recipe/species.ts';
import type { PlanPet } from './plan.ts';

export type PetToPlan = { id: string } & (
  | { species: 'dog'; profile: DogProfile }
  | { species: 'cat'; profile: CatProfile }
);

/** An animal as the plan reckons with it. */
export type PlannedPet = {
  id: string;
  species: Species;
  name: string;
  ageMonths: number;
  weightKg: number;
  lifeStage: LifeStage;
  /** What its owner chose, else the middle of the veterinary reference. */
  dailyKcal: number;
  /** What it eats of the energy that the nutrient tables assume. */
  intakeShare: number;
  /** What a growing dog may weigh when grown. */
  matureWeightKg?: number;
  mealsPerDay: number;
  changeOverDays: number | null;
};

type PetChoices = Pick<PlanPet, 'mealsPerDay' | 'changeOverDays'>;

const USUAL_MEALS = 2;
/** The young have small stomachs. */
const MEALS_WHILE_GROWING = 3;

/** 'Rex', else 'Labrador' as on the chip of its profile, else 'Your cat'. */
export function petNameOf(pet: PetToPlan): string {
  return pet.species === 'dog' ? dogChipLabel(pet.profile) : pet.profile.name || 'Your cat';
}

/** What follows from an animal's body and its daily energy. */
export function plannedAnimal(
  animal: EnergyAnimal,
  dailyKcal: number,
  { id, name, mealsPerDay, changeOverDays }: Pick<PlannedPet, 'id' | 'name'> & PetChoices,
): PlannedPet {
  const { species, ageMonths, weightKg } = animal;
  const lifeStage = lifeStageOfAge(ageMonths);
  return {
    id,
    species,
    name,
    ageMonths,
    weightKg,
    lifeStage,
    dailyKcal,
    intakeShare: intakeShare(species, weightKg, dailyKcal),
    mealsPerDay: mealsPerDay ?? (lifeStage === 'growth' ? MEALS_WHILE_GROWING : USUAL_MEALS),
    changeOverDays,
  };
}

/** An animal's needs from its profile, and from what the plan says of it. */
export function plannedPet(pet: PetToPlan, choices: PetChoices): PlannedPet {
  const animal = petAnimal(pet.profile);
  const { kcal } = dailyEnergy(animal, pet.profile.dailyEnergyKcal);
  const { mealsPerDay, changeOverDays } = choices;
  const planned = plannedAnimal(animal, kcal, {
    id: pet.id,
    name: petNameOf(pet),
    mealsPerDay,
    changeOverDays,
  });
  const isPuppy = pet.species === 'dog' && planned.lifeStage === 'growth';
  return isPuppy ? { ...planned, matureWeightKg: matureWeightKg(pet.profile) } : planned;
}
