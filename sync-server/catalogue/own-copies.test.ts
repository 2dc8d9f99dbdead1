import { expect, it } from 'vitest';
import { recipeVerdict } from '#domain/nutrition/recipe-verdict';
import { makeOwnRecipe } from '#domain/own/make-own-recipe';
import { ownRecipeSchema, wordsOfRecipe } from '#domain/own/own-recipe';
import { BUILTIN_RECIPES } from './builtin-recipes.ts';

it.each(BUILTIN_RECIPES.map((recipe) => [recipe.title, recipe] as const))(
  'a copy of %s has the same weights and verdict',
  (_, recipe) => {
    const own = ownRecipeSchema.parse({
      id: 500_000_000 + recipe.id,
      words: wordsOfRecipe(recipe),
      origin: { kind: 'hand' },
      createdAt: recipe.createdAt,
    });
    const copy = makeOwnRecipe(own);
    expect(copy.card.verdict).toEqual(recipeVerdict(recipe));
    // By density, broth in ml weighs 1.4% more than the catalogue's round grams.
    for (const [at, { grams, metric }] of recipe.ingredientLines.entries()) {
      expect(copy.recipe.ingredientLines[at]?.grams, metric).toBeGreaterThanOrEqual(grams);
      expect(copy.recipe.ingredientLines[at]?.grams, metric).toBeLessThanOrEqual(grams * 1.015);
    }
  },
);
