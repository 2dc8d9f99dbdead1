import { expect, it } from 'vitest';
import { wholeDrops } from './whole-drops.ts';

it.each([
  [0.5, 0],
  [1, 1],
  [1.62, 1],
  [1.9999, 2],
  [2.000001, 2],
  [4.9, 4],
])('gives of %d drops %d', (count, given) => {
  expect(wholeDrops(count)).toBe(given);
});
