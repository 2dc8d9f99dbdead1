import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnalyseAnswer, AnalyseInput } from '#domain/analysis/analysis';
import { fullAnalysis } from '#domain/analysis/full-analysis';
import { completeness } from '#domain/nutrition/completeness';
import { recipeNutrients } from '#domain/nutrition/recipe-nutrients';
import { costBreakdown } from '#domain/recipe/cost-breakdown';
import { difficulty } from '#domain/recipe/difficulty';
import type { Recipe } from '#domain/recipe/recipe';
import { recipeLifeStage } from '#domain/reference/life-stage';
import { findSupplement } from '#domain/reference/supplements';
import { BUILTIN_RECIPES } from '../../catalogue/builtin-recipes.ts';
import { startServer, type TestServer } from '../../testing/test-server.ts';

/** A catalogue recipe as a visitor would type it. */
const typed = (recipe: Recipe, system: 'metric' | 'us'): AnalyseInput => ({
  species: recipe.species,
  lifeStage: recipeLifeStage(recipe),
  servings: recipe.servings,
  ingredients: [
    ...recipe.ingredientLines.map((line) => line[system]),
    ...recipe.supplements.map(({ id, dose }) => `${dose} ${findSupplement(id)?.name ?? id}`),
  ],
  instructions: recipe.steps.map(({ text }) => text),
});

const storedLines = ({ ingredientLines, supplements }: Recipe) => [
  ...ingredientLines.map(({ ingredientId, grams }) => ({ id: ingredientId, grams })),
  ...supplements,
];
const named = ({ id, title }: Recipe) => `${id} ${title}`;
const offBy = (read: number | null, stored: number) => Math.abs((read ?? 0) / stored - 1);

/** Lines with a different food, and lines whose grams are off by more than this share. */
function misread(recipe: Recipe, answer: AnalyseAnswer, share: number) {
  const pairs = storedLines(recipe).map((stored, at) => ({ stored, read: answer.lines[at] }));
  return {
    foods: pairs.filter(({ stored, read }) => read?.ingredientId !== stored.id),
    grams: pairs.filter(({ stored, read }) => offBy(read?.grams ?? null, stored.grams) > share),
  };
}

describe('the built-in recipes typed in', () => {
  // Last column: the most recipes with misread grams, as a share, and with another AAFCO or FEDIAF verdict.
  it.each([
    ['metric' as const, 0.01, { gramsShare: 0.04, verdicts: 0, fediaf: 0 }],
    // Spoonfuls of oil and powders are rough.
    ['us' as const, 0.08, { gramsShare: 0.15, verdicts: 3, fediaf: 1 }],
  ])('are read in %s units as stored, within a share of %d', (system, share, most) => {
    const off = { grams: 0, verdicts: 0, fediaf: 0 };
    for (const recipe of BUILTIN_RECIPES) {
      const answer = fullAnalysis(typed(recipe, system));
      const { foods, grams } = misread(recipe, answer, share);
      expect(foods, named(recipe)).toEqual([]);
      off.grams += Number(grams.length > 0);

      const nutrients = recipeNutrients(recipe);
      const { species } = recipe;
      const stored = (standard: 'AAFCO' | 'FEDIAF') =>
        completeness(nutrients, { species, lifeStage: recipeLifeStage(recipe), standard }).verdict;
      off.verdicts += Number(answer.completeness.aafco.verdict !== stored('AAFCO'));
      off.fediaf += Number(answer.completeness.fediaf.verdict !== stored('FEDIAF'));
      expect(offBy(answer.nutrients.energyKcal, nutrients.energyKcal), named(recipe)).toBeLessThan(share);
      expect(offBy(answer.cost.batchGbp, costBreakdown(recipe).batchGbp ?? 0), named(recipe)).toBeLessThan(
        share,
      );
      expect(answer.safety, named(recipe)).toEqual({ isValid: true, flags: [], asked: [] });
      if (system === 'metric') expect(answer.difficulty.level, named(recipe)).toBe(difficulty(recipe));
    }
    expect(off.grams / BUILTIN_RECIPES.length).toBeLessThanOrEqual(most.gramsShare);
    expect(off.verdicts).toBeLessThanOrEqual(most.verdicts);
    expect(off.fediaf).toBeLessThanOrEqual(most.fediaf);
  });
});

describe('the answer over the network', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ env: { ANALYSES_PER_MINUTE: '1000' } });
  });
  afterAll(async () => {
    await server.stop();
  });

  const answerTo = async (input: AnalyseInput) =>
    await (await server.post('/api/recipes/analyse', input)).json();

  it('equals the device’s own, for every recipe, every other one in US units', async () => {
    for (const [at, recipe] of BUILTIN_RECIPES.entries()) {
      const input = typed(recipe, at % 2 === 0 ? 'metric' : 'us');
      expect(await answerTo(input), named(recipe)).toEqual(fullAnalysis(input));
    }
  }, 120_000);

  it('equals the device’s own, for random lines', async () => {
    const amount = fc.constantFrom('', '2 ', '100 g ', '1 1/2 cups ', '½ lb ', '2-3 ', '1 tbsp ', '0 g ');
    const food = fc.oneof(
      fc.constantFrom(
        'chicken thigh',
        'onion',
        'brown rice',
        'kelp tablets',
        'salt',
        'moon cheese',
        'beef liver',
        '',
      ),
      fc.string({ unit: 'grapheme', maxLength: 30 }).filter((text) => !/\p{Surrogate}|\0/u.test(text)),
    );
    const input = fc.record({
      species: fc.constantFrom('dog' as const, 'cat' as const),
      lifeStage: fc.constantFrom(
        'adult' as const,
        'senior' as const,
        'growth' as const,
        'reproduction' as const,
      ),
      servings: fc.integer({ min: 1, max: 100 }),
      ingredients: fc.array(
        fc.tuple(amount, food).map((parts) => parts.join('')),
        { minLength: 1, maxLength: 10 },
      ),
    });
    await fc.assert(
      fc.asyncProperty(input, async (body) => {
        expect(await answerTo(body)).toEqual(fullAnalysis(body));
      }),
      { numRuns: 30 },
    );
  });
});
