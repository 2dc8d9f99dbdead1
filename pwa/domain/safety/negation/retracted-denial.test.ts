import { describe, expect, it } from 'vitest';
import { findUnsafeFoods } from '../audit/find-unsafe-foods.ts';

const foods = (text: string) => findUnsafeFoods(text, 'dog').map(({ food }) => food);

describe('what follows a denied food', () => {
  it.each([
    'no garlic, well, only a little',
    'leave the raisins out of the first batch, fold them into the second',
    'no garlic. today, some.',
    'no walnuts on Monday, a few on Tuesday',
    'no raisins for the cat, plenty for the dog',
    'skip the onion, use the fried ones',
    'skip the grapes unless she begs',
    'without garlic? Never.',
    'no garlic. I say one clove is fine.',
    'no onion; it goes in at the end',
    "She can't have coffee, mind you she finishes my cup every morning.",
    'Hold the macadamias. Actually, keep a few.',
    'Leave out the onion. On second thoughts, keep it.',
    'I never give him grapes, only the odd one off the bunch when he begs.',
    'zero sultanas, give or take ten',
    "it says leave out the leek; I didn't",
    "we don't eat the onions from the roast, he does",
    'no onion as such, the powder does instead',
    "I don't buy grapes, he gets the neighbour's",
    'leave out half the onion',
    'never serve garlic raw, always fry it first',
  ])('brings it back: %s', (text) => {
    expect(foods(text)).toHaveLength(1);
  });

  it.each([
    'no garlic in the first place',
    'no onion for the first time',
    'no garlic today, a little parsley',
    'no onion. Cook the rice, then add it to the pot',
    'no garlic, never a clove of it',
    'no raisins for the dog, 2 carrots for colour',
    'No onion. Well, the carrot does the job of it.',
    'Leave out the leek, then serve half and freeze half.',
    'No garlic, but keep some back for the family.',
    'No grapes, only blueberries',
    'Skip the onion; actually, skip it every time.',
    'No chocolate, but two carrots chopped small',
    'Plain yogurt without xylitol, just a spoonful',
    'mince (no onion), use half now and freeze the rest',
    'No onions. Stir it well and serve warm.',
    'No garlic; even a little can make a cat ill.',
    'an onion; I have left it out',
  ])('leaves it out: %s', (text) => {
    expect(foods(text)).toEqual([]);
  });
});
