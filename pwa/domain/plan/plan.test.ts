import { describe, expect, it } from 'vitest';
import {
  emptyPlan,
  petSettings,
  planSchema,
  withMoreDays,
  withoutRecipe,
  withPet,
  withRecipe,
  withRowPet,
} from './plan.ts';
import { plannedPet } from './planned-pet.ts';

const empty = emptyPlan('2026-11-21');
const one = withRecipe(empty, 1);

describe('editing a plan', () => {
  it('adds a recipe once, for three days', () => {
    expect(one.rows).toEqual([{ recipeId: 1, days: 3, petIds: null }]);
    expect(withRecipe(one, 1)).toBe(one);
    expect(planSchema.safeParse(one).success).toBe(true);
  });

  it('holds at most 20 recipes', () => {
    let plan = empty;
    for (let id = 1; id <= 25; id += 1) plan = withRecipe(plan, id);
    expect(plan.rows).toHaveLength(20);
  });

  it('keeps the days between 1 and 28, and removes a recipe', () => {
    expect(withMoreDays(one, 1, 1).rows[0]?.days).toBe(4);
    expect(withMoreDays(one, 1, -9).rows[0]?.days).toBe(1);
    expect(withMoreDays(one, 1, 99).rows[0]?.days).toBe(28);
    expect(withoutRecipe(one, 1)).toEqual(empty);
  });

  it('changes whether one animal eats a recipe, and keeps the others, even those out of the plan', () => {
    const all = { allIds: ['ada', 'bob', 'rex'] };
    const withoutAda = withRowPet(one, 1, { petId: 'ada', eats: false, ...all });
    expect(withoutAda.rows[0]?.petIds).toEqual(['bob', 'rex']);
    const onlyRex = withRowPet(withoutAda, 1, { petId: 'bob', eats: false, ...all });
    expect(onlyRex.rows[0]?.petIds).toEqual(['rex']);
    expect(withRowPet(onlyRex, 1, { petId: 'ada', eats: true, ...all }).rows[0]?.petIds).toEqual([
      'rex',
      'ada',
    ]);
  });

  it('stores an animal’s settings, and uses defaults for the others', () => {
    const plan = withPet(withPet(empty, 'rex', { mealsPerDay: 3 }), 'rex', { changeOverDays: 8 });
    expect(petSettings(plan, 'rex')).toEqual({ petId: 'rex', isIn: true, mealsPerDay: 3, changeOverDays: 8 });
    expect(petSettings(plan, 'miso').isIn).toBe(true);
  });

  it('stores how much kibble an animal eats, takes it out again, and refuses 100%', () => {
    const plan = withPet(empty, 'rex', { completeFoodPercent: 40 });
    expect(planSchema.parse(plan).pets[0]?.completeFoodPercent).toBe(40);
    const without = planSchema.parse(withPet(plan, 'rex', { completeFoodPercent: undefined }));
    expect(without.pets[0]?.completeFoodPercent).toBeUndefined();
    expect(planSchema.safeParse(withPet(empty, 'rex', { completeFoodPercent: 100 })).success).toBe(false);
  });
});

describe('an animal in a plan', () => {
  const profile = { breed: 'Beagle', ageMonths: 24, weightKg: 16, activityLevel: 'medium' } as const;
  const usual = { mealsPerDay: null, changeOverDays: null };

  it('has the energy chosen by its owner, and the intake that follows from it', () => {
    const dog = plannedPet(
      { id: 'rex', species: 'dog', profile: { ...profile, name: 'Rex', dailyEnergyKcal: 704 } },
      usual,
    );
    // 16 kg^0.75 = 8: FEDIAF assumes 110 × 8 = 880 kcal, of which 704 are 80%.
    expect(dog).toMatchObject({ name: 'Rex', dailyKcal: 704, mealsPerDay: 2, lifeStage: 'adult' });
    expect(dog.intakeShare).toBeCloseTo(0.8);
  });

  it('has the middle of the reference by default, and three meals during growth', () => {
    const puppy = plannedPet({ id: 'p', species: 'dog', profile: { ...profile, ageMonths: 8 } }, usual);
    // (140 + 175) / 2 × 8
    expect(puppy).toMatchObject({ name: 'Beagle', mealsPerDay: 3, lifeStage: 'growth' });
    expect(puppy.dailyKcal).toBeCloseTo(1260);
    const cat = {
      id: 'c',
      species: 'cat',
      profile: { age: 'adult', weightLbs: 9, activity: 'low' },
    } as const;
    expect(plannedPet(cat, { ...usual, mealsPerDay: 4 })).toMatchObject({ name: 'Your cat', mealsPerDay: 4 });
  });
});
