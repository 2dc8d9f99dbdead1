import type { PublishableRecipe } from '#domain/contract/admin-recipes';
import { recipeFromSubmission } from '#domain/submission/recipe-from-submission';
import type { RecipeSubmission } from '#domain/submission/submission';
import type { NewSubmission } from '../storage/submissions.ts';

/** A valid recipe as a visitor sends it. */
export function aRecipeSubmission(overrides: Partial<RecipeSubmission> = {}): RecipeSubmission {
  return {
    title: 'Turkey and Carrot Bowl',
    description: 'What she gets on Sundays, and every day before a walk.',
    prepTime: 20,
    servings: 4,
    species: 'dog',
    category: 'all',
    isOrganic: false,
    ingredients: ['500 g turkey mince', '200 g carrots, grated', '100 g cooked brown rice'],
    instructions: [
      'Brown the turkey for 10 minutes.',
      'Add the carrots and simmer for 15 minutes.',
      'Serve cool.',
    ],
    ...overrides,
  };
}

/** A submission as the store receives it, with a unique id. */
export function aNewSubmission(overrides: Partial<NewSubmission> = {}): NewSubmission {
  return {
    id: crypto.randomUUID(),
    submission: aRecipeSubmission(),
    country: null,
    createdAt: '2026-03-01T08:00:00.000Z',
    ...overrides,
  };
}

/** The recipe that an administrator who edits nothing publishes from a submission. */
export function publishable(submission: RecipeSubmission = aRecipeSubmission()): PublishableRecipe {
  return recipeFromSubmission(submission).recipe;
}
