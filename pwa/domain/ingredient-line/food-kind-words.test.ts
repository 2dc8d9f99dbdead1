import { describe, expect, it } from 'vitest';
import { kindOfName } from './food-words.ts';

describe('kindOfName', () => {
  it.each([
    ['root vegetables', 'vegetable'],
    ['seasonal greens, chopped', 'vegetable'],
    ['white fish', 'fish'],
    ['offal', 'organ'],
    ['oil for frying', 'plant-oil'],
    ['leftover roast meat', 'meat'],
    ['herbs to taste', 'other'],
  ])('infers the kind of %s', (name, kind) => {
    expect(kindOfName(name)).toBe(kind);
  });

  it.each([
    'sea vegetables',
    'dog food',
    'krill oil',
    'vegetable stock powder',
    'fish sauce',
    'zorb',
    'meat substitute',
  ])('infers none from %s', (name) => {
    expect(kindOfName(name)).toBeUndefined();
  });
});
