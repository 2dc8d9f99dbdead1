import type { EnergyLevel } from './energy-level.ts';

/** Adult weight range and temper of a breed. */
export type Breed = {
  name: string;
  aliases: string[];
  minWeightKg: number;
  maxWeightKg: number;
  energyLevel: EnergyLevel;
  source: string;
};

/** The middle of the breed's weight range, in kg. */
export function breedMidpointKg(breed: Pick<Breed, 'minWeightKg' | 'maxWeightKg'>): number {
  return (breed.minWeightKg + breed.maxWeightKg) / 2;
}

/** The breed of that name or alias, in any case; undefined if the list has none. */
export function findBreed<B extends Breed>(breeds: readonly B[], name: string): B | undefined {
  const wanted = name.trim().toLowerCase();
  return breeds.find((breed) =>
    [breed.name, ...breed.aliases].some((known) => known.toLowerCase() === wanted),
  );
}
