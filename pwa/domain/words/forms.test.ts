import { describe, expect, it } from 'vitest';
import { plainText, singular, singularWords, wordsOf } from './forms.ts';

describe('singular', () => {
  it.each([
    ['onions', 'onion'],
    ['cherries', 'cherry'],
    ['peaches', 'peach'],
    ['potatoes', 'potato'],
    ['glazes', 'glaze'],
    ['leaves', 'leaf'],
    ['pies', 'pie'],
    ['couscous', 'couscous'],
    ['bass', 'bass'],
    ['oats', 'oat'],
    ['gas', 'gas'],
    ['ramps', 'ramps'],
  ])('of %s is %s', (plural, one) => {
    expect(singular(plural)).toBe(one);
  });
});

describe('plainText', () => {
  it.each([
    ['Jalapeño', 'jalapeno'],
    ['cow’s', 'cows'],
    ['on\u00ADion', 'onion'],
    ['SİR', 'sir'],
    ['½', '1⁄2'],
    ['🧅', '🧅'],
  ])('of %s is %s', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });
});

describe('wordsOf', () => {
  it.each([
    ['Bone-in chicken/turkey thighs, 500g', ['bone', 'in', 'chicken', 'turkey', 'thighs', '500g']],
    ["the cow's crème fraîche (1.5 dl)", ['the', 'cows', 'creme', 'fraiche', '1.5', 'dl']],
    ['', []],
  ])('gives the words of %j in plain spelling', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('has a variant in the singular, singularWords', () => {
    expect(singularWords('Peaches & cherries')).toEqual(['peach', 'cherry']);
  });
});
