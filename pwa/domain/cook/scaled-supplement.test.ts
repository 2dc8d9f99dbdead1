import { describe, expect, it } from 'vitest';
import { makeOwnRecipe } from '../own/make-own-recipe.ts';
import { lostToRounding } from './dose-effect.ts';
import { dosedBatch, scaledSupplement } from './scaled-supplement.ts';

/** Meets every minimum as written, with 4 1/2 tablets of kelp, a capsule and a drop. */
const { recipe, reading } = makeOwnRecipe({
  id: 500_000_001,
  words: {
    title: 'Rabbit pot',
    description: '',
    species: 'dog',
    category: 'adult',
    isOrganic: false,
    role: 'everyday',
    prepTime: 15,
    servings: 24,
    ingredients: [
      '750 g boneless rabbit, diced, raw',
      '75 g ox liver, in tiny cubes, raw',
      '230 g pearl barley, dry',
      '100 g carrots, diced',
      '100 g celery sticks, thinly sliced',
      '100 g kale leaves, stripped and shredded, raw',
      '4 eggs (200 g), beaten',
      '18 g sunflower oil (4 tsp)',
      '1400 ml water',
      '6.8 g calcium carbonate',
      '1.35 g kelp tablet',
      '0.209 g zinc gluconate',
      '0.028 g vitamin d3 drops',
      '0.125 g vitamin e oil',
      '1.5 g iodised salt',
    ],
    instructions: ['Simmer everything for 30 minutes.', 'Stir in the supplements.'],
  },
  origin: { kind: 'hand' },
  createdAt: '2026-11-01T08:00:00.000Z',
});
const gramsOf = (scale: number, id: string) =>
  dosedBatch(recipe, scale, reading).supplements.find((line) => line.id === id)?.grams;

describe('the doses of a batch', () => {
  it('are rounded to measurable steps, then scaled back to the batch as written', () => {
    // 4.5 tablets of 0.3 g. Half the batch needs 2.25, a tie rounded down to 2: as if the whole had 4, 1.2 g.
    expect(gramsOf(1, 'kelp-tablet')).toBeCloseTo(1.35);
    expect(gramsOf(0.5, 'kelp-tablet')).toBeCloseTo(1.2);
    // A third needs exactly 1.5 tablets.
    expect(gramsOf(1 / 3, 'kelp-tablet')).toBeCloseTo(1.35);
  });

  it('are absent below a step: half a drop is left out', () => {
    expect(gramsOf(1, 'vitamin-d3-drops')).toBeCloseTo(0.028);
    expect(gramsOf(0.5, 'vitamin-d3-drops')).toBeUndefined();
  });

  it('are weighed if the recipe weighs them, and left out if it counts less than a capsule', () => {
    const taurine = { id: 'taurine-powder', grams: 0.25, dose: '0.25 g' };
    expect(scaledSupplement(taurine, 1)).toMatchObject({ grams: 0.2, amount: '200 mg' });
    expect(scaledSupplement({ ...taurine, dose: '1/2 capsule' }, 1)).toMatchObject({ amount: 'Leave out' });
  });

  it('leave the ingredient lines unchanged', () => {
    expect(dosedBatch(recipe, 0.5, reading).ingredientLines).toBe(reading.ingredientLines);
  });
});

describe('what rounding costs', () => {
  const lost = (scale: number) => lostToRounding(recipe, scale, reading).map(({ nutrient }) => nutrient);

  it('is nothing as written, and nothing where every dose doubles', () => {
    expect(lost(1)).toEqual([]);
    expect(lost(2)).toEqual([]);
  });

  it('is the vitamin D of the only drop and the vitamin E of the only capsule in half a batch', () => {
    expect(lost(0.5)).toEqual(['vitamin-d', 'vitamin-e']);
  });
});
