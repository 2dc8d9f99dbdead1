import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PendingRecipe } from '#domain/contract/admin-recipes';
import { CATEGORIES } from '#domain/reference/category';
import { KITCHENS } from '#domain/reference/markets';
import { recipeFromSubmission } from '#domain/submission/recipe-from-submission';
import {
  type RecipeSubmission,
  recipeSubmissionSchema,
  SUBMISSION_CATEGORIES,
} from '#domain/submission/submission';
import { draftOf, readDraft } from './draft.ts';

const LINES = [
  '500 g turkey mince',
  '1 1/2 cups rice',
  '1 tin tuna in water',
  '1 pint stock',
  '1 tsp eggshell powder',
  'beef liver',
  'salt and pepper',
  '2 tablespoons each of parsley, carrots and peas',
];
const STEPS = ['Brown the turkey for 10 minutes.', 'Bake at 180°C for 20 minutes.', 'Serve cool.'];

const words = (least: number, most: number) =>
  fc
    .string({ unit: 'grapheme', minLength: least, maxLength: most })
    .map((text) => text.trim())
    .filter((text) => text.length >= least);

/** Every field that a submission can have; a new one has to be added here. */
const FIELDS: { [Field in keyof Required<RecipeSubmission>]: fc.Arbitrary<RecipeSubmission[Field]> } = {
  title: fc.oneof(words(1, 60), fc.constantFrom('Turkey Bowl', 'Peanut Biscuits')),
  description: words(10, 200),
  prepTime: fc.integer({ min: 1, max: 300 }),
  servings: fc.integer({ min: 1, max: 20 }),
  species: fc.constantFrom('dog', 'cat'),
  category: fc.constantFrom(...SUBMISSION_CATEGORIES),
  imageUrl: fc.constantFrom(undefined, '', 'https://example.com/bowl.jpg'),
  isOrganic: fc.boolean(),
  ingredients: fc.array(fc.constantFrom(...LINES), { minLength: 1, maxLength: 8 }),
  instructions: fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 4 }),
  kitchen: fc.constantFrom(undefined, ...KITCHENS),
  authorName: fc.oneof(fc.constantFrom(undefined, ''), words(1, 40)),
  authorId: fc.constant(undefined),
};

const submissions = fc
  .record(FIELDS)
  .map((fields) => recipeSubmissionSchema.safeParse(fields))
  .filter(({ success }) => success)
  .map(({ data }) => data as RecipeSubmission);

const pendingOf = ({ authorId: _, imageUrl, ...submission }: RecipeSubmission): PendingRecipe => ({
  ...submission,
  imageUrl: imageUrl || null,
  id: '3f0f8f0e-0000-4000-8000-000000000000',
  country: 'GB',
  createdAt: '2026-11-19T10:00:00.000Z',
});

/** The recipe that the server makes of a submission. */
const untouched = (submission: RecipeSubmission) => recipeFromSubmission(submission).recipe;

describe('a submission in the dialog', () => {
  it('is unchanged in every field if the administrator changes nothing', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(submissions, (submission) => {
        expect(readDraft(draftOf(pendingOf(submission))).recipe).toEqual(untouched(submission));
      }),
      { numRuns: 50 },
    );
  });

  it('changes only in the field that the administrator changes', { timeout: 30_000 }, () => {
    const edits = fc.oneof(
      fc.record({ title: words(1, 60) }),
      fc.record({ authorName: words(1, 40) }),
      fc.record({ description: words(10, 100) }),
      fc.record({ category: fc.constantFrom(...CATEGORIES) }),
      fc.record({ role: fc.constantFrom('everyday' as const, 'occasional' as const) }),
      fc.record({ isOrganic: fc.boolean() }),
    );
    fc.assert(
      fc.property(submissions, edits, (submission, edit) => {
        const draft = draftOf(pendingOf(submission));
        expect(readDraft({ ...draft, ...edit }).recipe).toEqual({ ...untouched(submission), ...edit });
      }),
      { numRuns: 50 },
    );
  });

  it('shows every food of a row beside that row', () => {
    const text = '200 g carrots and 100 g peas';
    const submission = { ...fc.sample(submissions, { numRuns: 1, seed: 1 })[0], ingredients: ['2 eggs'] };
    const draft = draftOf(pendingOf(submission as RecipeSubmission));
    const lines = [{ key: 1, text, grams: '' }, ...draft.lines];
    const shown = readDraft({ ...draft, lines }).lines;
    expect(shown.map((foods) => foods.map((food) => food.text))).toEqual([
      ['200 g carrots', '100 g peas'],
      ['2 eggs'],
    ]);
  });
});
