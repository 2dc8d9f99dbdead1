import { plainText, singular } from '../../words/forms.ts';
import { nameMisspelt } from './misspelt.ts';
import { CLASS, WORDS, type WordClass } from './word-classes.ts';

const vocabulary = new Map<string, number>();
const classes: number[] = [0];

/** The id of a normalised word, or of what it is the plural of; 0 for words that no rule knows. */
export function idOf(word: string): number {
  const id = vocabulary.get(word);
  if (id !== undefined) return id;
  return word.endsWith('s') ? (vocabulary.get(singular(word)) ?? 0) : 0;
}

/** An amount at the start of a word, without and with a unit; '⁄' is what '½' is normalised to. */
const GLUED_NUMBER = /^[\d⁄]+/;
const GLUED_AMOUNT = /^[\d⁄]+(?:x|k?g|[cm]?l|oz|lbs?|ts?p|tbsp|cups?)/;

/** The id of a word as people type it: '1onion', '½onion', '500gonions' and 'oinon' are onion. */
export function idAsTyped(word: string): number {
  const id = idOf(word);
  if (id !== 0 || word.length < 4) return id;
  if (word.charCodeAt(0) <= 57) {
    const letters = word.replace(GLUED_NUMBER, '');
    return letters.length < 4 ? 0 : idOf(letters) || idOf(word.replace(GLUED_AMOUNT, ''));
  }
  const name = nameMisspelt(word);
  return name === null ? 0 : idOf(name);
}

/** The id of a word that the rules need, taken into the vocabulary when new. */
export function intern(word: string): number {
  const known = vocabulary.get(word);
  if (known !== undefined) return known;
  vocabulary.set(word, classes.length);
  return classes.push(0) - 1;
}

/** The words between the spaces of a text. */
export const spacedWords = (text: string) => text.split(/\s+/).filter((word) => word !== '');

for (const [name, words] of Object.entries(WORDS) as [WordClass, string][]) {
  for (const word of spacedWords(words)) {
    const id = intern(word);
    classes[id] = (classes[id] ?? 0) | CLASS[name];
  }
}

/** The classes of a word, as bits of `CLASS`. */
export function classesOf(id: number): number {
  return classes[id] ?? 0;
}

/** The ids of the words of a phrase that a rule needs; hyphens part words. */
export const phraseIds = (phrase: string): number[] =>
  spacedWords(phrase.replaceAll('-', ' ')).map((word) => intern(singular(plainText(word))));

/** Words of the vocabulary by their ids, a bit each: rules ask for many sets at every word of a text. */
export type WordSet = Uint32Array;

/** The set of these ids; of none it has no length. */
export function setOfIds(ids: readonly number[]): WordSet {
  const set = new Uint32Array(ids.length === 0 ? 0 : (Math.max(...ids) >> 5) + 1);
  for (const id of ids) set[id >> 5] = (set[id >> 5] ?? 0) | (1 << (id & 31));
  return set;
}

/** The words of any of these sets. */
export function unionOf(...sets: readonly WordSet[]): WordSet {
  const union = new Uint32Array(Math.max(...sets.map(({ length }) => length)));
  for (const set of sets) {
    for (const [at, bits] of set.entries()) union[at] = (union[at] ?? 0) | bits;
  }
  return union;
}

/** Whether a word is one of the set; 0, a word that no rule knows, is in none. */
export function holdsWord(set: WordSet, id: number): boolean {
  const at = id >> 5;
  return at < set.length && (((set[at] ?? 0) >> (id & 31)) & 1) === 1;
}
