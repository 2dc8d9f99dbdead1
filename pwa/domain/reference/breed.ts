import { isNamedByTyped, wordsOf } from '../words/forms.ts';

/** Adult weight range and energy level of a breed. */
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

/**
 * The breeds with every typed word at the start of a word of their names, in any order: 'toy poodle' is Poodle (Toy). Prefix
 * matches come first, then by name; an empty text returns all.
 */
export function breedsNamed<B extends Breed>(breeds: readonly B[], text: string): B[] {
  const typed = wordsOf(text).join(' ');
  const begins = ({ name }: B) => wordsOf(name).join(' ').startsWith(typed);
  return breeds
    .filter(({ name, aliases }) => isNamedByTyped([name, ...aliases].join(' '), text))
    .toSorted((a, b) => Number(begins(b)) - Number(begins(a)) || a.name.localeCompare(b.name));
}

export const ENERGY_LEVELS = ['low', 'medium', 'high'] as const;

/** Energy level of a breed in the reference data. */
export type EnergyLevel = (typeof ENERGY_LEVELS)[number];
