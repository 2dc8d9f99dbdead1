import { expect, it } from 'vitest';
import { categoryLabel } from './category.ts';

it.each([
  ['all', 'All Sizes'],
  ['small', 'Small Dogs'],
  ['large', 'Large Dogs'],
  ['puppy', 'Puppy'],
  ['senior', 'Senior'],
  ['grain-free', 'Grain-Free'],
  ['adult', 'Adult'],
  ['special-diet', 'Special Diet'],
  ['treats', 'Treats'],
  ['kitten', 'Kitten'],
])('the category %s reads "%s"', (category, label) => {
  expect(categoryLabel(category)).toBe(label);
});

it('a category without a label shows its name unchanged', () => {
  expect(categoryLabel('raw-food')).toBe('raw-food');
});
