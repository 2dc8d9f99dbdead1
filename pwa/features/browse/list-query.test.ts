import { describe, expect, it } from 'vitest';
import { listAddress, listFilters, readListQuery } from './list-query.ts';

describe('the address of a list', () => {
  it('omits default values', () => {
    expect(listAddress({ text: '', category: 'all', sort: 'rating', mode: 'search' }, 'dog')).toBe(
      '/dog-recipes',
    );
    expect(listAddress({ text: 'a & b', category: 'kitten', sort: 'rating', mode: 'search' }, 'cat')).toBe(
      '/cat-recipes?q=a+%26+b&category=kitten&sort=rating',
    );
  });

  it('reads back what it wrote', () => {
    const query = { text: 'salmon & rice', category: 'senior', sort: 'cost', mode: 'ai' } as const;
    const address = new URL(listAddress(query, 'cat'), 'https://bowlful.example');
    expect(readListQuery(address.searchParams, 'cat')).toEqual(query);
  });

  it('ignores unknown values', () => {
    const params = new URLSearchParams('category=hamster&sort=cost&tab=x');
    expect(readListQuery(params, 'dog')).toEqual({
      ...{ text: '', category: 'all', sort: 'rating', mode: 'search' },
    });
  });
});

it('adds a chip for a category in the address that the list does not offer', () => {
  expect(listFilters('dog', 'senior')).toEqual(['all', 'puppy', 'adult', 'senior', 'special-diet', 'treats']);
  expect(listFilters('dog', 'small').at(-1)).toBe('small');
});
