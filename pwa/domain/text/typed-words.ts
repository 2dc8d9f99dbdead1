/** The words of a text in small letters, without accents. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

/** Whether every typed word begins a word of the text, in any order: 'toy poodle' is 'Poodle (Toy)'. Blanks are in every text. */
export function isNamedByTyped(text: string, typed: string): boolean {
  const parts = wordsOf(typed);
  if (parts.length === 0) return typed.trim() === '';
  const words = wordsOf(text);
  return parts.every((part) => words.some((word) => word.startsWith(part)));
}
