import { describe, expect, it } from 'vitest';
import { categoryChoices, EMPTY_SUBMISSION, withSpecies } from './submit-values.ts';

describe('the category choices', () => {
  it('are the documented six for dogs, and the further filters of their list', () => {
    expect(categoryChoices('dog').map(({ value, label }) => `${value} = ${label}`)).toEqual([
      'all = All Dog Sizes',
      'small = Small Dogs',
      'large = Large Dogs',
      'puppy = Puppies',
      'senior = Senior Dogs',
      'grain-free = Grain-Free',
      'adult = Adult Dogs',
      'special-diet = Special Diet',
      'treats = Treats',
    ]);
  });

  it('are those of the cat list for cats', () => {
    expect(categoryChoices('cat').map(({ value }) => value)).toEqual([
      'adult',
      'kitten',
      'senior',
      'fish',
      'chicken',
      'special',
    ]);
  });

  it('also include the category of a queued recipe if it is none of them', () => {
    expect(categoryChoices('dog', 'kitten').at(-1)).toEqual({ value: 'kitten', label: 'kitten' });
  });

  it('keep the category on a change of species if the other has it too, else return to the default', () => {
    expect(withSpecies({ ...EMPTY_SUBMISSION, category: 'senior' }, 'cat').category).toBe('senior');
    expect(withSpecies({ ...EMPTY_SUBMISSION, category: 'small' }, 'cat').category).toBe('adult');
    expect(withSpecies({ ...EMPTY_SUBMISSION, species: 'cat', category: 'fish' }, 'dog').category).toBe(
      'all',
    );
  });
});
