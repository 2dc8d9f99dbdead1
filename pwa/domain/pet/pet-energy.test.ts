import { describe, expect, it } from 'vitest';
import { petNeeds } from '../nutrition/pet-needs.ts';
import { plannedPet } from '../plan/planned-pet.ts';
import { isFedOtherwise, petEnergy } from './daily-energy.ts';
import { BEAGLE } from './profiles.test-support.ts';

// 16 kg: 828 kcal, the middle of 95 and 112 · 8.
describe('the energy of an owner’s animal', () => {
  it('comes from the bowl alone if nothing is eaten besides', () => {
    expect(petEnergy(BEAGLE)).toMatchObject({ kcal: 828, bowlKcal: 828, restingKcal: 560 });
  });

  it('leaves the bowl 90% if 10% is eaten besides: 745.2 of 828 kcal', () => {
    const energy = petEnergy({ ...BEAGLE, besidesPercent: 10 });
    expect(energy.kcal).toBe(828);
    expect(energy.bowlKcal).toBeCloseTo(745.2, 6);
  });

  it('takes the resting energy at the target weight: 560 kcal at 16 kg for 19.2 kg at score 7', () => {
    expect(petEnergy({ ...BEAGLE, weightKg: 19.2, bodyCondition: 7 })).toMatchObject({
      kcal: expect.closeTo(640, 6),
      restingKcal: expect.closeTo(560, 6),
    });
  });

  it('asks all nutrients of a bowl that gives 440 of 880 kcal, half of what the tables assume', () => {
    const fed = { ...BEAGLE, dailyEnergyKcal: 880 };
    expect(petNeeds(fed).intakeShare).toBeCloseTo(1, 6);
    expect(petNeeds({ ...fed, besidesPercent: 50 }).intakeShare).toBeCloseTo(0.5, 6);
  });

  it('is judged by the target weight: 640 kcal of 110 · 16^0.75 = 880, not of 110 · 19.2^0.75', () => {
    const heavy = { ...BEAGLE, weightKg: 19.2, bodyCondition: 7 };
    expect(petNeeds(heavy).intakeShare).toBeCloseTo(640 / 880, 6);
  });

  it('plans bowls for their part alone, and keeps the rest apart', () => {
    const pet = { id: 'rex', species: 'dog', profile: { ...BEAGLE, besidesPercent: 10 } } as const;
    const planned = plannedPet(pet, { mealsPerDay: 2, changeOverDays: null });
    expect(planned.dailyKcal).toBeCloseTo(745.2, 6);
    expect(planned.besidesKcal).toBeCloseTo(82.8, 6);
    expect(planned.restingKcal).toBeCloseTo(560, 6);
  });

  it('counts as changed from 3%: 825 for 828 kcal is the same food, 800 is not', () => {
    expect(isFedOtherwise(BEAGLE, { ...BEAGLE, dailyEnergyKcal: 825 })).toBe(false);
    expect(isFedOtherwise(BEAGLE, { ...BEAGLE, dailyEnergyKcal: 800 })).toBe(true);
    expect(isFedOtherwise(BEAGLE, { ...BEAGLE, isNeutered: false })).toBe(true);
  });
});
