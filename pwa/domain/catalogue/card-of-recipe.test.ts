import { describe, expect, it } from 'vitest';
import { apiRecipeSchema, presentRecipe } from '../contract/recipes.ts';
import { ingredientTexts } from '../recipe/ingredient-text.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { recipeCard } from './card-of-recipe.ts';
import { recipeCardSchema } from './recipe-card.ts';

const recipe: Recipe = {
  id: 1,
  title: 'Chicken Bowl',
  description: 'Chicken and carrot, nothing else.',
  species: 'dog',
  category: 'all',
  isOrganic: false,
  role: 'occasional',
  servings: 3,
  prepTime: 10,
  cookTime: 20,
  cookedWeightGrams: 500,
  storage: { refrigeratorDays: 3, freezerMonths: 3 },
  ingredientLines: [
    {
      ingredientId: 'chicken-breast',
      grams: 400,
      metric: '400 g chicken breast, diced',
      us: '14 oz chicken breast, diced',
    },
    {
      ingredientId: 'chicken-breast',
      grams: 50,
      metric: '50 g chicken breast, minced',
      us: '1 3/4 oz chicken breast, ground',
    },
    { ingredientId: 'water', grams: 200, metric: '200 ml water', us: '3/4 cup water' },
    { ingredientId: null, grams: 1, metric: '1 g dried catnip (1 tsp)', us: '1 tsp dried catnip' },
  ],
  supplements: [{ id: 'eggshell-powder', grams: 2.8, dose: '1/2 level tsp (2.8 g)' }],
  steps: [{ text: 'Simmer for 20 minutes.', lines: [0] }],
  nutritionalBenefits: [],
  createdAt: '2026-10-02T08:00:00Z',
  imageUrl: null,
  authorName: null,
};

describe('recipeCard', () => {
  it('carries every food but water once by its plain name, the cost per serving and the rating', () => {
    const card = recipeCard(recipe, { averageRating: 4.5, ratingCount: 2 });
    expect(recipeCardSchema.parse(card)).toEqual(card);
    expect(card.ingredients).toBe('chicken breast, dried catnip');
    // 450 g at £7.00 a kg = 3.15, 2.8 g of 250 g for £7.50 = 0.084: 3.234 / 3 servings
    expect(card.costPerServingGbp).toBe(1.08);
    expect([card.averageRating, card.ratingCount]).toEqual([4.5, 2]);
  });

  it('carries no verdict for a treat or topper', () => {
    expect(recipeCard(recipe, { averageRating: null, ratingCount: 0 }).verdict).toBeNull();
  });

  it('carries the worst status of an everyday recipe and how many nutrients have it', () => {
    const lines = recipe.ingredientLines.slice(0, 1);
    const plain: Recipe = { ...recipe, role: 'everyday', ingredientLines: lines, supplements: [] };
    const card = recipeCard(plain, { averageRating: null, ratingCount: 0 });
    expect(recipeCardSchema.parse(card)).toEqual(card);
    expect(card.verdict?.status).toBe('short'); // chicken breast alone has next to no calcium
    expect(card.verdict?.nutrients).toBeGreaterThan(5);
  });
});

describe('ingredientTexts', () => {
  it('returns the lines of the requested system, the supplements after the foods', () => {
    expect(ingredientTexts(recipe, 'us')).toEqual([
      '14 oz chicken breast, diced',
      '1 3/4 oz chicken breast, ground',
      '3/4 cup water',
      '1 tsp dried catnip',
      'Eggshell powder: 1/2 level tsp (2.8 g)',
    ]);
    expect(ingredientTexts(recipe, 'metric')[0]).toBe('400 g chicken breast, diced');
  });
});

describe('presentRecipe', () => {
  it('adds the documented fields to the stored format', () => {
    const answer = presentRecipe(recipe, { averageRating: null, ratingCount: 0 });
    expect(apiRecipeSchema.parse(answer)).toEqual(answer);
    expect(answer.instructions).toEqual(['Simmer for 20 minutes.']);
    expect(answer.ingredients).toHaveLength(5);
    expect(answer.author.username).toBe('Bowlful for Dogs Chef');
  });

  it('has the name of its author if there is one', () => {
    const answer = presentRecipe({ ...recipe, authorName: 'Sam' }, { averageRating: null, ratingCount: 0 });
    expect(answer.author.username).toBe('Sam');
  });
});
