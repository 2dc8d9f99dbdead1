import { wordsOf } from './forms.ts';

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
