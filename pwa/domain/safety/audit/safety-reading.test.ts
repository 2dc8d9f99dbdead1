import { expect, it } from 'vitest';
import { findUnsafeFoods } from './find-unsafe-foods.ts';
import { uniqueFlags } from './safety-reading.ts';

const told = (line: string) => uniqueFlags(findUnsafeFoods(line, 'dog')).map(({ food }) => food);

it('keeps one flag for sugar-free gum, and one for gum that names its xylitol', () => {
  expect(told('1 stick of sugar-free gum')).toEqual(['Xylitol']);
  expect(told('sugar-free chewing gum with xylitol')).toEqual(['Xylitol']);
});

it('keeps the flags of two different foods', () => {
  expect(told('1 onion and 2 cloves of garlic')).toEqual(['Onion', 'Garlic']);
  expect(told('sugar-free syrup')).toEqual(['Sugar-free sweetened foods']);
});
