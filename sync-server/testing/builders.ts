import type { Recipe } from '#domain/recipe/recipe';

/** A complete recipe. Give each further recipe its own `id`. */
export function aRecipe(overrides: Partial<Recipe> = {}): Recipe {
  return {
    id: 1,
    title: 'Chicken and Brown Rice',
    description: 'A plain bowl for every day.',
    species: 'dog',
    category: 'adult',
    isOrganic: false,
    role: 'everyday',
    servings: 4,
    prepTime: 15,
    cookTime: 30,
    cookedWeightGrams: 900,
    storage: { refrigeratorDays: 3, freezerMonths: 3 },
    ingredientLines: [
      {
        ingredientId: null,
        grams: 400,
        metric: '400 g chicken breast, diced',
        us: '14 oz chicken breast, diced',
      },
    ],
    supplements: [],
    steps: [{ text: 'Simmer the chicken for 20 minutes.', lines: [0] }],
    nutritionalBenefits: [],
    createdAt: '2025-03-01T08:00:00.000Z',
    imageUrl: null,
    authorName: null,
    ...overrides,
  };
}

/** Three recipes that filters and searches distinguish. */
export function threeRecipes(): Recipe[] {
  return [
    aRecipe(),
    aRecipe({ id: 2, title: 'Beef Puppy Bowl', category: 'puppy', createdAt: '2025-03-02T08:00:00.000Z' }),
    aRecipe({ id: 66, title: 'Salmon Supper', species: 'cat', category: 'fish' }),
  ];
}

export const REVIEW = { rating: 5, comment: 'He licked the bowl clean.', userName: 'Ada' };
