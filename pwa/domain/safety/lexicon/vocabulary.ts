import { plainText, singular } from '../../words/forms.ts';
import { nameMisspelt } from './misspelt.ts';
import { CLASS, WORDS, type WordClass } from './word-classes.ts';

const vocabulary = new Map<string, number>();
const classes: number[] = [0];

/** The id of a normalised word, or of its singular; 0 for unknown words. */
export function idOf(word: string): number {
  const id = vocabulary.get(word);
  if (id !== undefined) return id;
  return word.endsWith('s') ? (vocabulary.get(singular(word)) ?? 0) : 0;
}

/** An amount at the start of a word, with or without a unit; '⁄' comes from normalising '½'. */
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

/** The id of a word that the rules need; adds it to the vocabulary if new. */
export function intern(word: string): number {
  const known = vocabulary.get(word);
  if (known !== undefined) return known;
  vocabulary.set(word, classes.length);
  return classes.push(0) - 1;
}

/** The words of a text, split at spaces. */
export const spacedWords = (text: string) => text.split(/\s+/).filter((word) => word !== '');

for (const [name, words] of Object.entries(WORDS) as [WordClass, string][]) {
  for (const word of spacedWords(words)) {
    const id = intern(word);
    classes[id] = (classes[id] ?? 0) | CLASS[name];
  }
}

/** The classes of a word, as `CLASS` bits. */
export function classesOf(id: number): number {
  return classes[id] ?? 0;
}

/** The word ids of a phrase that a rule needs; hyphens separate words. */
export const phraseIds = (phrase: string): number[] =>
  spacedWords(phrase.replaceAll('-', ' ')).map((word) => intern(singular(plainText(word))));

/** A bit set of vocabulary ids, because rules test many sets at every word of a text. */
export type WordSet = Uint32Array;

/** The set of these ids; empty for none. */
export function setOfIds(ids: readonly number[]): WordSet {
  const set = new Uint32Array(ids.length === 0 ? 0 : (Math.max(...ids) >> 5) + 1);
  for (const id of ids) set[id >> 5] = (set[id >> 5] ?? 0) | (1 << (id & 31));
  return set;
}

/** The union of these sets. */
export function unionOf(...sets: readonly WordSet[]): WordSet {
  const union = new Uint32Array(Math.max(...sets.map(({ length }) => length)));
  for (const set of sets) {
    for (const [at, bits] of set.entries()) union[at] = (union[at] ?? 0) | bits;
  }
  return union;
}

/** Whether a word is in the set; 0, an unknown word, is in none. */
export function holdsWord(set: WordSet, id: number): boolean {
  const at = id >> 5;
  return at < set.length && (((set[at] ?? 0) >> (id & 31)) & 1) === 1;
}
