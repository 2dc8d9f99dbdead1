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

const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

/**
 * The breeds with every typed word at the start of a word of their names, in any order: 'toy poodle' is Poodle (Toy). Those
 * that begin as typed come first, each by name; all of them for an empty text.
 */
export function breedsNamed<B extends Breed>(breeds: readonly B[], text: string): B[] {
  const typed = wordsOf(text);
  if (typed.length === 0 && text.trim() !== '') return [];
  const begins = ({ name }: B) => wordsOf(name).join(' ').startsWith(typed.join(' '));
  return breeds
    .filter(({ name, aliases }) => {
      const words = wordsOf([name, ...aliases].join(' '));
      return typed.every((part) => words.some((word) => word.startsWith(part)));
    })
    .toSorted((a, b) => Number(begins(b)) - Number(begins(a)) || a.name.localeCompare(b.name));
}
