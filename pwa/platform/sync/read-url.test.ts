import { expect, it } from 'vitest';
import { readUrl } from './read-url.ts';

it('parses an address, and returns null for other text', () => {
  expect(readUrl('https://bowlful.test/recipe/1?a#b')?.pathname).toBe('/recipe/1');
  expect(readUrl('')).toBeNull();
  expect(readUrl('/recipe/1')).toBeNull();
});
