import { describe, expect, it } from 'vitest';
import { readOwnWords, readSubmission } from './read-submission.ts';
import {
  EMPTY_SUBMISSION,
  readKept,
  type SubmitValues,
  valuesOf,
  wholeNumber,
  withRows,
} from './submit-values.ts';

const GOOD: SubmitValues = {
  ...EMPTY_SUBMISSION,
  title: 'Sunday Beef Pot',
  description: 'Slow beef with oats and carrots.',
  ingredients: ['500 g beef mince', ' ', '200 g rolled oats'],
  instructions: ['', 'Brown the mince.\nAdd water.'],
};

describe('readSubmission', () => {
  it('drops blank rows, omits an empty image address and reads the numbers', () => {
    expect(readSubmission(GOOD)).toEqual({
      draft: {
        title: 'Sunday Beef Pot',
        description: 'Slow beef with oats and carrots.',
        species: 'dog',
        category: 'all',
        prepTime: 30,
        servings: 4,
        isOrganic: false,
        ingredients: ['500 g beef mince', '200 g rolled oats'],
        instructions: ['Brown the mince. Add water.'],
      },
      errors: [],
    });
  });

  it('keeps whose tins, eggs and pints the lines mean, in a submission and in the owner’s recipe', () => {
    expect(readSubmission(GOOD, 'us').draft?.kitchen).toBe('us');
    expect(readOwnWords(GOOD, 'uk').draft?.kitchen).toBe('uk');
  });

  it('reports every error of the empty form, in form order', () => {
    expect(readSubmission({ ...EMPTY_SUBMISSION, prepTime: '', servings: '' }).errors).toEqual([
      { field: 'title', message: 'Title is required' },
      { field: 'description', message: 'Description must be at least 10 characters' },
      { field: 'prepTime', message: 'Prep time must be at least 1 minute' },
      { field: 'servings', message: 'Must serve at least 1' },
      { field: 'ingredients', row: 0, message: 'Please add at least one ingredient.' },
      { field: 'instructions', row: 0, message: 'Please add at least one instruction step.' },
    ]);
  });

  it('names the row in the form, counting blank rows before it', () => {
    const ingredients = ['', '1 egg', '', 'a'.repeat(201)];
    expect(readSubmission({ ...GOOD, ingredients }).errors).toEqual([
      { field: 'ingredients', row: 3, message: 'Can be at most 200 characters' },
    ]);
  });

  it('trims the image address, and refuses one that is no URL', () => {
    const { draft } = readSubmission({ ...GOOD, imageUrl: ' https://example.org/bowl.jpg ' });
    expect(draft?.imageUrl).toBe('https://example.org/bowl.jpg');
    expect(readSubmission({ ...GOOD, imageUrl: 'bowl.jpg' }).errors).toEqual([
      { field: 'imageUrl', message: 'Must be a valid URL' },
    ]);
  });
});

describe('the values of the form', () => {
  it.each([
    ['', 0],
    ['12', 12],
    ['1,000', 1000],
    // Never truncated to a whole number.
    ['7.9', 0],
    ['2,5', 0],
    ['-3', 0],
    ['soon', 0],
  ])('reads %j as the whole number %i', (text, number) => {
    expect(wholeNumber(text)).toBe(number);
  });

  it('begin with the documented defaults', () => {
    expect(EMPTY_SUBMISSION).toEqual({
      title: '',
      description: '',
      imageUrl: '',
      authorName: '',
      species: 'dog',
      category: 'all',
      prepTime: '30',
      servings: '4',
      isOrganic: false,
      ingredients: [''],
      instructions: [''],
    });
  });

  it('never have fewer than one row', () => {
    expect(withRows(GOOD, 'ingredients', []).ingredients).toEqual(['']);
  });

  it('come back from the queue as sent', () => {
    const { draft } = readSubmission(GOOD);
    if (draft === null) throw new Error('The submission should be valid');
    expect(readSubmission(valuesOf(draft)).draft).toEqual(draft);
  });

  it('fault 16: keep the valid parts of a damaged draft', () => {
    expect(readKept({ title: 'Beef', category: 'rabbit', ingredients: [], servings: 3 })).toEqual({
      ...EMPTY_SUBMISSION,
      title: 'Beef',
    });
    expect(readKept('gibberish')).toBeNull();
  });
});
