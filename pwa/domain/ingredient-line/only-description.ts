import { memoised, NAMES_KEPT } from '../units/memoised.ts';
import { foodWords, plainFoodText, TRAILING_WORDS } from './food-words.ts';

/** Maximum length of a food's name; longer text is prose. */
export const MAX_NAME = 160;

/** Whether a word describes a food without naming one: 'lean', 'chopped', 'finely'. */
export const isPlainWord = (word: string) =>
  TRAILING_WORDS.has(word) || (/(?:ed|ly)$/.test(word) && !word.endsWith('seed'));

/** Whether any word of a text may name a food. */
export const namesSomething = (plain: string) => foodWords(plain).some((word) => !isPlainWord(word));

/** Whether a text only describes ('boneless', 'lean') and leaves the food to what follows. */
export const isOnlyDescription = memoised(
  (text): boolean => !namesSomething(plainFoodText(text.slice(0, MAX_NAME))),
  NAMES_KEPT,
);
