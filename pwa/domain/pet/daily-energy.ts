import type { Recipe } from '../recipe/recipe.ts';
import type { Species } from '../reference/species.ts';
import { kgFromLb } from '../units/weight-units.ts';
import type { ActivityLevel } from './activity-level.ts';
import { type CatActivity, type CatProfile, MONTHS_OF_CAT_AGE } from './cat-profile.ts';
import type { DogProfile } from './dog-profile.ts';
import { baseEnergyKcal } from './energy-bounds.ts';
import { TREAT_SHARE } from './feeding.ts';
import { type EnergyBand, type FedAnimal, referenceBand } from './reference-band.ts';
import { feedingWeightKg } from './target-weight.ts';

/** Properties of an animal that determine its energy. */
export type EnergyAnimal = FedAnimal & { species: Species };

export type DailyEnergy = {
  /** Daily energy in kcal, the basis of every amount cooked or fed. */
  kcal: number;
  /** Whether the owner chose it; else it is the middle of the reference band. */
  isChosen: boolean;
  band: EnergyBand;
  /** 70 · weight^0.75, of the target weight if the animal has to slim: the least to feed without a vet. */
  restingKcal: number;
};

/** The middle of the band, never below the resting energy. */
function defaultKcal({ lowKcal, highKcal }: EnergyBand, restingKcal: number): number {
  return Math.max((lowKcal + highKcal) / 2, restingKcal);
}

/**
 * The daily energy of an animal: its owner's choice, else the middle of the veterinary reference band.
 * @param chosenKcal undefined if nothing is chosen
 * @throws {RangeError} unless the weight is positive and finite
 */
export function dailyEnergy(animal: EnergyAnimal, chosenKcal?: number): DailyEnergy {
  const band = referenceBand(animal.species, animal);
  const restingKcal = baseEnergyKcal(feedingWeightKg(animal));
  return {
    kcal: chosenKcal ?? defaultKcal(band, restingKcal),
    isChosen: chosenKcal !== undefined,
    band,
    restingKcal,
  };
}

/** Whether an energy is below the resting energy as displayed, in whole kcal. Such a figure needs a vet. */
export function isBelowResting(energyKcal: number, restingKcal: number): boolean {
  return Math.round(energyKcal) < Math.round(restingKcal);
}

const CAT_ACTIVITY: Record<CatActivity, ActivityLevel> = { low: 'low', moderate: 'medium', high: 'high' };

/** The health fields that energy follows. */
function fedHealth(profile: DogProfile | CatProfile) {
  const { isNeutered, bodyCondition, targetWeightKg, conditions, litter } = profile;
  return { isNeutered, bodyCondition, targetWeightKg, conditions, litter };
}

/** A dog's profile as the energy formulas read it. */
export function dogAnimal(profile: DogProfile): EnergyAnimal {
  const { ageMonths, weightKg, activityLevel } = profile;
  return { species: 'dog', ageMonths, weightKg, activityLevel, ...fedHealth(profile) };
}

/** A cat's profile as the energy formulas read it: its stage as months, its pounds as kilograms. */
export function catAnimal(profile: CatProfile): EnergyAnimal {
  const { age, weightLbs, activity } = profile;
  return {
    ...fedHealth(profile),
    species: 'cat',
    ageMonths: MONTHS_OF_CAT_AGE[age],
    weightKg: kgFromLb(weightLbs),
    activityLevel: CAT_ACTIVITY[activity],
  };
}

/** The profile of either species as the energy formulas read it. */
export function petAnimal(profile: DogProfile | CatProfile): EnergyAnimal {
  return 'breed' in profile ? dogAnimal(profile) : catAnimal(profile);
}

type PetEnergy = DailyEnergy & {
  /** The part of `kcal` that the bowl gives; what is eaten besides gives the rest. */
  bowlKcal: number;
};

/** The part of a day's energy that the bowl gives, in kcal: all of it but what is eaten besides. */
export function bowlKcalOf(dailyKcal: number, besidesPercent = 0): number {
  return dailyKcal * (1 - besidesPercent / 100);
}

/**
 * The most energy of a day that a recipe gives, in kcal: the bowl's part, or for a treat or topper a tenth of the whole day
 * (AAHA 2021). A treat takes the place of other treats: those that a profile counts as eaten besides don't come off it.
 */
export function recipeKcalOf(role: Recipe['role'], dailyKcal: number, besidesPercent = 0): number {
  return role === 'occasional' ? TREAT_SHARE * dailyKcal : bowlKcalOf(dailyKcal, besidesPercent);
}

/**
 * An owner's animal: its energy of a day, and the part of it that the bowl gives. Amounts of food follow `bowlKcal`, advice on
 * the animal itself follows `kcal`.
 */
export function petEnergy(profile: DogProfile | CatProfile): PetEnergy {
  const daily = dailyEnergy(petAnimal(profile), profile.dailyEnergyKcal);
  return { ...daily, bowlKcal: bowlKcalOf(daily.kcal, profile.besidesPercent) };
}

/** Smaller changes come from a slightly different weight or from rounding. */
const CHANGED = 0.03;

/** Whether a profile feeds its animal another amount than before, by 3% or more. */
export function isFedOtherwise(before: DogProfile | CatProfile, after: DogProfile | CatProfile): boolean {
  return Math.abs(petEnergy(after).kcal / petEnergy(before).kcal - 1) >= CHANGED;
}
