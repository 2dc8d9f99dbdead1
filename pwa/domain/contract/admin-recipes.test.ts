import { describe, expect, it } from 'vitest';
import { aRecipe } from '../../testing/catalogue-rows.ts';
import { ownRecipeIn } from '../interchange/found-recipe.ts';
import { recipeSchema } from '../recipe/recipe.ts';
import { publishableRecipeSchema } from './admin-recipes.ts';

const { id: _id, createdAt: _createdAt, ...recipe } = aRecipe({ id: 1 });
const [line] = recipe.ingredientLines;
const withGrams = (grams: number) => ({ ...recipe, ingredientLines: [{ ...line, grams }] });
const withDose = (grams: number) => ({
  ...recipe,
  supplements: [{ id: 'eggshell-powder', grams, dose: '1 level tsp' }],
});
const withCooked = (cookedWeightGrams: number) => ({ ...recipe, cookedWeightGrams });
const fits = (one: unknown) => publishableRecipeSchema.safeParse(one).success;

describe('an incoming recipe', () => {
  it.each([Number.MIN_VALUE, 0.000_999, 100_001, 1e308, Number.POSITIVE_INFINITY, Number.NaN, 0, -1])(
    'must not have an amount of %s g in a food, a supplement or the cooked batch',
    (grams) => {
      expect([fits(withGrams(grams)), fits(withDose(grams)), fits(withCooked(grams))]).toEqual([
        false,
        false,
        false,
      ]);
    },
  );

  it.each([0.001, 0.2, 100_000])('may have an amount of %s g', (grams) => {
    expect([fits(withGrams(grams)), fits(withDose(grams)), fits(withCooked(grams))]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('with such an amount is refused from a file of our format, while a stored one stays readable', () => {
    const tiny = { ...withGrams(Number.MIN_VALUE), id: 1, createdAt: '2026-01-01T00:00:00.000Z' };
    expect(ownRecipeIn(tiny)).toBeNull();
    expect(recipeSchema.safeParse(tiny).success).toBe(true);
    const sound = { ...tiny, ...withGrams(1) };
    expect(ownRecipeIn(sound)).not.toBeNull();
  });
});
