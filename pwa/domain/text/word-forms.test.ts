import { describe, expect, it } from 'vitest';
import { singular, withoutMarks } from './word-forms.ts';

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
  ])('of %s is %s', (plural, one) => {
    expect(singular(plural)).toBe(one);
  });
});

describe('withoutMarks', () => {
  it.each([
    ['jalapeño', 'jalapeno'],
    ['cow’s', 'cows'],
    ['on\u00ADion', 'onion'],
  ])('of %s is %s', (text, plain) => {
    expect(withoutMarks(text)).toBe(plain);
  });
});
