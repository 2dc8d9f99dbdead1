import { describe, expect, it } from 'vitest';
import { backOffMs } from './delivery.ts';

describe('backOffMs', () => {
  it.each([
    [1, 0, 2_000], // never below 2 s
    [1, 0.5, 3_000], // half way from 2 s to 4 s
    [2, 0.5, 5_000], // half way from 2 s to 8 s
    [5, 0.25, 17_500], // a quarter of the way from 2 s to 64 s
    [9, 0.5, 451_000], // 2 s · 2^9 is over 15 min: half way from 2 s to 900 s
    [5_000, 0.5, 451_000], // no overflow
  ])('after %d attempts with random %d is %d ms', (attempts, random, expected) => {
    expect(backOffMs(attempts, null, random)).toBe(expected);
  });

  it('never exceeds 15 minutes', () => {
    expect(backOffMs(40, null, 0.999_999)).toBeLessThanOrEqual(900_000);
  });

  it.each([
    [5_000, 0, 5_000],
    [5_000, 0.8, 6_000], // spread over a further quarter
    [0, 0, 2_000], // never below 2 s
    [3_600_000, 0.9, 3_600_000], // one hour at most
  ])('fault 23: a Retry-After of %d ms with random %d makes %d ms', (asked, random, expected) => {
    expect(backOffMs(1, asked, random)).toBe(expected);
    expect(backOffMs(12, asked, random)).toBe(expected);
  });
});
