import { describe, expect, it } from 'vitest';
import { FOOD_GROUPS } from './food-groups.ts';
import { readQuestion } from './question.ts';

it('a food group rules out every food that may contain it, and no other', () => {
  const touches = (group: string) => (id: string) =>
    FOOD_GROUPS.find(({ name }) => name === group)?.touches(id);
  expect(['flour-plain', 'pasta-dry', 'couscous-dry', 'rice-white-dry'].map(touches('gluten'))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(['bacon-raw', 'ham-sliced', 'beef-mince-lean'].map(touches('pork'))).toEqual([true, true, false]);
  expect(['potato-raw', 'sweet-potato'].map(touches('potato'))).toEqual([true, false]);
});

describe('reading a question', () => {
  it.each([
    ['a 9 week old kitten', 'growth'],
    ['my 5 month old', 'growth'],
    ['a 2 year old dog', 'adult'],
    ['he is 7 years old', 'senior'],
    ['14-year-old cat', 'senior'],
    ['my old dog', 'senior'],
    ['puppies', 'growth'],
    ['an adult cat', 'adult'],
    ['my cat is pregnant', 'reproduction'],
    ['she is feeding her kittens', 'reproduction'],
    ['chicken', null],
    ['food to batch cook for 2 weeks for my dog', null],
    ['my dog threw up 2 weeks ago', null],
    ['for a 2 year old dog', 'adult'],
  ])('%s: the life stage is %s', (text, stage) => expect(readQuestion(text).stage).toBe(stage));

  it.each([
    ['for my labrador', 'cat', 'dog'],
    ['a moggy', 'dog', 'cat'],
    ['my cat and dog', 'dog', 'dog'],
    ['chicken', 'cat', 'cat'],
    ["shepherd's pie", 'cat', 'cat'],
  ] as const)('%s, asked on the list of a %s, is about a %s', (text, given, species) =>
    expect(readQuestion(text, given).species).toBe(species),
  );

  it.each([
    ['under 30 minutes', 30],
    ['ready in 45 min', 45],
    ['I only have half an hour', 30],
    ['within an hour', 60],
    ['at most 1-1/2 hours', 90],
    ['quick recipes under 20 minute meals', 20],
    ['in two days', null],
    ['simmer', null],
  ])('%s: at most %s minutes', (text, minutes) => expect(readQuestion(text).maxMinutes).toBe(minutes));

  it.each([
    ['diabetic cat', ['diabetes']],
    ['stage 2 CKD', ['kidney disease']],
    ['had pancreatitis', ['pancreatitis']],
    ['heart murmur', ['heart disease']],
    ['beef heart and kidney', []],
    ['liver treats', []],
  ])('%s names the illnesses %j', (text, names) =>
    expect(readQuestion(text).illnesses.map(({ name }) => name)).toEqual(names),
  );

  it('a bad kidney is not a request for kidneys', () => {
    expect(readQuestion('kidney disease').wanted).toEqual([]);
    expect(readQuestion('a pot with kidney').wanted.map(({ name }) => name)).toEqual(['kidney']);
  });

  it('reads size, organic, treats and wishes', () => {
    expect(readQuestion('cheap organic training treats for a big dog')).toMatchObject({
      size: 'large',
      isOrganic: true,
      role: 'occasional',
    });
    expect(readQuestion('cheap and quick').topics.map(({ name }) => name)).toEqual([
      'a small price',
      'quick cooking',
    ]);
    expect(readQuestion('low fat please').topics.map(({ name }) => name)).toEqual(['little fat']);
  });

  it('accepts any text', () => {
    for (const text of ['', ' '.repeat(5000), 'no '.repeat(3000), '🐶'.repeat(800), 'a'.repeat(100_000)]) {
      expect(() => readQuestion(text)).not.toThrow();
    }
  });
});
