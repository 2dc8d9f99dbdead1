import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { recipeCard } from '#domain/catalogue/card-of-recipe';
import { ratingSummary } from '#domain/review/rating-summary';
import { aRecipe, aReview, reviewId } from '../../testing/catalogue-rows.ts';
import { type SyncServerDouble, syncServerDouble } from '../../testing/sync-server-double.ts';
import { Bowlful } from '../database/bowlful.ts';
import { createStorage } from '../database/storage.ts';
import { pullCatalogue } from './pull.ts';
import { gatherPages } from './pull-page.ts';

const RUNS = 40;
const recipeId = fc.integer({ min: 1, max: 6 });
const reviewNumber = fc.integer({ min: 1, max: 5 });
const device = fc.constantFrom(0, 1);

const action = fc.oneof(
  fc.record({
    do: fc.constant('put-recipe' as const),
    id: recipeId,
    servings: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ do: fc.constant('remove-recipe' as const), id: recipeId }),
  fc.record({
    do: fc.constant('put-review' as const),
    n: reviewNumber,
    recipeId,
    rating: fc.integer({ min: 1, max: 5 }),
  }),
  fc.record({ do: fc.constant('remove-review' as const), n: reviewNumber }),
  fc.record({ do: fc.constant('pull' as const), device }),
  fc.record({ do: fc.constant('pull-cut-off' as const), device, after: fc.integer({ min: 0, max: 2 }) }),
  fc.record({ do: fc.constant('lose-row' as const), device, id: recipeId }),
  fc.record({ do: fc.constant('restore' as const) }),
  fc.record({ do: fc.constant('forget' as const) }),
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

let runs = 0;

it('two devices converge on the server’s state despite any writes, truncations, losses, restores and expired cursors', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 25 }), async (actions) => {
      runs += 1;
      const server = syncServerDouble({ pageSize: 2 });
      const devices = [new Bowlful(`first-${runs}`), new Bowlful(`second-${runs}`)] as const;
      const expected = { recipes: new Map(), reviews: new Map() };
      for (const step of actions) await perform(step, server, devices, expected);
      for (const database of devices) {
        expect((await pull(database, server.fetch)).kind).toBe('current');
        expect(await contentOf(database)).toEqual(contentWanted(expected));
        database.close();
      }
    }),
    { numRuns: RUNS },
  );
}, 60_000);

type Expected = {
  recipes: Map<number, ReturnType<typeof aRecipe>>;
  reviews: Map<string, ReturnType<typeof aReview>>;
};

async function perform(
  step: Action,
  server: SyncServerDouble,
  devices: readonly [Bowlful, Bowlful],
  expected: Expected,
): Promise<void> {
  switch (step.do) {
    case 'put-recipe': {
      const recipe = aRecipe({ id: step.id, servings: step.servings });
      expected.recipes.set(recipe.id, recipe);
      return server.putRecipe(recipe);
    }
    case 'remove-recipe':
      expected.recipes.delete(step.id);
      return server.remove('recipe', step.id);
    case 'put-review': {
      // A review never moves to another recipe.
      const known = expected.reviews.get(reviewId(step.n));
      const review = aReview(step.n, { recipeId: known?.recipeId ?? step.recipeId, rating: step.rating });
      expected.reviews.set(review.id, review);
      return server.putReview(review);
    }
    case 'remove-review':
      expected.reviews.delete(reviewId(step.n));
      return server.remove('review', reviewId(step.n));
    case 'pull':
      await pull(devices[step.device as 0 | 1], server.fetch);
      return;
    case 'pull-cut-off': {
      let left = step.after;
      await pull(devices[step.device as 0 | 1], (...request) =>
        left-- > 0 ? server.fetch(...request) : Promise.reject(new TypeError('cut off')),
      );
      return;
    }
    case 'lose-row':
      await devices[step.device as 0 | 1].recipes.delete(step.id);
      return;
    case 'restore':
      return server.restore();
    case 'forget':
      return server.expireCursors();
  }
}

function pull(database: Bowlful, fetch: typeof globalThis.fetch) {
  return pullCatalogue({
    fetch,
    device: createStorage(database),
    now: () => new Date(),
    isThorough: true,
    // One device commits like a page, the other like the worker.
    gather: gatherPages(database.name.startsWith('second') ? 2 : 1),
  });
}

async function contentOf(database: Bowlful) {
  return {
    recipes: (await database.recipes.toArray()).map(({ revision: _, ...recipe }) => recipe),
    reviews: (await database.reviews.toArray()).map(({ revision: _, ...review }) => review),
    cards: await database.cards.toArray(),
  };
}

function contentWanted(expected: Expected) {
  const recipes = [...expected.recipes.values()].sort((a, b) => a.id - b.id);
  const reviews = [...expected.reviews.values()].sort((a, b) => a.id.localeCompare(b.id));
  const cards = recipes.map((recipe) =>
    recipeCard(recipe, ratingSummary(reviews.filter((review) => review.recipeId === recipe.id))),
  );
  return { recipes, reviews, cards };
}
