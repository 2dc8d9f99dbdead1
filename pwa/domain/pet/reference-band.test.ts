import { describe, expect, it } from 'vitest';
import { kgFromLb } from '../units/weight-units.ts';
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

  it('ends at 100 kcal per kg^0.67 for an active cat of 4.5 kg: 274 kcal', () => {
    const band = referenceBand('cat', { ageMonths: 36, weightKg: 4.5, activityLevel: 'medium' });
    expect(Math.round(band.lowKcal)).toBe(205);
    expect(Math.round(band.highKcal)).toBe(274);
  });

  it.each([
    // 16^0.75 = 8, times FEDIAF's 210, 175 and 140 kcal; an age may span two of them.
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
    // 2^0.67 = 1.5911, times 150 to 250, 131.25 to 200 and 112.5 to 150 kcal.
    [3, 239, 398],
    [4, 209, 318],
    [8, 209, 318],
    [9, 179, 239],
  ])('falls with growth for a kitten of %d months and 2 kg: %d to %d kcal', (ageMonths, low, high) => {
    const band = referenceBand('cat', { ageMonths, weightKg: 2, activityLevel: 'low' });
    expect(Math.round(band.lowKcal)).toBe(low);
    expect(Math.round(band.highKcal)).toBe(high);
  });

  it('is above the resting energy, 70 · 8 = 560 kcal, even for an inactive dog of 15 years and 16 kg', () => {
    const dog = referenceBand('dog', { ageMonths: 180, weightKg: 16, activityLevel: 'low' });
    expect(dog.lowKcal).toBeGreaterThan(560);
  });

  it('rises with a dog’s activity', () => {
    const low = (activityLevel: 'low' | 'medium' | 'high' | 'very_high') =>
      referenceBand('dog', { ageMonths: 36, weightKg: 10, activityLevel }).lowKcal;
    expect(low('low')).toBeLessThan(low('medium'));
    expect(low('medium')).toBeLessThan(low('high'));
    expect(low('high')).toBeLessThan(low('very_high'));
  });

  it('refuses an invalid weight', () => {
    expect(() => referenceBand('cat', { ageMonths: 36, weightKg: 0, activityLevel: 'low' })).toThrow(
      RangeError,
    );
  });

  // 16^0.75 = 8.
  it('is higher for an entire dog, by 1.8/1.6 of resting energies: 95 and 112 · 8 · 1.125', () => {
    const dog = { ageMonths: 36, weightKg: 16, activityLevel: 'medium' } as const;
    expect(referenceBand('dog', { ...dog, isNeutered: false })).toEqual({ lowKcal: 855, highKcal: 1008 });
    expect(referenceBand('dog', { ...dog, isNeutered: true })).toEqual(referenceBand('dog', dog));
    const working = { ...dog, activityLevel: 'very_high', isNeutered: false } as const;
    expect(referenceBand('dog', working).highKcal).toBe(175 * 8);
  });

  it('is 75 · kg^0.67 to 1.2 times resting for a neutered cat of 4.5 kg, to 1.4 times for an entire one', () => {
    const cat = { ageMonths: 36, weightKg: 4.5, activityLevel: 'medium' } as const;
    const kcal = (isNeutered: boolean) => {
      const { lowKcal, highKcal } = referenceBand('cat', { ...cat, isNeutered });
      return [Math.round(lowKcal), Math.round(highKcal)];
    };
    expect(kcal(true)).toEqual([205, 260]);
    expect(kcal(false)).toEqual([274, 303]); // 100 · 2.739; 1.4 · 216.28
  });

  it('is that of the target weight for a slightly heavy dog: 17.6 kg at score 6 are fed as 16', () => {
    const heavy = { ageMonths: 36, weightKg: 17.6, activityLevel: 'medium', bodyCondition: 6 } as const;
    const band = referenceBand('dog', heavy);
    expect(band.lowKcal).toBeCloseTo(760, 6); // 95 · 8
    expect(band.highKcal).toBeCloseTo(896, 6); // 112 · 8
  });

  it('is 70 to 90 · kg^0.75 of the target weight for a heavy dog: 19.2 kg at score 7 slim to 16', () => {
    const heavy = { ageMonths: 36, weightKg: 19.2, activityLevel: 'medium', bodyCondition: 7 } as const;
    const band = referenceBand('dog', heavy);
    expect(band.lowKcal).toBeCloseTo(560, 6);
    expect(band.highKcal).toBeCloseTo(720, 6);
  });

  it('is the target’s resting energy to 130 · kg^0.40 for a heavy cat: 6.5 kg at score 8 slim to 5', () => {
    const heavy = { ageMonths: 36, weightKg: 6.5, activityLevel: 'low', bodyCondition: 8 } as const;
    const { lowKcal, highKcal } = referenceBand('cat', heavy);
    expect(Math.round(lowKcal)).toBe(234); // 70 · 5^0.75 = 70 · 3.3437
    expect(Math.round(highKcal)).toBe(275); // NRC: 130 · 6.5^0.40 = 130 · 2.1143
  });

  it.each([
    // NRC's leaflet on cats (2006): lean 170, 280, 360, 440 kcal, overweight 180, 240, 280, 310, rounded to tens.
    [5, 173, 180],
    [10, 275, 238],
    [15, 361, 280],
    [20, 438, 314],
  ])('agrees with NRC’s leaflet for a cat of %d lb: %d kcal lean, %d overweight', (lb, lean, overweight) => {
    const cat = { ageMonths: 36, weightKg: kgFromLb(lb), activityLevel: 'high' } as const;
    expect(Math.round(referenceBand('cat', cat).lowKcal)).toBe(lean);
    const { lowKcal, highKcal } = referenceBand('cat', { ...cat, bodyCondition: 9 });
    expect([lowKcal, highKcal].map(Math.round)).toContain(overweight);
  });

  it('ignores the body condition of a growing animal', () => {
    const puppy = { ageMonths: 8, weightKg: 16, activityLevel: 'medium' } as const;
    expect(referenceBand('dog', { ...puppy, bodyCondition: 9 })).toEqual(referenceBand('dog', puppy));
  });

  it('follows pregnancy and nursing, whatever the body condition', () => {
    const dog = { ageMonths: 36, weightKg: 16, activityLevel: 'low', bodyCondition: 8 } as const;
    // Pregnant: 130 · 8 + 26 · 16 = 1,456. Nursing: 132 · 8 and 2,112 of milk.
    expect(referenceBand('dog', { ...dog, conditions: ['pregnant'], litter: { week: 6 } }).lowKcal).toBe(
      1456,
    );
    const nursing = referenceBand('dog', { ...dog, conditions: ['nursing'], litter: { week: 3, young: 6 } });
    expect(nursing.lowKcal).toBeCloseTo(3168, 6);
  });
});
