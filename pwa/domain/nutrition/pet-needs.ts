import type { AvoidedFood } from '../pet/avoided-foods.ts';
import type { CatProfile } from '../pet/cat-profile.ts';
import { dailyEnergy } from '../pet/daily-energy.ts';
import type { DogProfile } from '../pet/dog-profile.ts';
import { petAnimal } from '../pet/energy-animal.ts';
import type { Condition } from '../pet/health.ts';
import { matureWeightKg } from '../pet/mature-weight.ts';
import { type LifeStage, lifeStageOfAge } from '../reference/life-stage.ts';
import type { CompletenessOptions } from './completeness.ts';
import { intakeShare } from './intake-share.ts';

/** What keeps a supplement from an animal: foods that it avoids, and conditions in which only a vet should dose. */
export type PetLimits = {
  avoidedFoods?: readonly AvoidedFood[];
  conditions?: readonly Condition[];
};

/**
 * Requirements that a bowl is judged by: life stage, share of the assumed energy intake, a puppy's age and adult
 * weight; and what limits its doses.
 */
export type PetNeeds = Omit<CompletenessOptions, 'standard'> & { intakeShare: number } & PetLimits;

/** The limits in a profile; none for an animal that has neither. */
export function petLimits({ avoidedFoods = [], conditions = [] }: DogProfile | CatProfile): PetLimits {
  return {
    ...(avoidedFoods.length > 0 && { avoidedFoods }),
    ...(conditions.length > 0 && { conditions }),
  };
}

/** The stage whose minimums an animal needs: of reproduction while it is pregnant or nursing, else by its age in months. */
export function lifeStageOf({ conditions }: DogProfile | CatProfile, ageMonths: number): LifeStage {
  const hasYoung = conditions?.some((one) => one === 'pregnant' || one === 'nursing') === true;
  return hasYoung ? 'reproduction' : lifeStageOfAge(ageMonths);
}

/** The needs of an animal from its profile. */
export function petNeeds(profile: DogProfile | CatProfile): PetNeeds {
  const animal = petAnimal(profile);
  const { kcal } = dailyEnergy(animal, profile.dailyEnergyKcal);
  const lifeStage = lifeStageOf(profile, animal.ageMonths);
  const isPuppy = 'breed' in profile && lifeStage === 'growth';
  return {
    species: animal.species,
    lifeStage,
    intakeShare: intakeShare(animal.species, animal.weightKg, kcal),
    ...petLimits(profile),
    ...(isPuppy && { matureWeightKg: matureWeightKg(profile), ageMonths: animal.ageMonths }),
  };
}
