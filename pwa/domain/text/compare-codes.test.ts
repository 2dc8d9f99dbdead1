import { expect, it } from 'vitest';
import { compareCodes } from './compare-codes.ts';

it('sorts dates of one format chronologically', () => {
  const days = ['2026-11-25T18:00:00.000Z', '2025-12-31T23:59:59.999Z', '2026-02-01T00:00:00.000Z'];
  expect(days.toSorted(compareCodes)).toEqual([
    '2025-12-31T23:59:59.999Z',
    '2026-02-01T00:00:00.000Z',
    '2026-11-25T18:00:00.000Z',
  ]);
  expect(compareCodes('dog', 'dog')).toBe(0);
});
