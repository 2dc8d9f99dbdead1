import { describe, expect, it } from 'vitest';
import { referenceBand } from './reference-band.ts';

describe('referenceBand', () => {
  it('is 898 to 1,059 kcal for an adult dog of 20 kg: 95 and 112 times 20^0.75 = 9.457', () => {
    const band = referenceBand('dog', { ageMonths: 36, weightKg: 20, activityLevel: 'medium' });
    expect(Math.round(band.lowKcal)).toBe(898);
    expect(Math.round(band.highKcal)).toBe(1059);
  });

  it('is 205 to 260 kcal for an indoor cat of 4.5 kg: 75 times 4.5^0.67 = 2.739, and 1.2 times 216', () => {
    const band = referenceBand('cat', { ageMonths: 36, weightKg: 4.5, activityLevel: 'low' });
    expect(Math.round(band.lowKcal)).toBe(205);
    expect(Math.round(band.highKcal)).toBe(260); // 70 × 4.5^0.75 = 216.28
  });

  it('ends at 100 per kg^0.67 for an active cat of 4.5 kg: 274 kcal', () => {
    const band = referenceBand('cat', { ageMonths: 36, weightKg: 4.5, activityLevel: 'medium' });
    expect(Math.round(band.lowKcal)).toBe(205);
    expect(Math.round(band.highKcal)).toBe(274);
  });

  it.each([
    // 16^0.75 = 8; FEDIAF's 210, 175 and 140.
    [3, 1680, 1680],
    [4, 1400, 1680],
    [6, 1120, 1400],
    [11, 1120, 1400],
  ])('falls with growth for a puppy of %d months and 16 kg: %d to %d kcal', (ageMonths, low, high) => {
    const band = referenceBand('dog', { ageMonths, weightKg: 16, activityLevel: 'low' });
    expect(band.lowKcal).toBeCloseTo(low, 6);
    expect(band.highKcal).toBeCloseTo(high, 6);
  });

  it.each([
    // 2^0.67 = 1.5911; 150 to 250, 131.25 to 200, 112.5 to 150.
    [3, 239, 398],
    [4, 209, 318],
    [8, 209, 318],
    [9, 179, 239],
  ])('falls with growth for a kitten of %d months and 2 kg: %d to %d kcal', (ageMonths, low, high) => {
    const band = referenceBand('cat', { ageMonths, weightKg: 2, activityLevel: 'low' });
    expect(Math.round(band.lowKcal)).toBe(low);
    expect(Math.round(band.highKcal)).toBe(high);
  });

  it('never falls below the resting energy, for any age and activity', () => {
    const dog = referenceBand('dog', { ageMonths: 180, weightKg: 16, activityLevel: 'low' });
    expect(dog.lowKcal).toBeGreaterThan(560);
  });

  it('rises with activity', () => {
    const low = (activityLevel: 'low' | 'medium' | 'high' | 'very_high') =>
      referenceBand('dog', { ageMonths: 36, weightKg: 10, activityLevel }).lowKcal;
    expect(low('low')).toBeLessThan(low('medium'));
    expect(low('high')).toBeLessThan(low('very_high'));
  });

  it('refuses an invalid weight', () => {
    expect(() => referenceBand('cat', { ageMonths: 36, weightKg: 0, activityLevel: 'low' })).toThrow(
      RangeError,
    );
  });
});
