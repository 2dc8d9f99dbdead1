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
  ['Simmer until the water has boiled away.', 'reduced'],
  ['Cook until the stock is reduced by a third.', 'reduced'],
  ['Simmer for 45 minutes, until the meat comes away easily.', 'kept'],
  ['Reduce the heat and simmer for half an hour.', 'kept'],
  ['Reduce to a simmer until the thickest part is done.', 'kept'],
  ['Don’t pour away the broth: it holds the thiamine.', 'kept'],
  ['Do not discard the cooking water.', 'kept'],
  ['Boil the eggs until hard.', 'kept'],
  ['Boil the eggs for 10 minutes, until hard.', 'kept'],
  ['Simmer until the carrots are no longer hard.', 'kept'],
  ['Roast until the skin is crisp.', 'kept'],
  ['Steam the beans until crisp-tender.', 'kept'],
  ['Divide into tubs and freeze until hard.', 'kept'],
  ['Bake until crisp. Freeze until hard.', 'dried'],
])('reads %s as %s', (step, manner) => {
  const { isDried, waterLeft, juiceLeft } = cookingManner([step], true);
  const read = isDried ? 'dried' : juiceLeft === 0 ? 'poured away' : waterLeft < 0.5 ? 'reduced' : 'kept';
  expect(read).toBe(manner);
});
