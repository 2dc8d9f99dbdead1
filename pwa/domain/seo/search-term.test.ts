import { describe, expect, it } from 'vitest';
import { countableTerm } from './search-term.ts';

describe('a countable search', () => {
  it.each([
    ['  Chicken   Rice ', 'chicken rice'],
    ['Purée', 'purée'],
    ['cat’s dinner', "cat's dinner"],
    ['low-fat', 'low-fat'],
  ])('%j is counted as %j', (text, term) => {
    expect(countableTerm(text)).toBe(term);
  });

  it.each([
    ['empty text', ' '],
    ['an e-mail address', 'ann@example.com'],
    ['a number', '07700 900123'],
    ['a street', '12 mill lane'],
    ['a sentence of more than five words', 'my dog rex is ill again'],
    ['an overlong word', 'a'.repeat(21)],
    ['text of more than 40 characters', 'aaaaaaaaaa bbbbbbbbbb cccccccccc dddddddddd'],
    ['text in another script', 'рис'],
  ])('is never %s', (_, text) => {
    expect(countableTerm(text)).toBeNull();
  });
});
