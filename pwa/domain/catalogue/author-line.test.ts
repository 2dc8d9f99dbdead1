import { expect, it } from 'vitest';
import { authorLine } from './author-line.ts';

it('a recipe carries the name of its author, else that of its section’s Chef', () => {
  expect(authorLine({ species: 'dog', authorName: 'Hannah' })).toBe('Hannah');
  expect(authorLine({ species: 'dog', authorName: null })).toBe('Bowlful for Dogs Chef');
  expect(authorLine({ species: 'cat', authorName: null })).toBe('Bowlful for Cats Chef');
});
