import type { Species } from '../reference/species.ts';

const WORDS: Readonly<Record<Species, RegExp>> = {
  dog: /\b(?:dogs?|dog'?s|doggie?s?|doggy|pup(?:s|py|pies)?|canines?|pooch(?:es)?)\b/i,
  cat: /\b(?:cats?|cat'?s|kitt(?:y|ies|ens?)|felines?)\b/i,
};

/** The species a text names; null if it names both or neither. 'Hot dog' does not count. */
export function namedSpecies(text: string): Species | null {
  const plain = text.replace(/\bhot[\s-]?dogs?\b/gi, '');
  const [isDog, isCat] = [WORDS.dog.test(plain), WORDS.cat.test(plain)];
  if (isDog === isCat) return null;
  return isDog ? 'dog' : 'cat';
}
