import { describe, expect, it } from 'vitest';
import { catProfileOf } from './cat-profile.ts';
import { dogProfileOf } from './dog-profile.ts';
import { dogProfileCookie, parseDogProfileCookie } from './dog-profile-cookie.ts';
import { BEAGLE } from './profiles.test-support.ts';

describe('the answers to a vet’s questions', () => {
  it('are stored as given, without empty ones', () => {
    const profile = dogProfileOf({
      ...BEAGLE,
      isNeutered: false,
      conditions: [],
      avoidedFoods: [],
      besidesPercent: 0,
      bodyCondition: undefined,
    });
    expect(profile).toStrictEqual({ ...BEAGLE, isNeutered: false, besidesPercent: 0 });
  });

  it('keep the estimated target weight of a heavy animal, so that it stays while the weight falls', () => {
    // 19.3 kg without the excess of 20% are 16.1.
    expect(dogProfileOf({ ...BEAGLE, weightKg: 19.3, bodyCondition: 7 })?.targetWeightKg).toBe(16.1);
    expect(
      dogProfileOf({ ...BEAGLE, weightKg: 19.3, bodyCondition: 7, targetWeightKg: 17 })?.targetWeightKg,
    ).toBe(17);
    // 10 lb are 4.54 kg; without its excess of 20%, 3.8.
    const cat = { age: 'adult', weightLbs: 10, activity: 'low', bodyCondition: 7 } as const;
    expect(catProfileOf(cat)?.targetWeightKg).toBe(3.8);
  });

  it('keep no target weight below score 6, or for an animal that grows or is pregnant', () => {
    expect(dogProfileOf({ ...BEAGLE, bodyCondition: 5, targetWeightKg: 10 })).not.toHaveProperty(
      'targetWeightKg',
    );
    expect(dogProfileOf({ ...BEAGLE, ageMonths: 6, bodyCondition: 8 })).not.toHaveProperty('targetWeightKg');
    expect(dogProfileOf({ ...BEAGLE, conditions: ['pregnant'], bodyCondition: 8 })).not.toHaveProperty(
      'targetWeightKg',
    );
    const kitten = { age: 'kitten', weightLbs: 4, activity: 'low', bodyCondition: 8 } as const;
    expect(catProfileOf(kitten)).not.toHaveProperty('targetWeightKg');
  });

  it('leave out an unreadable target weight if a condition hides its field, else refuse the profile', () => {
    const heavy = { ...BEAGLE, bodyCondition: 8, targetWeightKg: Number.NaN };
    expect(dogProfileOf(heavy)).toBeNull();
    expect(dogProfileOf({ ...heavy, conditions: ['kidney'] })).toStrictEqual({
      ...BEAGLE,
      bodyCondition: 8,
      conditions: ['kidney'],
    });
  });

  it('keep a litter beside pregnancy or nursing only', () => {
    const litter = { week: 5 };
    expect(dogProfileOf({ ...BEAGLE, conditions: ['pregnant'], litter })).toMatchObject({ litter });
    expect(dogProfileOf({ ...BEAGLE, conditions: ['kidney'], litter })).not.toHaveProperty('litter');
    expect(dogProfileOf({ ...BEAGLE, conditions: ['nursing'], litter: {} })).not.toHaveProperty('litter');
  });

  it('never travel in the dog’s cookie', () => {
    const cookie = dogProfileCookie({
      ...BEAGLE,
      isNeutered: true,
      bodyCondition: 7,
      targetWeightKg: 14,
      conditions: ['kidney'],
      avoidedFoods: [{ kind: 'chicken' }],
      besidesPercent: 10,
      energySince: '2026-11-01',
    });
    expect(parseDogProfileCookie(cookie)).toStrictEqual({ kind: 'profile', profile: BEAGLE });
    expect(decodeURIComponent(cookie)).not.toMatch(/kidney|chicken|neutered|target|since/i);
  });
});
