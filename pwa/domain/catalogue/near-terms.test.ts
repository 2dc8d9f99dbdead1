import { expect, it } from 'vitest';
import { nearTerms } from './near-terms.ts';

const TERMS = ['beef', 'been', 'bees', 'chick', 'chicken', 'chickpea', 'kitchen', 'rice'];

it.each([
  ['beef', 1, ['beef', 'been', 'bees']],
  ['chiken', 1, ['chicken']],
  // 'chick' lacks two letters; 'chickpea' has a p more, and an a for the n.
  ['chicken', 2, ['chick', 'chicken', 'chickpea']],
  ['rices', 1, ['rice']],
  ['ric', 1, ['rice']],
  ['beef', 0, []],
])('terms within the edits of %j, %d: %j', (word, most, near) => {
  expect(nearTerms(TERMS, word, most)).toEqual(near);
});
