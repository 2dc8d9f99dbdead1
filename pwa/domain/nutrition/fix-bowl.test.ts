import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIX_FOODS } from '../reference/fix-foods.ts';
import { INGREDIENTS } from '../reference/ingredients.ts';
import { DOSE_FORMS } from '../reference/supplement-doses.ts';
import { STANDARDS } from '../reference/targets.ts';
import { bowlCautions } from './bowl-cautions.ts';
import { closeGaps } from './close-gaps.ts';
import { completeness } from './completeness.ts';
import { type BowlFix, fixBowl } from './fix-bowl.ts';
import { movesFor } from './fix-moves.ts';
import { fixProblem } from './fix-problem.ts';
import { withAmounts } from './fixed-batch.ts';
import { addLine, type RecipeNutrients, recipeNutrients } from './recipe-nutrients.ts';

const line = (ingredientId: string | null, grams: number, metric = 'x') => ({
  ingredientId,
  grams,
  metric,
  us: 'x',
});
const nutrientsOf = (foods: readonly (readonly [string, number])[]) =>
  recipeNutrients({
    ingredientLines: foods.map(([id, grams]) => line(id, grams, id)),
    supplements: [],
    servings: 4,
    cookedWeightGrams: 1000,
  });

const DOG = { species: 'dog', lifeStage: 'adult', standard: 'AAFCO' } as const;
const CAT = { species: 'cat', lifeStage: 'adult', standard: 'AAFCO' } as const;

/** The bowl with the fix in it. */
const fixed = (before: RecipeNutrients, { changes, doses }: BowlFix) =>
  withAmounts(
    before,
    new Map([
      ...changes.flatMap(({ insteadOf }): [string, number][] =>
        insteadOf === null ? [] : [[insteadOf.foodId, 0]],
      ),
      ...changes.map(({ foodId, toGrams }): [string, number] => [foodId, toGrams]),
      ...doses.map(({ id, grams }): [string, number] => [id, grams]),
    ]),
  );

const CHICKEN_RICE: readonly (readonly [string, number])[] = [
  ['chicken-thigh', 900],
  ['beef-liver', 80],
  ['egg', 100],
  ['rice-brown-dry', 250],
  ['spinach', 150],
];

describe('fixBowl', () => {
  it('changes nothing in a bowl that meets every minimum', () => {
    const base = nutrientsOf([...CHICKEN_RICE, ['sunflower-oil', 14]]);
    const whole = closeGaps(base, DOG).doses.reduce((sum, { id, grams }) => addLine(sum, id, grams), base);
    expect(fixBowl(whole, DOG)).toEqual({
      changes: [],
      doses: [],
      closes: true,
      inTheWay: [],
      isTooMuchLiver: false,
      openLines: [],
      assumed: [],
    });
  });

  it('names the unknown lines that must be clear before the bowl can be fixed', () => {
    const unknown = recipeNutrients({
      ingredientLines: [line('chicken-thigh', 500, 'chicken'), line(null, 100, '100 g moon dust')],
      supplements: [],
      servings: 1,
      cookedWeightGrams: 500,
    });
    expect(fixBowl(unknown, DOG)).toMatchObject({ closes: false, openLines: ['moon dust'], changes: [] });
  });

  const DOSED = nutrientsOf([...CHICKEN_RICE, ['sunflower-oil', 14]]);
  const WHOLE = closeGaps(DOSED, DOG).doses.reduce((sum, { id, grams }) => addLine(sum, id, grams), DOSED);

  it('puts 40 g of ox liver back into a bowl whose liver was taken out', () => {
    // 2316 kcal surely hold 4.29 mg of pantothenic acid, 100 g of liver add 7.17 mg and 135 kcal.
    // 3 mg are asked per 1000 kcal: 4.29 + 0.0717 g = 3 × (2.316 + 0.00135 g), so 39.3 g, in steps of 5 g.
    const without = withAmounts(WHOLE, new Map([['beef-liver', 0]]));
    const fix = fixBowl(without, DOG, { atHand: new Set(['beef-liver']) });
    expect(fix).toMatchObject({
      closes: true,
      doses: [],
      changes: [
        {
          foodId: 'beef-liver',
          fromGrams: 0,
          toGrams: 40,
          because: ['copper', 'riboflavin', 'pantothenic-acid', 'vitamin-b12'],
        },
      ],
    });
    // With everything in the shop, liver is still the one change.
    expect(fixBowl(without, DOG)).toEqual(fix);
  });

  it('adds no liver to a bowl that has liver in two lines, which can’t be changed', () => {
    const twice = nutrientsOf([
      ...CHICKEN_RICE.filter(([id]) => id !== 'beef-liver'),
      ['beef-liver', 10],
      ['beef-liver', 10],
    ]);
    const added = movesFor(twice, {}).flatMap(({ kind, foodId }) => (kind === 'add' ? foodId : []));
    expect(added).toContain('oats');
    expect(added.filter((id) => id.includes('liver'))).toEqual([]);
  });

  it('adds one supplement to a bowl that lacks only zinc', () => {
    const without = withAmounts(WHOLE, new Map([['zinc-gluconate', 0]]));
    expect(fixBowl(without, DOG)).toMatchObject({
      changes: [],
      doses: [{ id: 'zinc-gluconate', because: ['zinc'] }],
    });
  });

  it('takes out some liver where its phosphorus outweighs the calcium', () => {
    const much = withAmounts(WHOLE, new Map([['beef-liver', 200]]));
    expect(fixBowl(much, DOG)).toMatchObject({
      changes: [{ foodId: 'beef-liver', fromGrams: 200, because: ['ca-p-ratio'] }],
      doses: [],
    });
  });

  it('takes out too much liver until liver and kidney are at most a tenth of the food', () => {
    // A quarter of liver: 250 of 950 g.
    const base = nutrientsOf([
      ['beef-liver', 250],
      ['beef-mince-15', 250],
      ['rice-white-cooked', 300],
      ['carrot', 150],
    ]);
    const fix = fixBowl(base, DOG);
    expect(fix.closes).toBe(true);
    expect(fix.changes).toContainEqual(expect.objectContaining({ foodId: 'beef-liver', fromGrams: 250 }));
    const after = fixed(base, fix);
    expect(after.liverGrams / after.solidGrams).toBeLessThanOrEqual(0.1);
    expect(bowlCautions(after)).toEqual([]);
  });

  it('reports too much liver if halving it, the most allowed, still leaves 200 of 300 g', () => {
    const fix = fixBowl(
      nutrientsOf([
        ['chicken-liver', 400],
        ['oats', 100],
      ]),
      DOG,
    );
    expect(fix).toMatchObject({ closes: false, isTooMuchLiver: true, inTheWay: [] });
  });

  it('completes beef and rice with two other foods and five supplements at most', () => {
    const { closes, changes, doses } = fixBowl(
      nutrientsOf([
        ['beef-mince-15', 500],
        ['rice-white-cooked', 300],
        ['carrot', 100],
        ['coconut-oil', 13.6],
      ]),
      DOG,
    );
    expect(closes).toBe(true);
    expect(changes.filter(({ fromGrams }) => fromGrams === 0).length).toBeLessThanOrEqual(2);
    expect(doses.length).toBeLessThanOrEqual(5);
  });

  it('takes no food out twice, once by reducing it and once by replacing it', () => {
    const { moves, bounds } = fixProblem(
      nutrientsOf([
        ['cod', 400],
        ['potato', 200],
      ]),
      DOG,
      {},
    );
    const left = bounds.find(({ key }) => key === 'left of cod');
    const taken = moves
      .filter(({ takes }) => takes?.id === 'cod')
      .map((move) => [move.kind, left?.effect(move)]);
    expect(taken).toEqual(
      expect.arrayContaining([
        ['less', expect.closeTo(-10 / 400)],
        ['swap', -1],
      ]),
    );
    expect(left?.least).toBe(-1);
  });

  it('never adds what an animal must not have', () => {
    const without = withAmounts(WHOLE, new Map([['beef-liver', 0]]));
    const { changes } = fixBowl(without, DOG, { mayUse: (id) => !id.startsWith('beef') });
    expect(changes.map(({ foodId }) => foodId)).not.toContain('beef-liver');
  });

  it('names the shortages that keep plain rice from being fixed, and not sodium, which salt fills', () => {
    // 500 g of dry rice hold 1825 kcal: 3 foods and 7 supplements are too few for all that it lacks.
    const rice = nutrientsOf([['rice-white-dry', 500]]);
    const { closes, inTheWay } = fixBowl(rice, DOG);
    expect(closes).toBe(false);
    const short = completeness(rice, DOG).rows.filter(({ status }) => status === 'short');
    expect(short.map(({ nutrient }) => nutrient)).toEqual(expect.arrayContaining(inTheWay));
    expect(inTheWay.length).toBeGreaterThan(0);
    expect(inTheWay).not.toContain('sodium');
  });

  it('finds the same answer twice', () => {
    const base = nutrientsOf(CHICKEN_RICE);
    expect(fixBowl(base, DOG)).toEqual(fixBowl(base, DOG));
  });

  const anyBowl = fc.array(
    fc.tuple(
      fc.constantFrom(...INGREDIENTS.map(({ id }) => id)),
      fc.integer({ min: 2, max: 60 }).map((n) => n * 10),
    ),
    { minLength: 2, maxLength: 7 },
  );
  const some = (ids: readonly string[], most: number) =>
    fc.tuple(
      fc.constantFrom(...ids),
      fc.integer({ min: 5, max: most / 10 }).map((n) => n * 10),
    );
  // Most random bowls have no fix; most of these have one.
  const likelyBowl = fc.tuple(
    some(['chicken-thigh', 'beef-mince-15', 'turkey-mince-lean', 'cod', 'salmon', 'sardines-water'], 600),
    some(['rice-white-cooked', 'potato', 'oats', 'barley-cooked'], 300),
    some(['carrot', 'spinach', 'peas'], 150),
  );
  const bowl = fc.oneof(anyBowl, { arbitrary: likelyBowl, weight: 3 });
  const wishes = fc.record({
    refused: fc.subarray(FIX_FOODS.map(({ id }) => id)),
    atHand: fc.option(fc.subarray([...FIX_FOODS.map(({ id }) => id), ...Object.keys(DOSE_FORMS)]), {
      freq: 1,
    }),
  });

  it('never makes a nutrient short or too much by either standard, and keeps to what it may use', () => {
    const standards = fc.constantFrom(...STANDARDS);
    fc.assert(
      fc.property(
        bowl,
        fc.constantFrom(DOG, CAT),
        standards,
        wishes,
        (foods, animal, standard, { refused, atHand }) => {
          const before = nutrientsOf(foods);
          const options = { ...animal, standard };
          const mayUse = (id: string) => !refused.includes(id);
          const fix = fixBowl(before, options, {
            mayUse,
            ...(atHand === null ? {} : { atHand: new Set(atHand) }),
          });
          const { changes, doses, closes } = fix;
          if (!closes) {
            expect([changes, doses]).toEqual([[], []]);
            return;
          }
          const after = fixed(before, fix);
          expect(completeness(after, options).verdict).toBe('met');
          for (const one of STANDARDS) {
            const was = new Map(
              completeness(before, { ...options, standard: one }).rows.map(({ nutrient, status }) => [
                nutrient,
                status,
              ]),
            );
            for (const { nutrient, status } of completeness(after, { ...options, standard: one }).rows)
              if (status === 'short' || status === 'over') expect(was.get(nutrient), nutrient).toBe(status);
          }
          const added = changes.filter(({ fromGrams }) => fromGrams === 0);
          expect(added.length).toBeLessThanOrEqual(3);
          expect(doses.filter(({ id }) => id !== 'iodised-salt').length).toBeLessThanOrEqual(7);
          const grown = [
            ...changes.filter(({ fromGrams, toGrams }) => toGrams > fromGrams).map(({ foodId }) => foodId),
            ...doses.map(({ id }) => id),
          ];
          for (const id of grown) {
            expect(mayUse(id), id).toBe(true);
            expect(id).not.toMatch(/\b(?:pork|boar|bacon)\b/);
          }
          for (const id of [...added.map(({ foodId }) => foodId), ...doses.map((dose) => dose.id)])
            expect(atHand?.includes(id) ?? true, id).toBe(true);
          if (after.liverGrams > before.liverGrams)
            expect(after.liverGrams).toBeLessThanOrEqual(0.08 * after.solidGrams + 1e-6);
        },
      ),
      { numRuns: 60 },
    );
  });
});
