import { avoidedName } from '../pet/avoided-words.ts';
import { conditionSentences } from '../pet/condition-words.ts';
import type { AskingPet } from './for-pet.ts';
import { listed } from './listed.ts';

/** Sentences on the foods that an answer leaves out for a pet, and on its conditions. */
export function limitSentences({
  species,
  name = `your ${species}`,
  avoidedFoods = [],
  conditions,
}: AskingPet): string[] {
  const left =
    avoidedFoods.length === 0
      ? []
      : [
          `Nothing with ${listed(avoidedFoods.map(avoidedName), 'or')}, because ${name} avoids ${avoidedFoods.length === 1 ? 'it' : 'them'}.`,
        ];
  return [...left, ...conditionSentences(name, conditions)];
}
