import { foodWords, plainFoodText, TRAILING_WORDS } from './food-words.ts';
import { NAMES_KEPT, remembered } from './remembered.ts';

/** A food's name is read up to here; what is longer is prose. */
export const MAX_NAME = 160;

/** Whether a word describes a food without naming one: 'lean', 'chopped', 'finely'. */
export const isPlainWord = (word: string) =>
  TRAILING_WORDS.has(word) || (/(?:ed|ly)$/.test(word) && !word.endsWith('seed'));

/** Whether any word of a text may name a food. */
export const namesSomething = (plain: string) => foodWords(plain).some((word) => !isPlainWord(word));

/** Whether a text only describes ('boneless', 'lean') and leaves the food to what follows. */
export const isOnlyDescription = remembered(
  (text): boolean => !namesSomething(plainFoodText(text.slice(0, MAX_NAME))),
  NAMES_KEPT,
);
