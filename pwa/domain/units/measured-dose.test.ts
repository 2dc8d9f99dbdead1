import { describe, expect, it } from 'vitest';
import { type DoseUnit, measuredCount } from './measured-dose.ts';

describe('measuredCount', () => {
  it.each<[DoseUnit, number, number]>([
    ['drop', 0.5, 0],
    ['drop', 1, 1],
    ['drop', 1.62, 1],
    ['drop', 1.9999, 2], // within the rounding noise of 1%
    ['drop', 2.000001, 2],
    ['drop', 4.9, 4],
    ['capsule', 0.5, 0], // a tie goes down
    ['capsule', 0.51, 1],
    ['capsule', 1.625, 2],
    ['tablet', 0.25, 0], // half of the smallest step, a tie
    ['tablet', 6.75, 6.5],
    ['tablet', 6.8, 7],
    ['tsp', 0.06, 0],
    ['tsp', 0.4, 0.375], // 3.2 eighths
    ['tsp', 1.55, 1.5], // 12.4 eighths
    ['tsp', 2.43, 2.5], // 9.72 quarters
    ['tsp', 5.5, 5.5],
  ])('in %s steps: %d becomes %d', (unit, count, measured) => {
    expect(measuredCount(unit, count)).toBe(measured);
  });
});
