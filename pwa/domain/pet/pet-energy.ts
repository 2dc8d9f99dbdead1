import type { Recipe } from '../recipe/recipe.ts';
import type { CatProfile } from './cat-profile.ts';
import { type DailyEnergy, dailyEnergy } from './daily-energy.ts';
import type { DogProfile } from './dog-profile.ts';
import { petAnimal } from './energy-animal.ts';
import { TREAT_SHARE } from './feeding.ts';

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
