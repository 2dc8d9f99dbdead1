import type { Species } from '../recipe/species.ts';
import type { SafetyFlag } from './find-unsafe-foods.ts';

const ANIMALS: Readonly<Record<Species, string>> = { dog: 'dogs', cat: 'cats' };

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The name in the table; the animal that it adds in brackets is in the sentence already. */
const nameOf = (food: string) => sentenceCase(food.replace(/ \((?:dog|cat)\)$/, ''));

/** 'toxic to dogs'. */
export const toxicTo = (species: Species) => `toxic to ${ANIMALS[species]}`;

/** 'Safe instead: carrot, celery or a little fresh parsley.' or 'Leave it out.' */
export function alternativeSentence(alternative: string): string {
  // 'cook to 74 C inside' is a thing to do, not to use.
  if (/^cook to/.test(alternative)) return `${sentenceCase(alternative).replace(' C ', ' °C ')}.`;
  if (!/^leave out/.test(alternative)) return `Safe instead: ${alternative}.`;
  const rest = alternative.replace(/^leave out;?\s*/, '');
  return rest === '' ? 'Leave it out.' : `Leave it out; ${rest}.`;
}

/** What to use for a food that has been taken out: 'Use parsley for flavour.'; empty where nothing takes its place. */
export function insteadSentence(alternative: string): string {
  const rest = alternative.replace(/^leave out;?\s*/, '');
  if (rest === '') return '';
  return rest === alternative ? `Safe instead: ${alternative}.` : `${sentenceCase(rest)}.`;
}

/** 'Onion: toxic to dogs. Safe instead: carrot, celery or a little fresh parsley.' */
export function swapSentence({ food, alternative }: SafetyFlag, species: Species): string {
  return `${nameOf(food)}: ${toxicTo(species)}. ${alternativeSentence(alternative)}`;
}

/** 'Avocado: take care with dogs. Persin and high fat; stone is an obstruction hazard. Safe instead: …' */
export function cautionSentence({ food, reason, alternative }: SafetyFlag, species: Species): string {
  return `${nameOf(food)}: take care with ${ANIMALS[species]}. ${reason}. ${alternativeSentence(alternative)}`;
}
