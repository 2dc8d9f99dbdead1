import { describe, expect, it } from 'vitest';
import { fnv1a, mulberry32 } from './random.ts';

describe('fnv1a', () => {
  // Vectors of the authors' test suite, 32 bit.
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('hashes %j as published', (text, hash) => {
    expect(fnv1a(text)).toBe(hash);
  });
});

describe('mulberry32', () => {
  it('gives the published first number of seed 0', () => {
    expect(mulberry32(0)()).toBeCloseTo(0.26642920868471265, 15);
  });

  it('repeats its series from the same seed and differs from another', () => {
    const series = (seed: number) => Array.from({ length: 5 }, mulberry32(seed));
    expect(series(7)).toEqual(series(7));
    expect(series(7)).not.toEqual(series(8));
  });

  it('spreads evenly from 0 up to but not including 1', () => {
    const numbers = Array.from({ length: 20_000 }, mulberry32(42));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    expect(numbers.reduce((sum, each) => sum + each) / numbers.length).toBeCloseTo(0.5, 1);
  });
});
