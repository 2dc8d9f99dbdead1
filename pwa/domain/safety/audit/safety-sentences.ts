import type { Species } from '../../reference/species.ts';
import { capitalised } from '../../text/sentence-parts.ts';
import type { SafetyFlag } from './safety-reading.ts';

const ANIMALS: Readonly<Record<Species, string>> = { dog: 'dogs', cat: 'cats' };

/**
 * The name in the table, without the animal in brackets, which the sentence already states. The row for raw egg white also
 * covers yolks and whole eggs.
 */
const nameOf = (food: string) =>
  capitalised(food.replace(/ \((?:dog|cat)\)$/, '').replace('Raw egg white', 'Raw egg'));

/** The ingredient to name for a brand or dish, if the table's name isn't one: 'usually contains garlic'. */
const HELD: Readonly<Record<string, string>> = {
  'Stock cubes, gravy and seasoning mixes': 'onion or garlic powder and much salt',
  'Sugar-free sweetened foods': 'a sweetener, which may be xylitol',
  'Fatty trimmings and bacon': 'fatty, salty meat',
  'Almonds and other nuts': 'nuts',
  'Walnuts and pecans': 'walnuts or pecans',
  'Cocoa powder': 'cocoa',
  'Nutmeg and mace': 'nutmeg',
  'Citrus peel and oils': 'citrus',
};

const heldIn = (food: string) => HELD[food] ?? nameOf(food).toLowerCase();

/** The subject of a flag: 'Onion', or for a brand or dish 'Bolognese usually contains onion (recipes differ)'. */
export function flagSubject({
  food,
  text,
  certainty,
}: Pick<SafetyFlag, 'food' | 'text' | 'certainty'>): string {
  if (certainty === 'contains') return nameOf(food);
  return `${capitalised(text)} usually contains ${heldIn(food)} (recipes differ)`;
}

/** 'toxic to dogs', or for a brand or dish 'usually contains onion, toxic to dogs'. */
export function toxicReason(
  { food, certainty }: Pick<SafetyFlag, 'food' | 'certainty'>,
  species: Species,
): string {
  return certainty === 'contains'
    ? toxicTo(species)
    : `usually contains ${heldIn(food)}, ${toxicTo(species)}`;
}

/** 'Garlic is named, and nothing says whether it is in the bowl: say so first.' */
export function askedSentence(asked: readonly Pick<SafetyFlag, 'text'>[]): string {
  const foods = [...new Set(asked.map(({ text }) => `‘${text}’`))];
  const verb = foods.length === 1 ? 'is' : 'are';
  const it = foods.length === 1 ? 'it is' : 'they are';
  return `${foods.join(', ')} ${verb} named. Say whether ${it} in the bowl, for example ‘no ${asked[0]?.text ?? ''}’.`;
}

/** 'toxic to dogs'. */
export const toxicTo = (species: Species) => `toxic to ${ANIMALS[species]}`;

/** 'Safe instead: carrot, celery or a little fresh parsley.' or 'Leave it out.' */
export function alternativeSentence(alternative: string): string {
  // 'cook to 74 C inside' is an instruction, not a substitute.
  if (/^cook to/.test(alternative)) return `${capitalised(alternative).replace(' C ', ' °C ')}.`;
  if (!/^leave out/.test(alternative)) return `Safe instead: ${alternative}.`;
  const rest = alternative.replace(/^leave out;?\s*/, '');
  return rest === '' ? 'Leave it out.' : `Leave it out; ${rest}.`;
}

/** Advice for a removed food: 'Use parsley for flavour.'; empty if it has no substitute. */
export function insteadSentence(alternative: string): string {
  const rest = alternative.replace(/^leave out;?\s*/, '');
  if (rest === '') return '';
  return rest === alternative ? `Safe instead: ${alternative}.` : `${capitalised(rest)}.`;
}

/** 'Onion: toxic to dogs. Safe instead: carrot, celery or a little fresh parsley.' */
export function swapSentence(flag: SafetyFlag, species: Species): string {
  return `${flagSubject(flag)}: ${toxicTo(species)}. ${alternativeSentence(flag.alternative)}`;
}

/** 'Avocado: take care with dogs. Persin and high fat; stone is an obstruction hazard. Safe instead: …' */
export function cautionSentence(flag: SafetyFlag, species: Species): string {
  const { reason, alternative } = flag;
  return `${flagSubject(flag)}: take care with ${ANIMALS[species]}. ${reason}. ${alternativeSentence(alternative)}`;
}
