import { describe, expect, it } from 'vitest';
import { dogFormValues, readKeptCat, readKeptDog } from './profile-form.tsx';

describe('the stored draft of an animal’s form', () => {
  it('loses what is not valid, and keeps the rest', () => {
    expect(
      readKeptDog({ name: 'Rex', breed: 4, weightKg: null, age: '4.', energy: 3, bodyCondition: 5 }),
    ).toEqual({ name: 'Rex', breed: '', age: '4.', energy: '', bodyCondition: 5 });
    expect(readKeptCat({ age: 'old', weightLbs: 9, energy: '24' })).toEqual({
      ...{ name: '', age: 'adult', activity: 'moderate' },
      ...{ weightLbs: 9, energy: '24' },
    });
  });

  it('is ignored if it is no object', () => {
    expect([readKeptDog('Rex'), readKeptCat(null)]).toEqual([null, null]);
  });

  it('opens with the values that were stored', () => {
    const pug = { breed: 'Pug', ageMonths: 9, weightKg: 7, activityLevel: 'low' } as const;
    expect(readKeptDog(dogFormValues(pug))).toEqual(dogFormValues(pug));
  });
});
