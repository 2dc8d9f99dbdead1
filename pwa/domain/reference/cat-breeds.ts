import type { Breed, EnergyLevel } from './breed.ts';

const SOURCE = 'From knowledge: typical adult ranges of GCCF, TICA and CFA, approximate';

const breed = (
  name: string,
  minWeightKg: number,
  maxWeightKg: number,
  energyLevel: EnergyLevel,
  aliases: string[] = [],
): Breed => ({ name, minWeightKg, maxWeightKg, energyLevel, aliases, source: SOURCE });

/** The 12 cat breeds of the cat calculator. */
export const CAT_BREEDS: readonly Breed[] = [
  breed('Abyssinian', 3, 5, 'high'),
  breed('Bengal', 3.6, 7, 'high'),
  breed('British Shorthair', 3.2, 7.7, 'low'),
  breed('Domestic Longhair', 3.5, 6, 'medium', ['Moggy longhair']),
  breed('Domestic Shorthair', 3.5, 5.5, 'medium', ['Moggy', 'Mixed breed cat']),
  breed('Maine Coon', 4.5, 9, 'medium'),
  breed('Norwegian Forest Cat', 4, 8, 'medium'),
  breed('Persian', 3.2, 5.5, 'low'),
  breed('Ragdoll', 4.5, 9, 'low'),
  breed('Russian Blue', 3, 5.5, 'medium'),
  breed('Siamese', 2.5, 5.5, 'high'),
  breed('Sphynx', 3, 5.5, 'high'),
];
