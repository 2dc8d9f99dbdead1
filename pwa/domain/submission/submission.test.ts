import { describe, expect, it } from 'vitest';
import { recipeSubmissionSchema } from './submission.ts';

const good = {
  title: 'Sunday Beef Pot',
  description: 'Slow beef with oats and carrots.',
  prepTime: 30,
  servings: 4,
  species: 'dog',
  category: 'all',
  isOrganic: false,
  ingredients: ['500 g beef mince'],
  instructions: ['Simmer for 40 minutes.'],
};

const messages = (changes: Record<string, unknown>) =>
  recipeSubmissionSchema.safeParse({ ...good, ...changes }).error?.issues.map(({ message }) => message);

const letters = (count: number) => 'a'.repeat(count);

describe('a submitted recipe', () => {
  it('is accepted unchanged when complete', () => {
    expect(recipeSubmissionSchema.parse(good)).toEqual(good);
  });

  it('is not organic by default', () => {
    const { isOrganic: _, ...rest } = good;
    expect(recipeSubmissionSchema.parse(rest).isOrganic).toBe(false);
  });

  it.each([
    ['an empty title', { title: ' ' }, 'Title is required'],
    ['a title over 100 characters', { title: letters(101) }, 'Title must be less than 100 characters'],
    [
      'a description under 10 characters',
      { description: letters(9) },
      'Description must be at least 10 characters',
    ],
    [
      'a description over 500 characters',
      { description: letters(501) },
      'Description must be less than 500 characters',
    ],
    ['a blank prep time, which is 0', { prepTime: 0 }, 'Prep time must be at least 1 minute'],
    ['a prep time over 300 minutes', { prepTime: 301 }, 'Prep time must be less than 5 hours'],
    ['no serving', { servings: 0 }, 'Must serve at least 1'],
    ['over 20 servings', { servings: 21 }, 'Cannot serve more than 20'],
    ['words as the image address', { imageUrl: 'my photo' }, 'Must be a valid URL'],
    ['an image address with a javascript scheme', { imageUrl: 'javascript:alert(1)' }, 'Must be a valid URL'],
    ['a missing title', { title: undefined }, 'Required'],
    ['a number as the title', { title: 5 }, 'Expected string, received number'],
    ['a prep time in words', { prepTime: 'soon' }, 'Expected number, received string'],
    ['null as the servings', { servings: null }, 'Expected number, received null'],
    ['a prep time of one and a half minutes', { prepTime: 1.5 }, 'Expected integer, received float'],
    ['text instead of a list of ingredients', { ingredients: 'beef' }, 'Expected array, received string'],
    ['text instead of true or false for organic', { isOrganic: 'yes' }, 'Expected boolean, received string'],
    ['a missing species', { species: undefined }, 'Required'],
    ['a number as the species', { species: 5 }, "Expected 'dog' | 'cat', received number"],
    ['a third species', { species: 'rabbit' }, "Expected 'dog' | 'cat', received 'rabbit'"],
    ['a missing category', { category: undefined }, 'Required'],
    [
      'a list as the category',
      { category: ['all'] },
      "Expected 'all' | 'small' | 'large' | 'puppy' | 'senior' | 'grain-free' | 'kitten' | 'adult' | 'fish' | 'chicken' | 'special' | 'special-diet' | 'treats', received array",
    ],
    ['text as the author’s id', { authorId: 'me' }, 'Expected number, received string'],
    ['a number as the image address', { imageUrl: 5 }, 'Must be a valid URL'],
    ['an ingredient over 200 characters', { ingredients: [letters(201)] }, 'Can be at most 200 characters'],
    ['a step over 1000 characters', { instructions: [letters(1001)] }, 'Can be at most 1000 characters'],
    ['no ingredient', { ingredients: [] }, 'Required'],
    ['over 40 ingredients', { ingredients: Array(41).fill('1 egg') }, 'Can be at most 40'],
    ['over 30 steps', { instructions: Array(31).fill('Stir.') }, 'Can be at most 30'],
    ['a name over 80 characters', { authorName: letters(81) }, 'Name must be at most 80 characters'],
  ])('refuses %s', (_name, changes, message) => {
    expect(messages(changes)).toEqual([message]);
  });

  it.each([
    { title: letters(100) },
    { description: letters(10) },
    { description: letters(500) },
    { prepTime: 1 },
    { prepTime: 300 },
    { servings: 1 },
    { servings: 20 },
    { ingredients: Array(40).fill(letters(200)) },
    { instructions: Array(30).fill(letters(1000)) },
    { authorName: letters(80) },
    { imageUrl: 'https://example.org/bowl.jpg' },
    { imageUrl: '' },
    { authorId: 7 },
  ])('accepts a value at its bound, and optional fields', (changes) => {
    expect(messages(changes)).toBeUndefined();
  });

  it.each([
    'all',
    'small',
    'large',
    'puppy',
    'senior',
    'grain-free',
    'kitten',
    'adult',
    'fish',
    'chicken',
    'special',
    'special-diet',
    'treats',
  ])('accepts the category %s', (category) => {
    expect(messages({ category })).toBeUndefined();
  });

  it('refuses any other category and any other species', () => {
    expect(messages({ category: 'tiny' })).toHaveLength(1);
    expect(messages({ species: 'rabbit' })).toHaveLength(1);
  });
});
