import { describe, expect, it } from 'vitest';
import { dogFormValues, readKeptCat, readKeptDog } from './profile-form.tsx';

describe('a kept form of an animal', () => {
  it('leaves out what is no longer valid, and keeps the rest', () => {
    expect(
      readKeptDog({ name: 'Rex', breed: 4, weightKg: null, age: '4.', energy: 3, bodyCondition: 5 }),
    ).toEqual({ name: 'Rex', breed: '', age: '4.', energy: '', bodyCondition: 5 });
    expect(readKeptCat({ age: 'old', weightLbs: 9, energy: '24' })).toEqual({
      ...{ name: '', age: 'adult', activity: 'moderate' },
      ...{ weightLbs: 9, energy: '24' },
    });
  });

  it('is none if it is no object', () => {
    expect([readKeptDog('Rex'), readKeptCat(null)]).toEqual([null, null]);
  });

  it('opens as it was stored', () => {
    const pug = { breed: 'Pug', ageMonths: 9, weightKg: 7, activityLevel: 'low' } as const;
    expect(readKeptDog(dogFormValues(pug))).toEqual(dogFormValues(pug));
  });
});
