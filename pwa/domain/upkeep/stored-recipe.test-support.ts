import type { Recipe } from '../recipe/recipe.ts';

/** A stored recipe for dogs without lines and steps; `changes` override its fields. */
export function storedRecipe(changes: Partial<Recipe>): Recipe {
  return {
    id: 111,
    title: 'Turkey Bowl',
    description: 'A bowl for Sundays and every other day.',
    species: 'dog',
    category: 'all',
    isOrganic: false,
    role: 'everyday',
    servings: 4,
    prepTime: 15,
    cookTime: 20,
    cookedWeightGrams: 600,
    storage: { refrigeratorDays: 3, freezerMonths: 3 },
    ingredientLines: [],
    supplements: [],
    steps: [],
    nutritionalBenefits: [],
    createdAt: '2026-03-01T08:00:00.000Z',
    imageUrl: null,
    authorName: null,
    ...changes,
  };
}
