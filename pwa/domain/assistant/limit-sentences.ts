import { avoidedName } from '../pet/avoided-words.ts';
import { conditionSentences } from '../pet/condition-words.ts';
import type { AskingPet } from './for-pet.ts';
import { listed } from './listed.ts';

/** What was left out for a pet, and what its conditions mean for the answer. */
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
