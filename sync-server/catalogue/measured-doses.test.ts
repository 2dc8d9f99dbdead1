import { describe, expect, it } from 'vitest';
import { scaledSupplement } from '#domain/cook/scaled-supplement';
import { completeness } from '#domain/nutrition/completeness';
import { recipeNutrients } from '#domain/nutrition/recipe-nutrients';
import type { Recipe } from '#domain/recipe/recipe';
import { recipeLifeStage } from '#domain/reference/life-stage';
import { DOSE_FORMS } from '#domain/reference/supplement-doses';
import { STANDARDS, type Standard } from '#domain/reference/targets';
import { BUILTIN_RECIPES } from './builtin-recipes.ts';

/** The fractions that spoons, tablets, capsules and drops can be measured in. */
const MEASURABLE =
  /^(?:(?:\d+ )?(?:[1357]\/8|[13]\/4|1\/2) level tsp|\d+ level tsp|(?:\d+ )?1\/2 tablets?|\d+ (?:tablets?|capsules?|drops?)|\d+(?:\.\d)? g|Leave out)$/;

const SCALES = [0.25, 0.37, 0.5, 0.62, 0.81, 1, 1.13, 1.37, 1.83, 2.43, 3, 5.71];

/** The recipe scaled to the batch, with supplements rounded to measurable doses. */
function batchOf(recipe: Recipe, scale: number): Recipe {
  return {
    ...recipe,
    cookedWeightGrams: recipe.cookedWeightGrams * scale,
    ingredientLines: recipe.ingredientLines.map((line) => ({ ...line, grams: line.grams * scale })),
    supplements: recipe.supplements.flatMap((line) => {
      const { grams } = scaledSupplement(line, scale);
      return grams > 0 ? [{ ...line, grams }] : [];
    }),
  };
}

/** Nutrients that doses are added for. One fish oil capsule less shifts others only through the energy. */
const DOSED = new Set<string>(Object.values(DOSE_FORMS).flatMap(({ fills }) => fills));

function over(recipe: Recipe, standard: Standard): string[] {
  const { rows } = completeness(recipeNutrients(recipe), {
    standard,
    species: recipe.species,
    lifeStage: recipeLifeStage(recipe),
  });
  return rows.filter(({ status }) => status === 'over').map(({ nutrient }) => nutrient);
}

describe('catalogue doses at any batch size', () => {
  const everyScale = BUILTIN_RECIPES.flatMap((recipe) => SCALES.map((scale) => ({ recipe, scale })));

  it('can be measured with spoons, tablets, capsules, drops or a scale, or are left out', () => {
    const wrong = everyScale.flatMap(({ recipe, scale }) =>
      recipe.supplements
        .map((line) => scaledSupplement(line, scale).amount)
        .filter((amount) => !MEASURABLE.test(amount))
        .map((amount) => `${recipe.id} × ${scale}: ${amount}`),
    );
    expect(wrong).toEqual([]);
  });

  it('match the doses that the recipe gives for one batch, without a caution', () => {
    for (const { supplements } of BUILTIN_RECIPES) {
      for (const line of supplements) {
        const { amount, caution } = scaledSupplement(line, 1);
        expect(line.dose.startsWith(amount), line.dose).toBe(true);
        expect(caution).toBeNull();
      }
    }
  });

  it('say so if rounding changes them by 1% or more', () => {
    const silent = everyScale.flatMap(({ recipe, scale }) =>
      recipe.supplements
        .filter((line) => {
          const { grams, caution } = scaledSupplement(line, scale);
          return Math.abs(grams / (line.grams * scale) - 1) >= 0.01 && caution === null;
        })
        .map(({ id }) => `${recipe.id} × ${scale}: ${id}`),
    );
    expect(silent).toEqual([]);
  });

  it('push no dosed nutrient over a maximum that the recipe meets', () => {
    const wrong = everyScale
      .filter(({ recipe }) => recipe.role === 'everyday')
      .flatMap(({ recipe, scale }) =>
        STANDARDS.flatMap((standard) => {
          const before = over(recipe, standard);
          return over(batchOf(recipe, scale), standard)
            .filter((nutrient) => DOSED.has(nutrient) && !before.includes(nutrient))
            .map((nutrient) => `${recipe.id} × ${scale}: ${nutrient} by ${standard}`);
        }),
      );
    expect(wrong).toEqual([]);
  });
});
