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
    ['a description under 10', { description: letters(9) }, 'Description must be at least 10 characters'],
    ['a description over 500', { description: letters(501) }, 'Description must be less than 500 characters'],
    ['a blank prep time, which is 0', { prepTime: 0 }, 'Prep time must be at least 1 minute'],
    ['a prep time over 300 minutes', { prepTime: 301 }, 'Prep time must be less than 5 hours'],
    ['no serving', { servings: 0 }, 'Must serve at least 1'],
    ['over 20 servings', { servings: 21 }, 'Cannot serve more than 20'],
    ['an image address that is none', { imageUrl: 'my photo' }, 'Must be a valid URL'],
    ['an image address that is no web page', { imageUrl: 'javascript:alert(1)' }, 'Must be a valid URL'],
    ['a missing title', { title: undefined }, 'Required'],
    ['a number for a title', { title: 5 }, 'Expected string, received number'],
    ['words for a number', { prepTime: 'soon' }, 'Expected number, received string'],
    ['nothing for a number', { servings: null }, 'Expected number, received null'],
    ['half a minute', { prepTime: 1.5 }, 'Expected integer, received float'],
    ['words for a list', { ingredients: 'beef' }, 'Expected array, received string'],
    ['words for yes or no', { isOrganic: 'yes' }, 'Expected boolean, received string'],
    ['a missing species', { species: undefined }, 'Required'],
    ['a number for a species', { species: 5 }, "Expected 'dog' | 'cat', received number"],
    ['a third species', { species: 'rabbit' }, "Expected 'dog' | 'cat', received 'rabbit'"],
    ['a missing category', { category: undefined }, 'Required'],
    [
      'a list for a category',
      { category: ['all'] },
      "Expected 'all' | 'small' | 'large' | 'puppy' | 'senior' | 'grain-free' | 'kitten' | 'adult' | 'fish' | 'chicken' | 'special' | 'special-diet' | 'treats', received array",
    ],
    ['words for an author', { authorId: 'me' }, 'Expected number, received string'],
    ['a number for an image address', { imageUrl: 5 }, 'Must be a valid URL'],
    ['an endless line', { ingredients: [letters(201)] }, 'Can be at most 200 characters'],
    ['an endless step', { instructions: [letters(1001)] }, 'Can be at most 1000 characters'],
  ])('refuses %s', (_name, changes, message) => {
    expect(messages(changes)).toEqual([message]);
  });

  it.each([
    { title: letters(100) },
    { description: letters(10) },
    { description: letters(500) },
    { prepTime: 1 },
    { prepTime: 300 },
    { servings: 20 },
    { imageUrl: 'https://example.org/bowl.jpg' },
    { imageUrl: '' },
    { authorId: 7 },
  ])('accepts the bound itself', (changes) => {
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
