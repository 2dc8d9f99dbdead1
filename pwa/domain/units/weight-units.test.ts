import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyWeightText, kgOfWeight, weightNumber } from './weight-units.ts';

const DOG = { min: 0.3, max: 120 };

describe('an animal’s weight', () => {
  it.each([
    [12.5, '12.5 kg', '27.6 lb'], // 12.5 / 0.453592 = 27.56
    [4.08233, '4.1 kg', '9 lb'], // 9 × 0.453592 = 4.08233
    [30, '30 kg', '66.1 lb'],
  ])('of %d kg is %s or %s', (weightKg, metric, us) => {
    expect([bodyWeightText(weightKg, 'metric'), bodyWeightText(weightKg, 'us')]).toEqual([metric, us]);
  });

  it('is stored in kilograms: 10 lb are 4.53592 kg', () => {
    expect(kgOfWeight(10, 'us', DOG)).toBeCloseTo(4.53592, 10);
    expect(kgOfWeight(4.5, 'metric', DOG)).toBe(4.5);
  });

  it('may equal the bound shown on the page: 0.7 and 264.6 lb', () => {
    expect([kgOfWeight(0.7, 'us', DOG), kgOfWeight(264.6, 'us', DOG)]).toEqual([
      kgOfWeight(0.7, 'us', { min: 0, max: 999 }),
      120,
    ]);
    expect(kgOfWeight(300, 'us', DOG)).toBeGreaterThan(120);
  });

  it('is shown as it was typed, in either unit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 7, max: 1200 }),
        fc.constantFrom('metric' as const, 'us' as const),
        (tenths, system) => {
          expect(weightNumber(kgOfWeight(tenths / 10, system, DOG), system)).toBe(tenths / 10);
        },
      ),
    );
  });
});
