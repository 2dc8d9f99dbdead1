import type { RecipeCard } from './recipe-card.ts';

/** A card; tests give only the fields they are about. */
export function cardForTests(id: number, changes: Partial<RecipeCard> = {}): RecipeCard {
  return {
    id,
    title: `Recipe ${id}`,
    description: '',
    species: 'dog',
    category: 'all',
    isOrganic: false,
    prepTime: 20,
    cookTime: 30,
    servings: 4,
    difficulty: 2,
    costPerServingGbp: 1,
    averageRating: null,
    ratingCount: 0,
    createdAt: '2026-10-01T00:00:00Z',
    imageUrl: null,
    verdict: { status: 'met', nutrients: 27 },
    suits: { adultShare: 0.8, growth: 'none' },
    ingredients: '',
    foods: [],
    ...changes,
  };
}
