import { EXCEPTS, NEGATES } from './clause-words.ts';
import { isOneOf, type Line, rawWord, wordSet } from './line.ts';

const OUT = wordSet('out off');
const OF_WHOM = wordSet('for of from in to with');
const ARTICLE = wordSet('the a my our his her');
const ANIMAL = wordSet('dog cat puppy pup kitten his hers theirs mine ours');

/** 'omit the onion? not in this house', 'no garlic? three cloves'. */
export function isAsked({ tokens: { text, ends, starts } }: Line, after: number): boolean {
  return text.slice(ends[after - 1], starts[after]).includes('?');
}

/** 'for the cat', 'out of hers': what is denied to one may be another's; 'for dogs' speaks of all. */
export function isOfOne(line: Line, after: number): boolean {
  const of = isOneOf(line, after, OUT) ? after + 1 : after;
  if (!isOneOf(line, of, OF_WHOM)) return false;
  const whom = isOneOf(line, of + 1, ARTICLE) ? of + 2 : of + 1;
  return isOneOf(line, whom, ANIMAL) && !/^(?:dog|cat|pup|kitten|puppie)s$/.test(rawWord(line, whom));
}

/** 'except for a teaspoon' at once, or behind a word or two: 'never, except'. */
export function isExcept(line: Line, from: number, after: number): boolean {
  return (
    isOneOf(line, from, EXCEPTS) && (from === after || (from <= after + 2 && isOneOf(line, after, NEGATES)))
  );
}
