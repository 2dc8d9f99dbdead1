import { describe, expect, it } from 'vitest';
import type { NutrientId } from '../reference/nutrient.ts';
import { closeGaps } from './close-gaps.ts';
import { completeness } from './completeness.ts';
import { labelNutrients, type Premix, premixGrams, premixSchema, withPremix } from './premix.ts';
import { type BatchReading, recipeNutrients } from './recipe-nutrients.ts';

const line = (ingredientId: string, grams: number) => ({ ingredientId, grams, metric: ingredientId, us: '' });
/** Its calcium comes from the eggshell: 1 kg of chicken breast has hardly any. */
const BOWL: BatchReading = {
  ingredientLines: [line('chicken-breast', 1000), line('rice-brown-dry', 250)],
  supplements: [{ id: 'eggshell-powder', grams: 11, dose: '2 level tsp (11 g)' }],
  servings: 4,
  cookedWeightGrams: 1500,
};
const FOODS = recipeNutrients({ ...BOWL, supplements: [] });

const premix = (holds: Premix['holds'], change: Partial<Premix> = {}): Premix => ({
  species: 'dog',
  name: 'Felini Complete',
  per: '100g',
  scoopGrams: null,
  holds,
  ...change,
});
/** A label that states every nutrient, each as 0. */
const ALL_ZERO = Object.fromEntries(labelNutrients('dog').map((id) => [id, 0])) as Premix['holds'];

const rowsOf = (one: Premix, grams = 12, species: 'dog' | 'cat' = 'dog') => {
  const nutrients = withPremix(BOWL, { premix: one, grams });
  const { rows } = completeness(nutrients, { species, lifeStage: 'adult', standard: 'AAFCO' });
  return (id: string) => rows.find(({ nutrient }) => nutrient === id);
};
const knownOf = (one: Premix, grams: number, id: NutrientId) =>
  withPremix(BOWL, { premix: one, grams }).amounts[id].known;

describe('a bowl with a premix', () => {
  it('has what the label states, not its own supplements: 12 g at 500 mg per 100 g add 60 mg of zinc', () => {
    const one = premix({ ...ALL_ZERO, zinc: 500 });
    expect(knownOf(one, 12, 'zinc')).toBeCloseTo(FOODS.amounts.zinc.known + 60, 6);
    expect(recipeNutrients(BOWL).amounts.calcium.known).toBeGreaterThan(4000);
    expect(knownOf(one, 12, 'calcium')).toBeCloseTo(FOODS.amounts.calcium.known, 6);
  });

  it('reads a label for a kilogram and for a scoop: 5 g per kg, and 30 mg in 6 g, are 500 mg in 100 g', () => {
    const added = (one: Premix) => knownOf(one, 12, 'zinc') - FOODS.amounts.zinc.known;
    expect(added(premix({ zinc: 5000 }, { per: 'kg' }))).toBeCloseTo(60, 6);
    expect(added(premix({ zinc: 30 }, { per: 'scoop', scoopGrams: 6 }))).toBeCloseTo(60, 6);
  });

  it('has an unknown amount of what the label leaves out, and names the premix', () => {
    const { calcium: _, ...others } = ALL_ZERO;
    const row = rowsOf(premix(others))('calcium');
    expect(row).toMatchObject({ status: 'unknown', missing: ['Felini Complete'] });
  });

  it('is short of what the label says is not in it', () => {
    expect(rowsOf(premix(ALL_ZERO))('calcium')?.status).toBe('short');
    expect(rowsOf(premix({ ...ALL_ZERO, calcium: 25_000 }))('calcium')?.status).toBe('met');
  });

  it('is short even of what the label leaves out, if that little can’t hold enough: 1 g for 3 g of calcium', () => {
    const { calcium: _, ...others } = ALL_ZERO;
    expect(rowsOf(premix(others), 1)('calcium')?.status).toBe('short');
  });

  it('is over if the label alone is: 1,200 µg of selenium in 12 g, for at most 142 per 1000 kcal', () => {
    const maximum = completeness(FOODS, { species: 'dog', lifeStage: 'adult', standard: 'FEDIAF' }).rows.find(
      ({ nutrient }) => nutrient === 'selenium',
    )?.maximum;
    expect(maximum).toBe(142);
    const nutrients = withPremix(BOWL, { premix: premix({ ...ALL_ZERO, selenium: 10_000 }), grams: 12 });
    const { rows } = completeness(nutrients, { species: 'dog', lifeStage: 'adult', standard: 'FEDIAF' });
    expect(rows.find(({ nutrient }) => nutrient === 'selenium')?.status).toBe('over');
  });

  it('counts its vitamin A as retinol, which cats need', () => {
    const one = premix({ 'vitamin-a': 100_000 }, { species: 'cat' });
    const added = knownOf(one, 12, 'preformed-vitamin-a') - FOODS.amounts['preformed-vitamin-a'].known;
    expect(added).toBeCloseTo(12_000, 6);
  });

  it('has amino acids and energy within the label’s protein and fat: 50 g and 10 g in 100 g', () => {
    const nutrients = withPremix(BOWL, { premix: premix({ ...ALL_ZERO, protein: 50, fat: 10 }), grams: 10 });
    // The last two parts are what the label states, and what it leaves open.
    const part = nutrients.parts.at(-2);
    // 50 × 4 + 10 × 9.
    expect(part?.bounds).toMatchObject({ leastKcal: 290, mostKcal: 290 });
    expect(nutrients.energyKcal).toBeCloseTo(FOODS.energyKcal + 29, 6);
    expect(nutrients.amounts.methionine.missing).toContain('Felini Complete');
    const none = withPremix(BOWL, { premix: premix(ALL_ZERO), grams: 10 });
    expect(none.amounts.methionine.missing).not.toContain('Felini Complete');
  });

  it('may be all fat or all protein if the label states neither, less the weight of what it states', () => {
    const part = withPremix(BOWL, { premix: premix({ calcium: 20_000 }), grams: 10 }).parts.at(-1);
    // 20 g are calcium; 80 g of fat are 720 kcal.
    expect(part?.bounds).toMatchObject({ leastKcal: 0, mostKcal: 720 });
  });
});

describe('doses beside a premix', () => {
  const options = { species: 'dog', lifeStage: 'adult', standard: 'AAFCO' } as const;
  const dosedWith = (holds: Premix['holds']) =>
    closeGaps(withPremix(BOWL, { premix: premix(holds), grams: 12 }), options);

  it('are not given for what its label leaves out', () => {
    const { calcium: _, ...others } = ALL_ZERO;
    const { doses, openLines } = dosedWith(others);
    expect(doses.map(({ id }) => id)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/calcium|eggshell|bone/)]),
    );
    expect(doses.map(({ id }) => id)).toContain('zinc-gluconate');
    expect(openLines).toEqual(['Felini Complete']);
  });

  it('are given for what is surely short, and not raised by the energy that the premix may have', () => {
    const { protein: _, fat: __, ...others } = ALL_ZERO;
    expect(dosedWith(ALL_ZERO).doses).toEqual(expect.arrayContaining(dosedWith(others).doses));
    expect(dosedWith(ALL_ZERO).doses.map(({ id }) => id)).toContain('zinc-gluconate');
  });
});

describe('a label', () => {
  const errorOf = (one: Premix) => premixSchema.safeParse(one).error?.issues[0]?.message;

  it('can’t state more than the premix weighs', () => {
    expect(errorOf(premix({ calcium: 60_000, phosphorus: 39_000 }))).toBeUndefined();
    expect(errorOf(premix({ calcium: 60_000, phosphorus: 41_000 }))).toMatch(/weigh more than the premix/);
    expect(errorOf(premix({ calcium: 60_000, phosphorus: 41_000 }, { per: 'kg' }))).toBeUndefined();
  });

  it('for a scoop needs the scoop’s weight', () => {
    expect(errorOf(premix({}, { per: 'scoop' }))).toBe('Enter what one scoop weighs.');
  });

  it('is asked for the nutrients of either standard, but for no amino acid except taurine for cats', () => {
    const ids = labelNutrients('cat');
    expect(ids).toEqual(expect.arrayContaining(['protein', 'calcium', 'iodine', 'vitamin-a', 'taurine']));
    expect(ids).not.toEqual(expect.arrayContaining(['lysine']));
    expect(ids).not.toEqual(expect.arrayContaining(['preformed-vitamin-a']));
    expect(labelNutrients('dog')).not.toContain('taurine');
    expect(ids.length).toBeLessThanOrEqual(30);
  });

  it('gives the grams of a dose: 2 scoops of 6 g are 12 g, and of an unknown weight nothing', () => {
    const use = { isOn: true, species: 'dog', name: 'Felini Complete', amount: 2, unit: 'scoop' } as const;
    expect(premixGrams(premix({}, { scoopGrams: 6 }), use)).toBe(12);
    expect(premixGrams(premix({}), use)).toBeNull();
    expect(premixGrams(premix({}), { ...use, unit: 'g' })).toBe(2);
  });
});
