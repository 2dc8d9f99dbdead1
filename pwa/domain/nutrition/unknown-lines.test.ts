import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUILTIN_RECIPES as RECIPES } from '../../../sync-server/catalogue/builtin-recipes.ts';
import { INGREDIENTS } from '../reference/ingredients.ts';
import { recipeLifeStage } from '../reference/life-stage.ts';
import { DOSE_FORMS, doseGrams } from '../reference/supplement-doses.ts';
import type { BatchLine } from './batch-part.ts';
import { closeGaps } from './close-gaps.ts';
import { type CompletenessOptions, completeness } from './completeness.ts';
import { recipeNutrients } from './recipe-nutrients.ts';
import { recipeVerdict } from './recipe-verdict.ts';

const DOG = { species: 'dog', lifeStage: 'adult', standard: 'AAFCO' } as const;
const CAT = { species: 'cat', lifeStage: 'adult', standard: 'FEDIAF' } as const;

const food = (ingredientId: string | null, grams: number, metric = 'a food'): BatchLine => ({
  ingredientId,
  grams,
  metric,
});
const batch = (...ingredientLines: BatchLine[]) =>
  recipeNutrients({ ingredientLines, supplements: [], servings: 4, cookedWeightGrams: 1000 });

const CHICKEN_RICE_CARROT = [
  food('chicken-breast', 500),
  food('rice-white-cooked', 300),
  food('carrot', 100),
];
const statuses = (lines: readonly BatchLine[], options: CompletenessOptions = DOG) =>
  new Map(completeness(batch(...lines), options).rows.map(({ nutrient, status }) => [nutrient, status]));

const unbounded = (ingredientId: string | null): BatchLine => ({
  ...food(ingredientId, 0, 'a bucket of it'),
  leastGrams: 0,
  mostGrams: Number.POSITIVE_INFINITY,
});
const vague = (id: string, leastGrams: number, grams: number, mostGrams: number): BatchLine => ({
  ...food(id, grams),
  leastGrams,
  mostGrams,
});

describe('an unknown line', () => {
  it('leaves chicken, rice and carrot short of nutrients that salt to taste cannot supply, and closes those gaps', () => {
    const lines = [...CHICKEN_RICE_CARROT, vague('salt', 0, 1, 6)];
    const before = statuses(CHICKEN_RICE_CARROT);
    for (const [nutrient, status] of statuses(lines)) {
      if (nutrient !== 'sodium') expect([nutrient, status]).toEqual([nutrient, before.get(nutrient)]);
    }
    expect(before.get('calcium')).toBe('short');
    const dosed = closeGaps(batch(...lines), DOG).doses.map(({ id }) => id);
    expect(dosed.some((id) => ['eggshell-powder', 'calcium-carbonate', 'bone-meal'].includes(id))).toBe(true);
  });

  it('leaves no row met beside a bucket of lard, and keeps rows short that lard cannot fill', () => {
    const lines = [...CHICKEN_RICE_CARROT, unbounded('chicken-fat')];
    const after = statuses(lines);
    expect([...after.values()]).not.toContain('met');
    expect(after.get('calcium')).toBe('short');
    expect(closeGaps(batch(...lines), DOG).doses.length).toBeGreaterThan(0);
  });

  it('leaves vitamins A and D unknown beside cod liver oil without an amount, and doses no vitamin D', () => {
    const lines = [...CHICKEN_RICE_CARROT, unbounded('cod-liver-oil')];
    const after = statuses(lines);
    expect([after.get('vitamin-d'), after.get('vitamin-a')]).toEqual(['unknown', 'unknown']);
    const { doses, withheld, openLines } = closeGaps(batch(...lines), DOG);
    expect(doses.map(({ id }) => id)).not.toContain('vitamin-d3-drops');
    expect(withheld.map(({ id }) => id)).toContain('vitamin-d3-drops');
    expect(openLines).toEqual(['cod liver oil']);
  });

  it('counts a label’s strength: one capsule of 50,000 IU of vitamin D is over', () => {
    const capsule: BatchLine = { ...food(null, 0, 'a capsule'), holds: { 'vitamin-d': 50_000 } };
    expect(statuses([...CHICKEN_RICE_CARROT, capsule]).get('vitamin-d')).toBe('over');
  });

  it('does not call many tablets met just because there is no maximum: 650 mg of iron in 990 kcal, minimum 10 mg', () => {
    const tablets = (iron: number): BatchLine => ({ ...food(null, 0, 'iron tablets'), holds: { iron } });
    expect(statuses([...CHICKEN_RICE_CARROT, tablets(650)]).get('iron')).toBe('unknown');
    expect(statuses([...CHICKEN_RICE_CARROT, tablets(14)]).get('iron')).toBe('met');
  });

  it('gives no doses for spinach beside chickens that were not understood', () => {
    const closure = closeGaps(batch(food(null, 0, '2 whole chickens'), food('spinach', 960)), DOG);
    expect(closure).toMatchObject({ doses: [], isRefused: true, openLines: ['whole chickens'] });
  });

  it('changes no dose for an unknown food of known weight, and reports that it could matter', () => {
    const before = closeGaps(batch(...CHICKEN_RICE_CARROT), DOG);
    const after = closeGaps(batch(...CHICKEN_RICE_CARROT, food(null, 500, '500 g oca')), DOG);
    expect(after.doses).toEqual(before.doses);
    expect(after).toMatchObject({ closes: false, openLines: ['oca'] });
  });

  it('keeps rows met that a spoon of an unknown food cannot change, but not vitamin D', () => {
    const bowl = [...CHICKEN_RICE_CARROT, vague('vitamin-d3-drops', 0.028, 0.028, 0.028)];
    const [before, after] = [statuses(bowl), statuses([...bowl, food(null, 15, 'a stranger')])];
    // 126 g of protein in 990 kcal; 15 g of pure fat more are 135 kcal. 15 g of cod liver oil hold 1,500 IU of vitamin D.
    expect([before.get('protein'), after.get('protein')]).toEqual(['met', 'met']);
    expect([before.get('vitamin-d'), after.get('vitamin-d')]).toEqual(['met', 'unknown']);
    expect(completeness(batch(...bowl, food(null, 15, 'a stranger')), DOG).verdict).not.toBe('met');
  });

  it('keeps no row met beside 2 kg of an unknown food, and keeps vitamin E short beside 1 g', () => {
    const after = statuses([...CHICKEN_RICE_CARROT, food(null, 2000, 'a stranger')]);
    expect([...after.values()]).not.toContain('met');
    expect(statuses([...CHICKEN_RICE_CARROT, food(null, 1, 'a stranger')]).get('vitamin-e')).toBe('short');
  });

  it('excuses no more than the kind of an unknown food can hold: greens supply no taurine for a cat', () => {
    const lines = (kind?: string) => [
      ...CHICKEN_RICE_CARROT,
      { ...food(null, 500, 'roots'), ...(kind === undefined ? {} : { kind }) },
    ];
    expect(statuses(lines(), CAT).get('taurine')).toBe('unknown');
    expect(statuses(lines('vegetable'), CAT).get('taurine')).toBe('short');
    expect(completeness(batch(...lines('vegetable')), CAT).verdict).not.toBe('met');
  });

  it('covers both foods of an unanswered question: 300 g of rice, dry or cooked', () => {
    const rice = { ...food('rice-white-cooked', 300), others: [{ id: 'rice-white-dry', grams: 300 }] };
    const bowl = (line: BatchLine) => statuses([food('chicken-breast', 400), line]);
    const [open, dry] = [bowl(rice), bowl(food('rice-white-dry', 300))];
    const cooked = bowl(food('rice-white-cooked', 300));
    for (const [nutrient, status] of open) {
      if (status !== 'met') continue;
      expect([nutrient, cooked.get(nutrient), dry.get(nutrient)]).toEqual([nutrient, 'met', 'met']);
    }
    const met = (of: ReadonlyMap<string, string>) => [...of.values()].filter((status) => status === 'met');
    expect(met(open).length).toBeLessThan(met(cooked).length);
  });

  it('adds no supplement to a recipe that is complete without the unknown line', () => {
    const kept = RECIPES.filter((recipe) => recipeVerdict(recipe)?.status === 'met');
    expect(kept.length).toBeGreaterThanOrEqual(75);
    for (const recipe of kept) {
      const lines = [...recipe.ingredientLines, food(null, 40, 'a stranger')];
      const options = { ...DOG, species: recipe.species, lifeStage: recipeLifeStage(recipe) };
      const { doses } = closeGaps(recipeNutrients({ ...recipe, ingredientLines: lines }), options);
      expect(doses.map(({ id, grams }) => `${recipe.id} gets ${grams} g of ${id}`)).toEqual([]);
    }
  });

  it('does not call iron met from ten tablets of the table’s own iron: 650 mg, minimum 10 mg per 1000 kcal', () => {
    const iron = (grams: number) =>
      completeness(
        recipeNutrients({
          ingredientLines: [food('chicken-breast', 1000)],
          supplements: [{ id: 'iron-bisglycinate', grams, dose: 'x' }],
          servings: 1,
          cookedWeightGrams: 1000,
        }),
        DOG,
      ).rows.find(({ nutrient }) => nutrient === 'iron')?.status;
    // 27.4% of bisglycinate is iron: 2.37 g are 650 mg, 0.05 g are 14 mg.
    expect([iron(2.37), iron(0.05)]).toEqual(['unknown', 'met']);
  });

  it('covers both ends of a vague amount: 0 to 20 g of oil that dilute the zinc', () => {
    // 20 mg zinc per 1000 kcal: 0.105 g of gluconate are 15 mg, enough for 750 kcal.
    const bowl = (most: number) =>
      recipeNutrients({
        ingredientLines: [food('chicken-fat', 80), vague('sunflower-oil', 0, 1, most)],
        supplements: [{ id: 'zinc-gluconate', grams: 0.1045, dose: 'x' }],
        servings: 1,
        cookedWeightGrams: 100,
      });
    const zinc = (most: number) =>
      completeness(bowl(most), DOG).rows.find(({ nutrient }) => nutrient === 'zinc')?.status;
    // 80 g of fat are 720 kcal; 3 g of oil make 747, 20 g 897.
    expect([zinc(3), zinc(20)]).toEqual(['met', 'unknown']);
  });

  it('improves no row, and increases no dose by more than 30%, for any bowl and line', () => {
    const foods = fc.array(
      fc
        .tuple(fc.constantFrom(...INGREDIENTS.map(({ id }) => id)), fc.integer({ min: 20, max: 800 }))
        .map(([id, grams]) => food(id, grams)),
      { minLength: 2, maxLength: 8 },
    );
    const line = fc.oneof(
      fc.integer({ min: 1, max: 1000 }).map((grams) => food(null, grams, 'a stranger')),
      fc.constant(food(null, 0, 'some stranger')),
      fc.constantFrom(...INGREDIENTS.map(({ id }) => id).filter((id) => id !== 'water')).map(unbounded),
    );
    fc.assert(
      fc.property(foods, line, fc.constantFrom(DOG, CAT), (known, open, options) => {
        const before = statuses(known, options);
        const result = completeness(batch(...known, open), options);
        expect(result.verdict).not.toBe('met');
        for (const { nutrient, status } of result.rows) {
          if (status !== 'met') continue;
          expect([nutrient, before.get(nutrient)]).toEqual([nutrient, 'met']);
          expect(open.ingredientId === null && open.grams === 0).toBe(false);
        }
        const without = closeGaps(batch(...known), options).doses;
        for (const { id, grams } of closeGaps(batch(...known, open), options).doses) {
          const usual = without.find((dose) => dose.id === id)?.grams ?? 0;
          const form = DOSE_FORMS[id];
          expect(grams, id).toBeLessThanOrEqual(usual * 1.3);
          expect(form && grams >= doseGrams(form, form.step)).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });
});
