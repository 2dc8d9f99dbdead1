import { describe, expect, it } from 'vitest';
import { findUnsafeFoods } from './find-unsafe-foods.ts';

const foods = (text: string) => findUnsafeFoods(text, 'dog').map(({ food }) => food);

describe('a denial that is taken back later on the line', () => {
  it.each([
    ["She can't have coffee, mind you she finishes my cup every morning.", 'Coffee'],
    ['Hold the macadamias. Actually, keep a few.', 'Macadamia nuts'],
    ['Leave out the onion. On second thoughts, keep it.', 'Onion'],
    ['I never give him grapes, only the odd one off the bunch when he begs.', 'Grapes'],
    ['zero sultanas, give or take ten', 'Sultanas'],
  ])('is none: %s', (text, food) => {
    expect(foods(text)).toEqual([food]);
  });

  it.each([
    'No onion. Well, the carrot does the job of it.',
    'Leave out the leek, then serve half and freeze half.',
    'No garlic, but keep some back for the family.',
    'No grapes, only blueberries',
    'Skip the onion; actually, skip it every time.',
    'No chocolate, but two carrots chopped small',
  ])('stands in: %s', (text) => {
    expect(foods(text)).toEqual([]);
  });
});
