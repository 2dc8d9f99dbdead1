import { describe, expect, it } from 'vitest';
import { readSafety } from '../audit/find-unsafe-foods.ts';

/** 'in' if a dangerous food is flagged, 'asked' if only asked about, else 'out'. */
const standing = (text: string) => {
  const { flags, asked } = readSafety(text, 'dog');
  return flags.length > 0 ? 'in' : asked.length > 0 ? 'asked' : 'out';
};

describe('a dangerous food is out if its own clause negates it or names a harmless thing', () => {
  it.each([
    'no onion',
    'no onions, garlic or leeks',
    'Free from onion, garlic, grapes & chocolate',
    'free from onion, garlic and leek',
    'garlic-free broth, 300 ml',
    'Don’t season it with garlic',
    'carrot instead of onion',
    'everything except the onion',
    'Garlic must not be added',
    'Salt: 0 g',
    'raisins are poisonous, use cranberries',
    'Keep chocolate away from dogs',
    'Remove the core and pips from the apple.',
    'pieces the size of a grape',
    'Resist the urge to add garlic',
    '2 whole plums, stoned',
    'ohne Zwiebeln',
    'rice pudding without raisins, 2 tbsp',
    '400 g stock (garlic and onion free)',
    'Season with nothing: no salt, no onion',
    'Wash the onion chopper',
    'garlic mincer',
    '1 pizza base',
  ])('%s', (text) => {
    expect(standing(text)).toBe('out');
  });
});

describe('a dangerous food is in if a line lists it', () => {
  it.each([
    '1 onion',
    'onion',
    '2 cloves of garlic, crushed',
    'a few grapes, quartered',
    'Fry the onions for 5 minutes while the rice cooks.',
    'rice with a little garlic',
    'tomato sauce with garlic',
    '2 Knoblauchzehen',
    '100 g Weintrauben',
    '50 g Macadamianüsse',
    '1 avocat',
    'une gousse d’ail',
    '1 whole peach',
    '2 whole apples',
    '1 tsp baking powder',
    'anchovies in oil',
    'unbaked pizza base',
    'pizza base, raw',
    'dough (unbaked)',
    'dough, risen',
    'bread rolls, unbaked',
    '1 tsp bread soda',
    '1 Lauchstange',
    'sprats',
    'instead of onion, a shallot',
  ])('%s', (text) => {
    expect(standing(text)).toBe('in');
  });
});

describe('a dangerous food is asked about in all other lines', () => {
  it.each([
    'the stock isn’t onion-free',
    'resist the temptation to leave the garlic out',
    'no dish of mine is without onion',
    'I never use onion. Well, hardly ever; today half of one',
    'no garlic powder; two fresh cloves instead',
    'with or without garlic',
    'Most cooks skip the garlic; we don’t.',
    'avoid raw onion; cooked is fine',
    'no raisins for the cat, plenty for the dog',
    'Cocoa loves this dinner!',
    'Add garlic to your own plate.',
    'onion bag',
    'raisin box',
  ])('%s', (text) => {
    expect(standing(text)).toBe('asked');
  });
});

it.each(['an item on sale', 'cool it to room temperature', 'the worst pan', 'noix de coco', 'hop to it'])(
  '‘%s’ contains no food name of another language',
  (text) => {
    expect(standing(text)).toBe('out');
  },
);

it.each([
  ['out', 'no'],
  ['in', 'with'],
])('a food is %s if ‘%s’ is the answer after its line', (found, word) => {
  expect(standing(`Serve the dog before you add onion to your pan. (${word} onion)`)).toBe(found);
});

it('advises cat owners to take care with hops, macadamias and cream of tartar', () => {
  for (const text of ['10 g hops', '3 Queensland nuts', '1 tsp cream of tartar'])
    expect(readSafety(text, 'cat').flags.map(({ severity }) => severity)).toEqual(['caution']);
});

it('counts every mention of a food as in, once one mention is', () => {
  const { flags, asked } = readSafety('Fry the garlic until the garlic is golden.', 'dog');
  expect([flags.length, asked.length]).toEqual([2, 0]);
});

describe('bought foods that usually contain a danger, and other doubtful lines, are asked about', () => {
  it.each([
    '250 ml low sodium chicken broth',
    '1 jar baby food, chicken',
    '200 g keema',
    '1 tsp mixed seasoning',
    '1 tbsp sweetener',
    'Throw in the cooked chicken bones as well.',
    'Original recipe called for leek; I used celery instead.',
  ])('%s', (text) => {
    expect(standing(text)).toBe('asked');
  });

  it.each([
    '200 ml homemade chicken stock',
    '2 cups chicken broth, no onion or garlic',
    'Pour in the stock.',
  ])('%s is not', (text) => {
    expect(standing(text)).toBe('out');
  });
});
