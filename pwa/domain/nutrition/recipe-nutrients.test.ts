import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INGREDIENTS } from '../reference/ingredients.ts';
import { NUTRIENT_IDS } from '../reference/nutrient.ts';
import { addLine, nutrientsPer, recipeNutrients } from './recipe-nutrients.ts';

const line = (ingredientId: string | null, grams: number, metric = 'x') => ({
  ingredientId,
  grams,
  metric,
  us: 'x',
});
const recipe = (
  ingredientLines: ReturnType<typeof line>[],
  supplements: { id: string; grams: number }[] = [],
) => ({
  ingredientLines,
  supplements: supplements.map((one) => ({ ...one, dose: 'x' })),
  servings: 4,
  cookedWeightGrams: 800,
});

describe('recipeNutrients', () => {
  it('sums 500 g chicken breast and 200 g dry white rice by hand', () => {
    const { amounts, energyKcal, weighedGrams } = recipeNutrients(
      recipe([line('chicken-breast', 500), line('rice-white-dry', 200)]),
    );
    // Breast 120 kcal and 22.5 g protein per 100 g; dry rice 365 kcal and 7.13 g protein.
    expect(energyKcal).toBeCloseTo(600 + 730, 6);
    expect(amounts.protein.known).toBeCloseTo(112.5 + 14.26, 6);
    expect(amounts.protein.missing).toEqual([]);
    expect(weighedGrams).toBe(700);
  });

  it('names the foods without a figure and adds nothing for them', () => {
    const { amounts } = recipeNutrients(recipe([line('sardines-water', 100), line('egg', 100)]));
    expect(amounts.choline.known).toBeCloseTo(293.8, 6); // of the egg alone
    expect(amounts.choline.missing).toEqual(['sardines']);
  });

  it('treats every nutrient of a food missing from the tables as unknown', () => {
    const { amounts, knownShare } = recipeNutrients(
      recipe([line('egg', 300), line(null, 100, '100 g dragon fruit')]),
    );
    expect(knownShare).toBe(0.75);
    expect(NUTRIENT_IDS.every((id) => amounts[id].missing.includes('dragon fruit'))).toBe(true);
  });

  it('bounds a food missing from the tables between zero and the energy of fat', () => {
    const { energyKcal, parts } = recipeNutrients(recipe([line('egg', 300), line(null, 100)]));
    expect(energyKcal).toBeCloseTo(429, 6); // 143 kcal per 100 g
    expect(parts[1]).toMatchObject({ id: null, leastGrams: 100, mostGrams: 100 });
    expect(parts[1]?.bounds).toMatchObject({ leastKcal: 0, mostKcal: 900 });
  });

  it('recognises a supplement among the foods: salt adds no energy and counts as salt', () => {
    const nutrients = recipeNutrients(recipe([line('egg', 300), line('salt', 2)]));
    expect(nutrients).toMatchObject({ knownShare: 1, saltGrams: 2 });
    expect(nutrients.energyKcal).toBeCloseTo(429, 6);
  });

  it('leaves a food of unknown weight unbounded', () => {
    const { parts } = recipeNutrients(recipe([line('egg', 300), line(null, 0)]));
    expect(parts[1]).toMatchObject({ leastGrams: 0, mostGrams: Number.POSITIVE_INFINITY });
  });

  it('takes the content stated on a label as all that its line contains', () => {
    const drops = { ...line(null, 0), holds: { 'vitamin-d': 50_000 } };
    const { amounts, parts } = recipeNutrients(recipe([line('egg', 100), drops]));
    expect(amounts['vitamin-d'].known).toBeCloseTo(50_000 + 82, 6); // 100 g of egg have 82 IU
    expect(parts[1]?.bounds.mostKcal).toBe(0);
    expect(amounts.calcium.missing).toEqual([]);
  });

  it('counts supplements: two kelp tablets are 300 µg iodine', () => {
    const { amounts } = recipeNutrients(recipe([line('egg', 100)], [{ id: 'kelp-tablet', grams: 0.6 }]));
    expect(amounts.iodine.known).toBeCloseTo(300, 6);
    expect(amounts.iodine.missing).toEqual(['egg']);
  });

  it('weighs liver, salt and the foods without water', () => {
    const nutrients = recipeNutrients(
      recipe(
        [line('chicken-liver', 30), line('beef-liver', 20), line('water', 300), line('egg', 100)],
        [{ id: 'iodised-salt', grams: 1.5 }],
      ),
    );
    expect(nutrients.liverGrams).toBe(50);
    expect(nutrients.solidGrams).toBe(150);
    expect(nutrients.saltGrams).toBe(1.5);
  });

  it('gives amounts per batch, portion, 100 g cooked and 1000 kcal', () => {
    const nutrients = recipeNutrients(recipe([line('chicken-breast', 1000)])); // 225 g protein, 1200 kcal, 800 g cooked
    expect(nutrientsPer(nutrients, 'batch')('protein')).toBeCloseTo(225, 6);
    expect(nutrientsPer(nutrients, 'portion')('protein')).toBeCloseTo(56.25, 6);
    expect(nutrientsPer(nutrients, '100g')('protein')).toBeCloseTo(28.125, 6);
    expect(nutrientsPer(nutrients, '1000kcal')('protein')).toBeCloseTo(187.5, 6);
  });

  it('gives 0 per 1000 kcal for a batch without energy', () => {
    expect(nutrientsPer(recipeNutrients(recipe([line('water', 500)])), '1000kcal')('calcium')).toBe(0);
  });

  it('is linear in the amounts', () => {
    const lines = fc.array(
      fc.record({
        id: fc.constantFrom(...INGREDIENTS.map(({ id }) => id)),
        grams: fc.integer({ min: 1, max: 2000 }),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(lines, fc.integer({ min: 2, max: 9 }), (foods, times) => {
        const once = recipeNutrients(recipe(foods.map(({ id, grams }) => line(id, grams))));
        const more = recipeNutrients(recipe(foods.map(({ id, grams }) => line(id, grams * times))));
        expect(more.energyKcal).toBeCloseTo(once.energyKcal * times, 4);
        for (const id of NUTRIENT_IDS) {
          expect(Math.abs(more.amounts[id].known - once.amounts[id].known * times)).toBeLessThan(
            1e-9 * Math.max(1, more.amounts[id].known),
          );
          expect(more.amounts[id].missing).toEqual(once.amounts[id].missing);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('addLine', () => {
  it('gives the same as a recipe with that supplement', () => {
    const foods = [line('chicken-thigh', 400), line('rice-white-cooked', 200)];
    const added = addLine(recipeNutrients(recipe(foods)), 'eggshell-powder', 5.5);
    expect(added).toEqual(recipeNutrients(recipe(foods, [{ id: 'eggshell-powder', grams: 5.5 }])));
  });
});
