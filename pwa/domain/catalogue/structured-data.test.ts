import { describe, expect, it } from 'vitest';
import type { Recipe } from '../recipe/recipe.ts';
import { recipeJsonLd } from './structured-data.ts';

const recipe: Recipe = {
  id: 7,
  title: 'Chicken Bowl',
  description: 'Chicken and rice, nothing else.',
  species: 'dog',
  category: 'puppy',
  isOrganic: false,
  role: 'occasional',
  servings: 4,
  prepTime: 15,
  cookTime: 50,
  cookedWeightGrams: 800,
  storage: { refrigeratorDays: 3, freezerMonths: 3 },
  ingredientLines: [
    { ingredientId: 'chicken-breast', grams: 500, metric: '500 g chicken', us: '1 lb 2 oz chicken' },
  ],
  supplements: [],
  steps: [{ text: 'Simmer for 20 minutes.', lines: [0] }],
  nutritionalBenefits: [],
  createdAt: '2026-10-02T08:00:00Z',
  imageUrl: null,
  authorName: null,
};
const UNRATED = { averageRating: null, ratingCount: 0 };

describe('recipeJsonLd', () => {
  it('marks up the stored times and the computed energy', () => {
    const data = recipeJsonLd(recipe, UNRATED, 'https://bowlful.test');
    expect(data).toMatchObject({
      prepTime: 'PT15M',
      cookTime: 'PT50M',
      totalTime: 'PT65M',
      url: 'https://bowlful.test/recipe/7',
      nutrition: { calories: '150 calories', servingSize: '200 g' }, // 500 g × 1.2 kcal/g / 4
    });
  });

  it('marks up the known nutrients of a serving: 125 g of chicken at 22.5 g protein', () => {
    const data = recipeJsonLd(recipe, UNRATED, 'x');
    // 1.25 × 22.5 = 28.1, 1.25 × 2.62 = 3.3
    expect(data).toMatchObject({ nutrition: { proteinContent: '28.1 g', fatContent: '3.3 g' } });
  });

  it('claims no rating without reviews, and no video', () => {
    const data = recipeJsonLd(recipe, UNRATED, 'https://bowlful.test');
    expect(data).not.toHaveProperty('aggregateRating');
    expect(data).not.toHaveProperty('video');
  });

  it('shows the rating that approved reviews give', () => {
    const data = recipeJsonLd(recipe, { averageRating: 13 / 3, ratingCount: 3 }, 'https://bowlful.test');
    expect(data).toMatchObject({ aggregateRating: { ratingValue: 4.3, ratingCount: 3 } });
  });

  it('omits energy and nutrients if a food is unknown', () => {
    const lines = [
      ...recipe.ingredientLines,
      { ingredientId: null, grams: 1, metric: '1 g catnip', us: '1 tsp catnip' },
    ];
    expect(recipeJsonLd({ ...recipe, ingredientLines: lines }, UNRATED, 'x')).not.toHaveProperty('nutrition');
  });
});
