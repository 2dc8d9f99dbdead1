import type { Species } from '../reference/species.ts';
import { baseEnergyKcal } from './base-energy.ts';
import type { EnergyBand } from './energy-band.ts';
import { type FedAnimal, referenceBand } from './reference-band.ts';
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
