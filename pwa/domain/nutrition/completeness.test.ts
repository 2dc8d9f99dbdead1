import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CompletenessOptions, completeness } from './completeness.ts';
import { NUTRIENT_IDS, type NutrientId } from './nutrient.ts';
import type { NutrientAmount, RecipeNutrients } from './recipe-nutrients.ts';
import { nutrientTargets, type TargetId } from './targets.ts';

const DOG: CompletenessOptions = { species: 'dog', lifeStage: 'adult', standard: 'AAFCO' };
const CAT: CompletenessOptions = { species: 'cat', lifeStage: 'adult', standard: 'AAFCO' };

/** 2000 kcal that hold `times` each minimum exactly (half of every figure per 1000 kcal), apart from what is given. */
function batch(
  options: CompletenessOptions,
  changes: Partial<Record<NutrientId, NutrientAmount>> = {},
): RecipeNutrients {
  const minimum = new Map<TargetId, number>(
    nutrientTargets(options.standard, options.species, options.lifeStage).map((one) => [
      one.nutrient,
      one.minimum ?? 0,
    ]),
  );
  const amounts = Object.fromEntries(
    NUTRIENT_IDS.map((id) => [id, { known: 2 * (minimum.get(id) ?? 0), missing: [] }]),
  ) as unknown as RecipeNutrients['amounts'];
  return {
    energyKcal: 2000,
    weighedGrams: 1500,
    cookedWeightGrams: 1400,
    servings: 4,
    knownShare: 1,
    solidGrams: 1500,
    liverGrams: 0,
    saltGrams: 0,
    amounts: { ...amounts, ...changes },
  };
}

const amount = (known: number, ...missing: string[]): NutrientAmount => ({ known, missing });
const row = (nutrients: RecipeNutrients, options: CompletenessOptions, id: TargetId) =>
  completeness(nutrients, options).rows.find(({ nutrient }) => nutrient === id);

describe('completeness', () => {
  it('is met where every nutrient reaches its minimum exactly', () => {
    const result = completeness(batch(DOG), DOG);
    expect(result.verdict).toBe('met');
    expect(result.counts).toEqual({ met: 39, short: 0, unknown: 0, over: 0 });
  });

  it('is met by the known part alone, whatever else is missing', () => {
    const nutrients = batch(DOG, { zinc: amount(41, 'fish oil') }); // 20.5 of 20 mg
    expect(row(nutrients, DOG, 'zinc')).toMatchObject({ status: 'met', amount: 20.5, missing: ['fish oil'] });
  });

  it('is short where the amount is known in full and below: 18.2 of 20 mg zinc', () => {
    const nutrients = batch(DOG, { zinc: amount(36.4) });
    expect(row(nutrients, DOG, 'zinc')).toMatchObject({ status: 'short', amount: 18.2, minimum: 20 });
    expect(completeness(nutrients, DOG)).toMatchObject({ verdict: 'short', counts: { short: 1, met: 38 } });
  });

  it('is met only if it still is where the foods that no table knows are pure fat', () => {
    // 10% of 1500 g may hold 150 × 9 = 1350 kcal beside the 2000: 67 mg zinc are 20 per 1000 kcal of all of it, 66 are not.
    const withZinc = (mg: number) => ({ ...batch(DOG, { zinc: amount(mg, 'sausage') }), knownShare: 0.9 });
    expect(row(withZinc(67), DOG, 'zinc')).toMatchObject({ status: 'met', amount: 33.5 });
    expect(row(withZinc(66), DOG, 'zinc')).toMatchObject({ status: 'unknown', amount: 33 });
  });

  it('is unknown where a value is missing below the minimum, and never met', () => {
    const nutrients = batch(DOG, { zinc: amount(36.4, 'peas') });
    expect(row(nutrients, DOG, 'zinc')).toMatchObject({ status: 'unknown', missing: ['peas'] });
    expect(completeness(nutrients, DOG).verdict).toBe('unknown');
  });

  it('is over above the maximum: 800 of at most 750 IU vitamin D', () => {
    const nutrients = batch(DOG, { 'vitamin-d': amount(1600) });
    expect(row(nutrients, DOG, 'vitamin-d')).toMatchObject({ status: 'over', amount: 800, maximum: 750 });
    expect(completeness(nutrients, DOG).verdict).toBe('over');
  });

  it('is met at the maximum itself and over a thousandth above it: 750 and 750.75 IU vitamin D', () => {
    expect(row(batch(DOG, { 'vitamin-d': amount(1500) }), DOG, 'vitamin-d')?.status).toBe('met');
    expect(row(batch(DOG, { 'vitamin-d': amount(1501.5) }), DOG, 'vitamin-d')?.status).toBe('over');
  });

  it('is met at the minimum itself and short a thousandth below it: 20 and 19.98 mg zinc', () => {
    expect(row(batch(DOG, { zinc: amount(40) }), DOG, 'zinc')?.status).toBe('met');
    expect(row(batch(DOG, { zinc: amount(39.96) }), DOG, 'zinc')?.status).toBe('short');
  });

  it('says the worst of the rows: over before short, short before unknown', () => {
    const tooMuch = { 'vitamin-d': amount(1600) };
    const tooLittle = { zinc: amount(10) };
    const unsure = { copper: amount(0, 'peas') };
    const verdict = (changes: Partial<Record<NutrientId, NutrientAmount>>) =>
      completeness(batch(DOG, changes), DOG).verdict;
    expect(verdict({ ...tooMuch, ...tooLittle, ...unsure })).toBe('over');
    expect(verdict({ ...tooMuch, ...unsure })).toBe('over');
    expect(verdict({ ...tooLittle, ...unsure })).toBe('short');
  });

  it('holds calcium to phosphorus between 1 and 2 for dogs', () => {
    expect(row(batch(DOG), DOG, 'ca-p-ratio')).toMatchObject({ status: 'met', amount: 1.25 }); // 1250 to 1000 mg
    const much = batch(DOG, { phosphorus: amount(2600) }); // 2500 to 2600
    expect(row(much, DOG, 'ca-p-ratio')).toMatchObject({ status: 'short' });
    const calcium = batch(DOG, { calcium: amount(4200) }); // 4200 to 2000
    expect(row(calcium, DOG, 'ca-p-ratio')).toMatchObject({ status: 'over', amount: 2.1 });
  });

  it('knows no ratio while calcium or phosphorus of a food is missing', () => {
    const nutrients = batch(DOG, { calcium: amount(2500, 'mussel powder') });
    expect(row(nutrients, DOG, 'ca-p-ratio')).toMatchObject({
      status: 'unknown',
      missing: ['mussel powder'],
    });
  });

  it('gates cats by taurine, arachidonic acid and preformed vitamin A', () => {
    for (const id of ['taurine', 'arachidonic-acid', 'preformed-vitamin-a'] as const) {
      const nutrients = batch(CAT, { [id]: amount(0) });
      expect(row(nutrients, CAT, id)?.status).toBe('short');
      expect(completeness(nutrients, CAT).verdict).toBe('short');
    }
    expect(row(batch(DOG), DOG, 'taurine')).toBeUndefined();
  });

  it('raises the minimum where the animal eats less: at 80% of the energy, 25 instead of 20 mg zinc', () => {
    const eater = { ...DOG, intakeShare: 0.8 };
    expect(row(batch(DOG), eater, 'zinc')).toMatchObject({ minimum: 25, status: 'short' });
    expect(row(batch(DOG), eater, 'ca-p-ratio')).toMatchObject({ minimum: 1 });
  });

  it('lowers nothing for a hungry animal, and raises nothing while one grows', () => {
    expect(row(batch(DOG), { ...DOG, intakeShare: 1.4 }, 'zinc')?.minimum).toBe(20);
    expect(row(batch(DOG), { ...DOG, lifeStage: 'growth', intakeShare: 0.5 }, 'zinc')?.minimum).toBe(25);
  });

  it('is met of nothing without energy', () => {
    expect(completeness({ ...batch(DOG), energyKcal: 0 }, DOG).verdict).not.toBe('met');
  });

  it('is monotone: more of a nutrient never makes it short, a missing value never makes it met', () => {
    const order = { short: 0, unknown: 0, met: 1, over: 2 };
    fc.assert(
      fc.property(
        fc.constantFrom(...NUTRIENT_IDS),
        fc.double({ min: 0, max: 1e5, noNaN: true }),
        fc.double({ min: 0, max: 1e5, noNaN: true }),
        fc.constantFrom(DOG, CAT, { ...DOG, standard: 'FEDIAF' as const }),
        (id, known, more, options) => {
          const before = row(batch(options, { [id]: amount(known) }), options, id);
          const after = row(batch(options, { [id]: amount(known + more) }), options, id);
          if (before === undefined || after === undefined) return;
          expect(order[after.status]).toBeGreaterThanOrEqual(order[before.status]);
          const blank = row(batch(options, { [id]: amount(known, 'a food') }), options, id);
          if (before.status === 'short') expect(blank?.status).toBe('unknown');
          else expect(blank?.status).toBe(before.status);
        },
      ),
    );
  });
});
