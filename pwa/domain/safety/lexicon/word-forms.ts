import { singular, withoutMarks } from '../../text/word-forms.ts';

/** Words that look like the plural of a dangerous food and are not: 'ramps' are garlic, 'ports' no wine. */
const NO_PLURALS: ReadonlySet<string> = new Set(['hops', 'ports', 'ramps', 'salts', 'stouts']);

/** The singular of a word, as foods are named. */
export function singularName(word: string): string {
  return NO_PLURALS.has(word) ? word : singular(word);
}

const PLAIN = /^[a-z0-9]+$/;

/** Lower case without accents, apostrophes and invisible characters. */
export function normaliseWord(word: string): string {
  const first = word.charCodeAt(0);
  if (first >= 0xd83c && first <= 0xd83e && word.length === 2) return word;
  const lower = word.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  // Lower case may bring marks of its own: 'İ'.
  return withoutMarks(withoutMarks(word).toLowerCase());
}
