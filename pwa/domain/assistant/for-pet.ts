import { lifeStageOfAge } from '../nutrition/life-stage.ts';
import type { Species } from '../recipe/species.ts';
import { readQuestion } from './question.ts';

/** The animal on whose behalf somebody asks. */
export type AskingPet = { species: Species; ageMonths: number };

const STAGE_WORDS: Readonly<Record<Species, Partial<Record<string, string>>>> = {
  dog: { growth: 'puppy', senior: 'senior dog' },
  cat: { growth: 'kitten', senior: 'senior cat' },
};

/**
 * The question with the pet's stage of life in words, where it names none and is not about the other species: all that leaves
 * the device of a profile.
 */
export function forPet(query: string, pet: AskingPet | undefined): string {
  if (pet === undefined) return query;
  const { species, stage } = readQuestion(query, pet.species);
  if (stage !== null || species !== pet.species) return query;
  const words = STAGE_WORDS[pet.species][lifeStageOfAge(pet.ageMonths)];
  return words === undefined ? query : `${query} (for a ${words})`;
}
