import { describe, expect, it } from 'vitest';
import { importRemarks } from './remarks-card.tsx';
import { type ReviewValues, readKeptReview, reviewValues, toChecker, toSubmission } from './review-form.tsx';

const recipe = {
  title: 'Stew',
  description: null,
  species: null,
  servings: 4,
  prepTime: null,
  cookTime: 40,
  ingredients: ['500 g beef mince', '1 onion'],
  steps: ['Brown the mince and onion, then simmer for 20 minutes.'],
  authorName: null,
  imageUrl: null,
  sourceUrl: null,
};
const values: ReviewValues = reviewValues(recipe);

describe('reviewValues', () => {
  it('leaves missing parts blank', () => {
    expect(values).toMatchObject({
      title: 'Stew',
      description: '',
      prepTime: '',
      species: null,
      cookTime: '40',
    });
    expect(reviewValues({ ...recipe, ingredients: [], steps: [] })).toMatchObject({
      ingredients: [''],
      instructions: [''],
    });
  });

  it('restores stored values and returns null for anything else', () => {
    expect(readKeptReview(JSON.parse(JSON.stringify(values)))).toEqual(values);
    expect(readKeptReview('junk')).toBeNull();
  });

  it('converts to the submission form and to the checker', () => {
    expect(toSubmission({ ...values, species: 'cat' }, 'cat')).toMatchObject({
      species: 'cat',
      category: 'adult',
      servings: '4',
      ingredients: ['500 g beef mince', '1 onion'],
    });
    // The checker starts with 4 servings.
    expect(toChecker({ ...values, servings: '' }, 'cat')).toMatchObject({
      species: 'cat',
      servings: '4',
      ingredients: '500 g beef mince\n1 onion',
      instructions: 'Brown the mince and onion, then simmer for 20 minutes.',
    });
  });
});

describe('importRemarks', () => {
  it('names a dangerous food in the title once the species is known', () => {
    const titled = { ...values, title: 'Onion gravy stew' };
    expect(importRemarks(titled).map(({ where }) => where)).toEqual(['Cooking time']);
    const [danger] = importRemarks({ ...titled, species: 'dog' });
    expect(danger).toMatchObject({
      tone: 'toxic',
      where: 'Title',
      flagged: { text: 'Onion gravy stew', food: 'Onion' },
    });
    expect(danger?.sentence).toMatch(/^Onion.*: toxic to dogs\./);
  });

  it('names a raw food that no step cooks', () => {
    const raw = { ...values, cookTime: '', instructions: ['Put the mince into the bowl and serve.'] };
    expect(importRemarks(raw)).toEqual([
      { tone: 'caution', where: 'Ingredient 1', sentence: expect.stringMatching(/mince/) },
    ]);
    expect(importRemarks({ ...raw, instructions: [''] })).toEqual([]);
  });

  it('reports steps whose cooking time differs from the recipe’s', () => {
    const [note] = importRemarks(values);
    expect(note?.sentence).toMatch(/^The steps add up to 20 minutes of cooking, but the recipe says 40\./);
    const [brief] = importRemarks({ ...values, instructions: ['Boil the mince for 1 minute.'] });
    expect(brief?.sentence).toMatch(/^The steps add up to 1 minute of cooking,/);
    expect(importRemarks({ ...values, cookTime: '20' })).toEqual([]);
    expect(importRemarks({ ...values, cookTime: '' })).toEqual([]);
  });
});
