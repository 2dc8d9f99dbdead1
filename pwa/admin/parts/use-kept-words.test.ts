import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readKeptWords } from './use-kept-words.ts';

it('reads the valid rows of a draft beside a row whose value is undefined', () => {
  const rows = z.record(z.string(), z.string());
  expect(readKeptWords(rows, {}, { a: undefined, b: 'Thank you.' })).toEqual({ b: 'Thank you.' });
});

it('keeps the words beside a choice that no longer exists', () => {
  const schema = z.object({ title: z.string(), species: z.enum(['dog', 'cat']) });
  const initial = { title: '', species: 'dog' as const };
  expect(readKeptWords(schema, initial, { title: 'Beef pot', species: 'ferret' })).toEqual({
    title: 'Beef pot',
    species: 'dog',
  });
});

it('is null for a draft without a valid field', () => {
  expect(readKeptWords(z.object({ title: z.string() }), { title: '' }, { title: 3 })).toBeNull();
});
