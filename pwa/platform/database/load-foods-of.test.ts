import { expect, it, vi } from 'vitest';
import { recipeCard } from '#domain/catalogue/card-of-recipe';
import { nutrientRow } from '#domain/reference/nutrient-table';
import { aSyncedRecipe, aSyncedReview } from '../../testing/catalogue-rows.ts';
import { applyPage } from '../sync/apply-page.ts';
import { Bowlful } from './bowlful.ts';
import { assertFoodsOf } from './load-foods-of.ts';

const turnip = aSyncedRecipe(1, 1, {
  ingredientLines: [
    { ingredientId: 'turnip', grams: 1000, metric: '1 kg turnip', us: '2 1/4 lb turnip' },
    { ingredientId: 'egg', grams: 100, metric: '2 eggs', us: '2 eggs' },
  ],
});
const page = { epoch: 'e', cursor: 'c1', more: false, reviews: [], removed: [], count: null, digest: null };
const UNRATED = { averageRating: null, ratingCount: 0 };

it('computes the same card as the server for a recipe with a rarely used food', async () => {
  // The first table of nutrients lacks turnip; a card computed without it must not be written.
  expect(nutrientRow('turnip')).toBeUndefined();
  expect(() => assertFoodsOf([turnip])).toThrow();
  const database = new Bowlful('further-foods');
  await applyPage(database, { ...page, recipes: [turnip] }, null, new Date());
  const card = await database.cards.get(1);
  // A server has all tables from the start.
  await import('#domain/reference/more-nutrients');
  expect(card).toEqual(recipeCard(turnip, UNRATED));
  expect(card?.ingredients).toBe('turnip, egg');
  expect(card?.verdict?.status).toBe('short');
  database.close();
});

it('reads, rates and renews a recipe with a rarely used food', async () => {
  const database = new Bowlful('further-foods-read');
  await applyPage(database, { ...page, recipes: [turnip] }, null, new Date());
  // Each on a page of its own, which has not loaded the food yet.
  vi.resetModules();
  const { readRecipe } = await import('./read-recipes.ts');
  expect((await readRecipe(database, 1))?.recipe.ingredientLines[0]?.ingredientId).toBe('turnip');
  expect((await import('#domain/reference/nutrient-table')).nutrientRow('turnip')).toBeDefined();
  vi.resetModules();
  const reviewed = { ...page, cursor: 'c2', recipes: [], reviews: [aSyncedReview(1, 4, { rating: 5 })] };
  await (await import('../sync/apply-page.ts')).applyPage(database, reviewed, 'c1', new Date());
  vi.resetModules();
  await (await import('./put-cards.ts')).renewCards(database, 'of-this-release');
  expect(await database.cards.get(1)).toMatchObject({ ingredients: 'turnip, egg', averageRating: 5 });
  database.close();
});
