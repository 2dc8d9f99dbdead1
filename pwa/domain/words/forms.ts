import { tokenise } from './tokens.ts';

/**
 * Plurals that the endings below would get wrong, and words that aren't plurals of a food: 'ramps' are garlic, 'ports'
 * aren't wine.
 */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    brownies: 'brownie',
    chillies: 'chilli',
    chilies: 'chili',
    chives: 'chive',
    cloves: 'clove',
    cookies: 'cookie',
    halves: 'half',
    leaves: 'leaf',
    loaves: 'loaf',
    pies: 'pie',
    ...{ hops: 'hops', ports: 'ports', ramps: 'ramps', salts: 'salts', stouts: 'stouts' },
  }),
);

/**
 * 'onion' of 'onions', 'cherry' of 'cherries', 'peach' of 'peaches'; the word itself if it isn't a plural ('couscous').
 * Takes a lower-case word without accents.
 */
export function singular(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:oes|ches|shes|xes|sses)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

const withoutMarks = (text: string) =>
  text.normalize('NFKD').replace(/[\p{M}'’ʼ‘＇`´\u00AD\u200B-\u200D\u2060\uFEFF]/gu, '');

const PLAIN = /^[ -&(-_a-~\n]*$/;

/** A text in lower case without accents, apostrophes and invisible characters: 'jalapeno' of 'Jalapeño', 'cows' of 'cow’s'. */
export function plainText(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  // Lower-casing may add combining marks: 'İ'.
  return withoutMarks(withoutMarks(text).toLowerCase());
}

/** The words of a text in plain spelling, in order; hyphens and slashes separate them. */
export function wordsOf(text: string): string[] {
  const { starts, ends } = tokenise(text);
  return Array.from(starts, (start, at) => plainText(text.slice(start, ends[at])));
}

/** The words of a text in plain spelling and in the singular, as tables of foods are keyed. */
export const singularWords = (text: string): string[] => wordsOf(text).map(singular);

/**
 * Whether every typed word begins a word of the text, in any order: 'toy poodle' is 'Poodle (Toy)'. An empty text matches
 * everything.
 */
export function isNamedByTyped(text: string, typed: string): boolean {
  const parts = wordsOf(typed);
  if (parts.length === 0) return typed.trim() === '';
  const words = wordsOf(text);
  return parts.every((part) => words.some((word) => word.startsWith(part)));
}
