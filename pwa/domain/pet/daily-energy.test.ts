import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTIVITY_LEVELS } from './activity-level.ts';
import { dailyEnergy, type EnergyAnimal, isBelowResting } from './daily-energy.ts';
import { dailyEnergyBounds } from './energy-bounds.ts';

// 16^0.75 = 8: resting energy 560 kcal.
const dog: EnergyAnimal = { species: 'dog', ageMonths: 36, weightKg: 16, activityLevel: 'medium' };

const animals: fc.Arbitrary<EnergyAnimal> = fc.record({
  species: fc.constantFrom('dog', 'cat'),
  ageMonths: fc.integer({ min: 1, max: 240 }),
  weightKg: fc.double({ min: 0.3, max: 120, noNaN: true }),
  activityLevel: fc.constantFrom(...ACTIVITY_LEVELS),
});

describe('dailyEnergy', () => {
  it('is the middle of the reference band by default: 760 to 896 kcal, so 828', () => {
    const energy = dailyEnergy(dog);
    expect(energy.kcal).toBeCloseTo(828, 6); // (95 × 8 + 112 × 8) / 2
    expect(energy.restingKcal).toBeCloseTo(560, 6);
    expect(energy.isChosen).toBe(false);
  });

  it('is the middle of the band of a growing animal: (140 + 175) / 2 times 8 for a puppy of six months', () => {
    expect(dailyEnergy({ ...dog, ageMonths: 6 }).kcal).toBeCloseTo(1260, 6);
  });

  it('is what the owner chose', () => {
    expect(dailyEnergy(dog, 700)).toMatchObject({ kcal: 700, isChosen: true });
  });

  it('is never below the resting energy unless the owner chose it', () => {
    fc.assert(
      fc.property(animals, (animal) => {
        const { kcal, restingKcal } = dailyEnergy(animal);
        expect(kcal).toBeGreaterThanOrEqual(restingKcal);
      }),
    );
  });

  it('is within the bounds of an owner’s choice', () => {
    fc.assert(
      fc.property(animals, (animal) => {
        const { min, max } = dailyEnergyBounds(animal);
        const kcal = Math.round(dailyEnergy(animal).kcal);
        expect(kcal).toBeGreaterThanOrEqual(min);
        expect(kcal).toBeLessThanOrEqual(max);
      }),
    );
  });
});

describe('dailyEnergyBounds', () => {
  it('is half to five times the resting energy: 280 to 2,800 kcal at 16 kg', () => {
    expect(dailyEnergyBounds({ weightKg: 16 })).toEqual({ min: 280, max: 2800 });
  });

  it('is up to ten times the resting energy for nursing: at 30 kg, eight puppies take 7,000 kcal', () => {
    // 70 × 12.82 = 897.3
    expect(dailyEnergyBounds({ weightKg: 30, conditions: ['nursing'] }).max).toBe(8973);
  });

  it('stays within the 20 to 10,000 kcal of a profile', () => {
    expect(dailyEnergyBounds({ weightKg: 0.3 }).min).toBe(20); // 70 × 0.405 / 2 = 14
    expect(dailyEnergyBounds({ weightKg: 120 }).max).toBe(10_000); // 70 × 36.26 × 5 = 12,690
  });
});

describe('isBelowResting', () => {
  it('compares displayed values: 393.6 shows as 394, so 393 is below and 394 is not', () => {
    expect(isBelowResting(393, 393.6)).toBe(true);
    expect(isBelowResting(393.55, 393.6)).toBe(false);
    expect(isBelowResting(394, 393.6)).toBe(false);
  });
});
