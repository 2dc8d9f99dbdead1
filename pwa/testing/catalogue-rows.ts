import type { SyncedRecipe, SyncedReview } from '#domain/contract/sync';
import type { Recipe } from '#domain/recipe/recipe';
import type { Review } from '#domain/review/review';

/** A recipe that satisfies the contract; tests give only the fields they are about. */
export function aRecipe(changes: Partial<Recipe> = {}): Recipe {
  const id = changes.id ?? 1;
  return {
    id,
    title: `Chicken and rice bowl ${id}`,
    description: 'Poached chicken with brown rice and carrot.',
    species: 'dog',
    category: 'adult',
    isOrganic: false,
    role: 'everyday',
    servings: 4,
    prepTime: 10,
    cookTime: 25,
    cookedWeightGrams: 900,
    storage: { refrigeratorDays: 3, freezerMonths: 3 },
    ingredientLines: [
      {
        ingredientId: 'chicken-breast',
        grams: 400,
        metric: '400 g chicken breast',
        us: '14 oz chicken breast',
      },
    ],
    supplements: [],
    steps: [{ text: 'Simmer the chicken for 20 minutes.', lines: [0] }],
    nutritionalBenefits: [],
    createdAt: '2025-01-01T00:00:00.000Z',
    imageUrl: null,
    authorName: null,
    ...changes,
  };
}

export function aSyncedRecipe(id: number, revision: number, changes: Partial<Recipe> = {}): SyncedRecipe {
  return { ...aRecipe({ ...changes, id }), revision };
}

/** UUID of the nth review of a test. */
export function reviewId(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
}

/** An approved review. */
export function aReview(n: number, changes: Partial<Review> = {}): Review {
  return {
    id: reviewId(n),
    recipeId: 1,
    rating: 5,
    comment: 'Licked the bowl clean.',
    userName: 'Sam',
    userCountry: 'GB',
    createdAt: '2025-02-01T00:00:00.000Z',
    isApproved: true,
    imageUrl: null,
    imageStatus: null,
    adminReply: null,
    adminReplyAt: null,
    ...changes,
  };
}

export function aSyncedReview(n: number, revision: number, changes: Partial<Review> = {}): SyncedReview {
  return { ...aReview(n, changes), revision };
}
