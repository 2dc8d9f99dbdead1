import { expect, it } from 'vitest';
import { counted } from './sentence-parts.ts';

it('writes a count with its noun, plural except for one', () => {
  expect([0, 1, 2].map((count) => counted(count, 'day'))).toEqual(['0 days', '1 day', '2 days']);
  expect(counted(2, 'batch', 'batches')).toBe('2 batches');
  expect(counted(1204, 'person', 'people', '1,204')).toBe('1,204 people');
});
