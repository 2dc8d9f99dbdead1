import { describe, expect, it } from 'vitest';
import { intakeShare } from './intake-share.ts';

describe('intakeShare', () => {
  it('is 1 for a dog of 16 kg on 880 kcal: 110 × 8', () => {
    expect(intakeShare('dog', 16, 880)).toBeCloseTo(1, 10);
    expect(intakeShare('dog', 16, 440)).toBeCloseTo(0.5, 10);
  });

  it('is 1 for a cat of 4.5 kg on 274 kcal: 100 × 4.5^0.67 = 273.94', () => {
    expect(intakeShare('cat', 4.5, 273.94)).toBeCloseTo(1, 4);
    expect(intakeShare('cat', 4.5, 205.455)).toBeCloseTo(0.75, 4); // FEDIAF's 75 for an indoor cat
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (value) => {
    expect(() => intakeShare('dog', value, 500)).toThrow(RangeError);
    expect(() => intakeShare('dog', 16, value)).toThrow(RangeError);
  });
});
