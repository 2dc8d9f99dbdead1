import { describe, expect, it } from 'vitest';
import { findIngredient } from '../reference/ingredients.ts';
import { portionAnimal, portionSentence } from './portion-animal.ts';

/** A rice-only recipe with that much total energy. */
function recipe(kcal: number, extra: Partial<Parameters<typeof portionAnimal>[0]> = {}) {
  const grams = (kcal / (findIngredient('rice-white-cooked')?.kcalPer100g ?? Number.NaN)) * 100;
  const rice = { ingredientId: 'rice-white-cooked', grams, metric: 'rice', us: 'rice' };
  return {
    species: 'dog' as const,
    category: 'all' as const,
    role: 'everyday' as const,
    servings: 1,
    ingredientLines: [rice],
    supplements: [],
    cookedWeightGrams: 1000,
    ...extra,
  };
}

describe('the animal a portion suits', () => {
  it('is a medium dog if the portion is a whole or half day’s food for one', () => {
    // Middle of 95 and 112 is 103.5 kcal · kg^0.75: 789 kcal a day at 15 kg, 1,489 at 35 kg, 346 at 5 kg.
    expect(portionAnimal(recipe(789))).toEqual({ share: 1, weightKg: 15 });
    expect(portionAnimal(recipe(789 / 2))).toEqual({ share: 1 / 2, weightKg: 15 });
    expect(portionAnimal(recipe(789 * 3, { servings: 3 }))).toEqual({ share: 1, weightKg: 15 });
  });

  it('is a large dog for a recipe for large dogs, and a small one for small dogs', () => {
    expect(portionAnimal(recipe(1489 / 2, { category: 'large' }))).toEqual({ share: 1 / 2, weightKg: 35 });
    expect(portionAnimal(recipe(346, { category: 'small' }))).toEqual({ share: 1, weightKg: 5 });
  });

  it('uses the energy of growth for kittens and puppies', () => {
    // Kittens (131.25 + 200) / 2 · 2^0.67 = 264 kcal; puppies (140 + 175) / 2 · 8^0.75 = 749 kcal.
    const kitten = { species: 'cat', category: 'kitten' } as const;
    expect(portionSentence(recipe(264 / 2, kitten))).toBe(
      'One portion is half a day’s food for a kitten of about 2 kg.',
    );
    expect(portionSentence(recipe(749 / 3, { category: 'puppy' }))).toBe(
      'One portion is a third of a day’s food for a puppy of about 8 kg, four months or older.',
    );
  });

  it('names the weight in pounds where the units are American: 2 kg are 4.4, 8 kg 17.6', () => {
    const kitten = { species: 'cat', category: 'kitten' } as const;
    expect(portionSentence(recipe(264 / 2, kitten), 'us')).toContain('a kitten of about 4.5 lb.');
    expect(portionSentence(recipe(749 / 3, { category: 'puppy' }), 'us')).toContain(
      'a puppy of about 18 lb,',
    );
  });

  it('counts a treat as a tenth of the day', () => {
    expect(portionSentence(recipe(78.9, { role: 'occasional', category: 'treats' }))).toBe(
      'One portion is a tenth of a day’s food for a dog of about 15 kg, the most that treats should be.',
    );
  });

  it('is null if a food’s energy is unknown', () => {
    const unknown = { ingredientId: null, grams: 50, metric: '50 g moss', us: '2 oz moss' };
    const { ingredientLines, ...rest } = recipe(789);
    expect(portionSentence({ ...rest, ingredientLines: [...ingredientLines, unknown] })).toBeNull();
  });
});
