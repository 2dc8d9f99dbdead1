import type { CatProfile } from './cat-profile.ts';
import type { DogProfile } from './dog-profile.ts';
import { petEnergy } from './pet-energy.ts';

/** A smaller change of energy is that of a weight or a rounding, not of the bowl. */
const CHANGED = 0.03;

/** Whether a profile feeds its animal another amount than before, by 3% or more. */
export function isFedOtherwise(before: DogProfile | CatProfile, after: DogProfile | CatProfile): boolean {
  return Math.abs(petEnergy(after).kcal / petEnergy(before).kcal - 1) >= CHANGED;
}
