import { nameMisspelt } from './misspelt.ts';
import { CLASS, WORDS, type WordClass } from './word-classes.ts';
import { normaliseWord, singularName } from './word-forms.ts';

const vocabulary = new Map<string, number>();
const classes: number[] = [0];

/** The id of a normalised word, or of what it is the plural of; 0 for words that no rule knows. */
export function idOf(word: string): number {
  const id = vocabulary.get(word);
  if (id !== undefined) return id;
  return word.endsWith('s') ? (vocabulary.get(singularName(word)) ?? 0) : 0;
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
export const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

for (const [name, words] of Object.entries(WORDS) as [WordClass, string][]) {
  for (const word of wordsOf(words)) {
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
  wordsOf(phrase.replaceAll('-', ' ')).map((word) => intern(singularName(normaliseWord(word))));
