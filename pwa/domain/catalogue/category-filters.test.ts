import { describe, expect, it } from 'vitest';
import { categoryFilters, filterLabel } from './recipe-lists.ts';

describe('categoryFilters', () => {
  it('are the documented ones of each section, in words', () => {
    expect(categoryFilters('dog').map(filterLabel)).toEqual([
      'All',
      'Puppy',
      'Adult',
      'Senior',
      'Special Diet',
      'Treats',
    ]);
    expect(categoryFilters('cat').map(filterLabel)).toEqual([
      'All',
      'Kitten',
      'Adult',
      'Senior',
      'Fish',
      'Chicken',
      'Special',
    ]);
  });
});
