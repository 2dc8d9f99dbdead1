import type { PetLimits } from '../pet/pet-limits.ts';
import { lifeStageOfAge } from '../reference/life-stage.ts';
import type { Species } from '../reference/species.ts';
import { readQuestion } from './question.ts';

/** The pet a question is asked for. What limits its food stays on the device: such a question is answered there. */
export type AskingPet = {
  species: Species;
  ageMonths: number;
  /** Within a sentence: 'Mog', 'your cat'. */
  name?: string;
} & PetLimits;

/** Whether a pet avoids a food or has a condition. */
export function hasLimits({ avoidedFoods = [], conditions = [] }: PetLimits): boolean {
  return avoidedFoods.length > 0 || conditions.length > 0;
}

const STAGE_WORDS: Readonly<Record<Species, Partial<Record<string, string>>>> = {
  dog: { growth: 'puppy', senior: 'senior dog' },
  cat: { growth: 'kitten', senior: 'senior cat' },
};

/**
 * Adds the pet's life stage in words, unless the question names one or is about the other species. Nothing else of a
 * profile leaves the device.
 */
export function forPet(query: string, pet: AskingPet | undefined): string {
  if (pet === undefined) return query;
  const { species, stage } = readQuestion(query, pet.species);
  if (stage !== null || species !== pet.species) return query;
  const hasYoung = pet.conditions?.some((one) => one === 'pregnant' || one === 'nursing') === true;
  const words = hasYoung
    ? `pregnant or nursing ${pet.species}`
    : STAGE_WORDS[pet.species][lifeStageOfAge(pet.ageMonths)];
  return words === undefined ? query : `${query} (for a ${words})`;
}
