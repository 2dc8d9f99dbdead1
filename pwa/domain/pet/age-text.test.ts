import { expect, it } from 'vitest';
import { ageInYears, ageText } from './age-text.ts';

it.each([
  [1, '1 month'],
  [9, '9 months'],
  [24, '24 months'],
  [25, '2 years 1 month'],
  [36, '3 years'],
  [40, '3 years 4 months'],
  [200, '16 years 8 months'],
])('writes %i months as %s', (months, words) => {
  expect(ageText(months)).toBe(words);
});

it('shows years beside the months field above 24 months', () => {
  expect([undefined, 24, 30].map(ageInYears)).toEqual([undefined, undefined, '2 years 6 months']);
});
