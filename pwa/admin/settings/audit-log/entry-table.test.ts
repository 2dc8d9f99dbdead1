import { expect, it } from 'vitest';
import { changesInWords, inWords } from './entry-table.tsx';

it.each([
  ['moderateRating', 'Moderate rating'],
  ['login', 'Sign in'],
  ['isEdited', 'Edited'],
  // ‘is’ is dropped only before a capital.
  ['issue', 'Issue'],
  ['adminReply', 'Admin reply'],
])('writes %s as %s', (name, words) => {
  expect(inWords(name)).toBe(words);
});

it('writes the old and the new value of each field, or one value if it stayed the same', () => {
  const before = { status: 'pending', version: 2 };
  const after = { status: 'approved', version: 2, recipeId: null, isEdited: true, fields: ['adminReply'] };
  expect(changesInWords({ before, after })).toEqual([
    'Status: pending → approved',
    'Version: 2',
    'Recipe id: none',
    'Edited: yes',
    'Fields: admin reply',
  ]);
  expect(changesInWords({ before: null, after: null })).toEqual([]);
});
