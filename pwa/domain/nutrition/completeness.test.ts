import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUTRIENT_IDS, type NutrientId } from '../reference/nutrient.ts';
import { nutrientTargets, type TargetId } from '../reference/targets.ts';
import type { BatchPart } from './batch-part.ts';
import { type CompletenessOptions, completeness } from './completeness.ts';
import { type RecipeNutrients, recipeNutrients, sumsOf } from './recipe-nutrients.ts';

const DOG: CompletenessOptions = { species: 'dog', lifeStage: 'adult', standard: 'AAFCO' };
const CAT: CompletenessOptions = { species: 'cat', lifeStage: 'adult', standard: 'AAFCO' };

type Held = { known: number; mayHold: number; missing: string[] };

/** A known amount, and a possible further amount from foods without a figure. */
const amount = (known: number, mayHold = 0): Held => ({
  known,
  mayHold,
  missing: mayHold > 0 ? ['peas'] : [],
});

/** 2000 kcal with exactly each minimum, so twice the figure per 1000 kcal, apart from `changes`. */
function batch(
  options: CompletenessOptions,
  changes: Partial<Record<NutrientId, Held>> = {},
  energyKcal = 2000,
): RecipeNutrients {
  const minimum = new Map<TargetId, number>(
    nutrientTargets(options.standard, options.species, options.lifeStage).map((one) => [
      one.nutrient,
      one.minimum ?? 0,
    ]),
  );
  // Enough alpha-linolenic acid for the fatty-acid ratio, where the standard has no minimum of it.
  const plain = (id: NutrientId) =>
    amount(2 * (minimum.get(id) ?? (id === 'alpha-linolenic-acid' ? 1 : id === 'arginine' ? 9 : 0)));
  const held = NUTRIENT_IDS.map((id) => changes[id] ?? plain(id));
  const most = Float64Array.from(held, ({ known, mayHold }) => known + mayHold);
  const part: BatchPart = {
    id: 'chicken-thigh',
    name: 'peas',
    grams: 100,
    leastGrams: 100,
    mostGrams: 100,
    bounds: {
      least: Float64Array.from(held, ({ known }) => known),
      plausible: most,
      most,
      open: held.flatMap(({ mayHold }, at) => (mayHold > 0 ? [at] : [])),
      leastKcal: energyKcal,
      mostKcal: energyKcal,
    },
  };
  return {
    ...sumsOf([part]),
    weighedGrams: 1500,
    cookedWeightGrams: 1400,
    servings: 4,
    knownShare: 1,
    solidGrams: 1500,
    liverGrams: 0,
    mixedOffalGrams: 0,
    saltGrams: 0,
  };
}

const row = (nutrients: RecipeNutrients, options: CompletenessOptions, id: TargetId) =>
  completeness(nutrients, options).rows.find(({ nutrient }) => nutrient === id);

describe('completeness', () => {
  it('is met if every nutrient reaches its minimum exactly', () => {
    const result = completeness(batch(DOG), DOG);
    expect(result.verdict).toBe('met');
    expect(result.counts).toEqual({ met: 39, short: 0, unknown: 0, over: 0 });
  });

  it('is met if the known part alone reaches the minimum, whatever figures are missing', () => {
    const nutrients = batch(DOG, { zinc: amount(41, 5) }); // 20.5 of 20 mg
    expect(row(nutrients, DOG, 'zinc')).toMatchObject({ status: 'met', amount: 20.5, missing: ['peas'] });
  });

  it('is short if the amount is fully known and below: 18.2 of 20 mg zinc', () => {
    const nutrients = batch(DOG, { zinc: amount(36.4) });
    expect(row(nutrients, DOG, 'zinc')).toMatchObject({ status: 'short', amount: 18.2, minimum: 20 });
    expect(completeness(nutrients, DOG)).toMatchObject({ verdict: 'short', counts: { short: 1, met: 38 } });
  });

  it('is unknown if missing figures may reach the minimum, and short if they cannot', () => {
    // 36.4 of 40 mg: 3.6 more would do.
    expect(row(batch(DOG, { zinc: amount(36.4, 3.6) }), DOG, 'zinc')).toMatchObject({
      status: 'unknown',
      missing: ['peas'],
    });
    expect(row(batch(DOG, { zinc: amount(36.4, 3.5) }), DOG, 'zinc')?.status).toBe('short');
    expect(completeness(batch(DOG, { zinc: amount(36.4, 4) }), DOG).verdict).toBe('unknown');
  });

  it('meets a maximum only if the highest possible missing amount stays within it', () => {
    // 1500 IU in 2000 kcal are the maximum of 750.
    expect(row(batch(DOG, { 'vitamin-d': amount(1400, 100) }), DOG, 'vitamin-d')?.status).toBe('met');
    expect(row(batch(DOG, { 'vitamin-d': amount(1400, 101) }), DOG, 'vitamin-d')?.status).toBe('unknown');
  });

  it('is over beyond the maximum: 800 of at most 750 IU vitamin D', () => {
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

  it('takes the worst row: over before short, short before unknown', () => {
    const tooMuch = { 'vitamin-d': amount(1600) };
    const tooLittle = { zinc: amount(10) };
    const unsure = { copper: amount(0, 1000) };
    const verdict = (changes: Partial<Record<NutrientId, Held>>) =>
      completeness(batch(DOG, changes), DOG).verdict;
    expect(verdict({ ...tooMuch, ...tooLittle, ...unsure })).toBe('over');
    expect(verdict({ ...tooMuch, ...unsure })).toBe('over');
    expect(verdict({ ...tooLittle, ...unsure })).toBe('short');
  });

  it('requires calcium to phosphorus between 1 and 2 for dogs', () => {
    expect(row(batch(DOG), DOG, 'ca-p-ratio')).toMatchObject({ status: 'met', amount: 1.25 }); // 1250 to 1000 mg
    const much = batch(DOG, { phosphorus: amount(2600) }); // 2500 to 2600
    expect(row(much, DOG, 'ca-p-ratio')).toMatchObject({ status: 'short' });
    const calcium = batch(DOG, { calcium: amount(4200) }); // 4200 to 2000
    expect(row(calcium, DOG, 'ca-p-ratio')).toMatchObject({ status: 'over', amount: 2.1 });
  });

  it('checks the ratio of calcium to phosphorus at both bounds of the missing amount', () => {
    // 2500 to 2000 mg; the ratio is 2 at 4000 mg of calcium.
    expect(row(batch(DOG, { calcium: amount(2500, 1500) }), DOG, 'ca-p-ratio')?.status).toBe('met');
    expect(row(batch(DOG, { calcium: amount(2500, 1600) }), DOG, 'ca-p-ratio')).toMatchObject({
      status: 'unknown',
      missing: ['peas'],
    });
    expect(row(batch(DOG, { phosphorus: amount(2000, 600) }), DOG, 'ca-p-ratio')?.status).toBe('unknown');
  });

  it('accepts up to 30 g of omega-6 to a gram of omega-3 for dogs, arachidonic acid and fish oil counted', () => {
    const fats = (linoleic: number, arachidonicMg: number, alpha: number, epaDhaMg: number) =>
      batch(DOG, {
        'linoleic-acid': amount(linoleic),
        'arachidonic-acid': amount(arachidonicMg),
        'alpha-linolenic-acid': amount(alpha),
        'epa-dha': amount(epaDhaMg),
      });
    // (14 + 1) : (0.3 + 0.2) is 30.
    expect(row(fats(14, 1000, 0.3, 200), DOG, 'n6-n3-ratio')).toMatchObject({ status: 'met', amount: 30 });
    expect(row(fats(14.1, 1000, 0.3, 200), DOG, 'n6-n3-ratio')?.status).toBe('over');
    expect(row(fats(14, 1000, 0.3, 190), DOG, 'n6-n3-ratio')?.status).toBe('over');
    expect(row(batch(CAT), CAT, 'n6-n3-ratio')).toBeUndefined();
  });

  it('leaves the omega ratio unknown if a missing figure could worsen it, and judges it if it could only improve it', () => {
    const fats = { 'alpha-linolenic-acid': amount(0.5), 'epa-dha': amount(0) };
    const more = batch(DOG, { ...fats, 'linoleic-acid': amount(14, 2), 'arachidonic-acid': amount(0) });
    expect(row(more, DOG, 'n6-n3-ratio')?.status).toBe('unknown');
    const helps = { ...fats, 'epa-dha': amount(0, 500), 'arachidonic-acid': amount(0) };
    expect(row(batch(DOG, { ...helps, 'linoleic-acid': amount(14) }), DOG, 'n6-n3-ratio')?.status).toBe(
      'met',
    );
  });

  it('requires more arginine by FEDIAF with more protein: 0.01 g a gram for dogs, 0.02 for cats', () => {
    for (const [species, perGram] of [
      ['dog', 0.01],
      ['cat', 0.02],
    ] as const) {
      const options = { species, lifeStage: 'adult', standard: 'FEDIAF' } as const;
      const target = (id: TargetId) =>
        nutrientTargets('FEDIAF', species, 'adult').find(({ nutrient }) => nutrient === id)?.minimum ?? 0;
      const protein = target('protein') + 40;
      const asked = target('arginine') + 40 * perGram;
      const status = (arginine: number) =>
        row(
          batch(options, { protein: amount(2 * protein), arginine: amount(2 * arginine) }),
          options,
          'arginine',
        );
      expect(status(asked)).toMatchObject({ status: 'met' });
      expect(status(asked)?.minimum).toBeCloseTo(asked, 9);
      expect(status(asked - 0.01)?.status).toBe('short');
    }
  });

  it('allows 4.5 g of calcium for a growing dog that will reach 70 lb or more, 6.25 g for a smaller one', () => {
    const puppy = { ...DOG, lifeStage: 'growth' } as const;
    const bowl = batch(puppy, { calcium: amount(10_000), phosphorus: amount(8000) }); // 5 g per 1000 kcal
    expect(row(bowl, { ...puppy, matureWeightKg: 30 }, 'calcium')?.status).toBe('met');
    expect(row(bowl, { ...puppy, matureWeightKg: 32 }, 'calcium')).toMatchObject({
      status: 'over',
      maximum: 4500,
    });
    // A puppy of unknown size may become a large dog.
    expect(row(bowl, puppy, 'calcium')).toMatchObject({ status: 'over', maximum: 4500 });
    expect(row(bowl, { ...DOG, matureWeightKg: 60 }, 'calcium')?.maximum).toBe(6250);
  });

  it('applies the vitamin A maximum to retinol only, also for dogs: carotene does no harm', () => {
    const bowl = (retinol: number) =>
      batch(DOG, { 'vitamin-a': amount(400_000), 'preformed-vitamin-a': amount(retinol) });
    // 62,500 IU per 1000 kcal, for 2000 kcal.
    expect(row(bowl(100_000), DOG, 'vitamin-a')?.status).toBe('met');
    expect(row(bowl(130_000), DOG, 'vitamin-a')?.status).toBe('over');
  });

  it('requires by FEDIAF 2 g of calcium in the late growth of a small dog, 2.5 g earlier and for larger dogs', () => {
    const puppy = { ...DOG, lifeStage: 'growth', standard: 'FEDIAF' } as const;
    const bowl = batch(puppy, { calcium: amount(4400), phosphorus: amount(3500) }); // 2.2 g per 1000 kcal
    const calcium = (matureWeightKg: number, ageMonths?: number) =>
      row(bowl, { ...puppy, matureWeightKg, ...(ageMonths !== undefined && { ageMonths }) }, 'calcium');
    expect(calcium(8, 5)).toMatchObject({ status: 'met', minimum: 2000 });
    expect(calcium(8, 3)).toMatchObject({ status: 'short', minimum: 2500 });
    expect(calcium(8)).toMatchObject({ status: 'short', minimum: 2500 });
    expect(calcium(15, 5)).toMatchObject({ status: 'short', minimum: 2500 });
    expect(
      row(bowl, { ...puppy, standard: 'AAFCO', matureWeightKg: 8, ageMonths: 5 }, 'calcium'),
    ).toMatchObject({ minimum: 3000 });
  });

  it('requires taurine, arachidonic acid and preformed vitamin A for cats, and no taurine for dogs', () => {
    for (const id of ['taurine', 'arachidonic-acid', 'preformed-vitamin-a'] as const) {
      const nutrients = batch(CAT, { [id]: amount(0) });
      expect(row(nutrients, CAT, id)?.status).toBe('short');
      expect(completeness(nutrients, CAT).verdict).toBe('short');
    }
    expect(row(batch(DOG), DOG, 'taurine')).toBeUndefined();
  });

  it('raises the minimum if the animal eats less: at 80% of the energy, 25 instead of 20 mg zinc', () => {
    const eater = { ...DOG, intakeShare: 0.8 };
    expect(row(batch(DOG), eater, 'zinc')).toMatchObject({ minimum: 25, status: 'short' });
    expect(row(batch(DOG), eater, 'ca-p-ratio')).toMatchObject({ minimum: 1 });
  });

  it('does not lower minimums for a large intake or raise them during growth', () => {
    expect(row(batch(DOG), { ...DOG, intakeShare: 1.4 }, 'zinc')?.minimum).toBe(20);
    // AAFCO's own minimum for growth is 25 mg.
    expect(row(batch(DOG), { ...DOG, lifeStage: 'growth', intakeShare: 0.5 }, 'zinc')?.minimum).toBe(25);
  });

  it('is not met by a batch without energy', () => {
    expect(completeness(batch(DOG, {}, 0), DOG).verdict).not.toBe('met');
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
          const blank = row(batch(options, { [id]: amount(known, more) }), options, id);
          if (blank?.status === 'met') expect([before.status, after.status]).toEqual(['met', 'met']);
          if (blank?.status === 'short') expect(after.status).toBe('short');
        },
      ),
    );
  });

  it('is short of tryptophan in a bowl of gelatin, potatoes and oil', () => {
    const food = (ingredientId: string, grams: number) => ({ ingredientId, grams, metric: ingredientId });
    const nutrients = recipeNutrients({
      ingredientLines: [food('gelatin', 120), food('potato-cooked', 900), food('sunflower-oil', 30)],
      supplements: [],
      servings: 4,
      cookedWeightGrams: 1000,
    });
    // Gelatin has none; 900 g of potatoes hold 0.21 g in 1,450 kcal of the bowl; the minimum is 0.4 g per 1000 kcal.
    expect(row(nutrients, DOG, 'tryptophan')?.status).toBe('short');
  });
});
