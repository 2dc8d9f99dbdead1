import { describe, expect, it } from 'vitest';
import { petAnimal } from './daily-energy.ts';

describe('petAnimal', () => {
  it('reads a dog as it is', () => {
    const dog = { name: 'Rex', breed: 'Pug', ageMonths: 30, weightKg: 8, activityLevel: 'high' } as const;
    expect(petAnimal(dog)).toEqual({ species: 'dog', ageMonths: 30, weightKg: 8, activityLevel: 'high' });
  });

  it('reads a cat in months and kilograms: 10 lbs are 4.54 kg', () => {
    const cat = petAnimal({ age: 'kitten', weightLbs: 10, activity: 'moderate' });
    expect(cat).toMatchObject({ species: 'cat', ageMonths: 6, activityLevel: 'medium' });
    expect(cat.weightKg).toBeCloseTo(4.53592, 6);
  });
});
