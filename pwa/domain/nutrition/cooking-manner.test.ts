import { expect, it } from 'vitest';
import { cookingManner } from './cooked-yield.ts';

it.each([
  ['Bake until crisp.', 'dried'],
  ['Bake for 40 minutes; they should feel like soft leather.', 'dried'],
  ['Leave in the oven to finish drying.', 'dried'],
  ['Fry in a dry pan until brown.', 'kept'],
  ['Mix the dry supplements.', 'kept'],
  ['Drain off the fat.', 'poured away'],
  ['Discard the cooking liquid.', 'poured away'],
  ['Drain the boiled potatoes and weigh them.', 'kept'],
  ['Boil the liquid down by half.', 'reduced'],
])('reads %s as %s', (step, manner) => {
  const { isDried, waterLeft, juiceLeft } = cookingManner([step], true);
  const read = isDried ? 'dried' : juiceLeft === 0 ? 'poured away' : waterLeft < 0.5 ? 'reduced' : 'kept';
  expect(read).toBe(manner);
});
