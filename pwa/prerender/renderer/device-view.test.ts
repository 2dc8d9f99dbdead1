import { beforeEach, expect, it } from 'vitest';
import { recipeCard } from '#domain/catalogue/card-of-recipe';
import { pageAddress, type RenderedAddress } from '#domain/contract/page-address';
import { Bowlful } from '../../platform/database/bowlful.ts';
import { putListHeads } from '../../platform/database/list-heads.ts';
import { deviceOf } from '../../platform/database/open-device.ts';
import { createStorage } from '../../platform/database/storage.ts';
import { aRecipe, aReview } from '../../testing/catalogue-rows.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { deviceView } from './render-device.ts';

const database = new Bowlful('viewed');
const device = deviceOf(createStorage(database));
const dogs = [1, 2, 3].map((id) => aRecipe({ id, title: `Dog bowl ${id}` }));
const cat = aRecipe({ id: 66, title: 'Cat bowl', species: 'cat', category: 'kitten' });

beforeEach(async () => {
  await clearDevice();
  const recipes = [...dogs, cat];
  await database.recipes.bulkPut(recipes.map((recipe) => ({ ...recipe, revision: 1 })));
  const unrated = { averageRating: null, ratingCount: 0 };
  await database.cards.bulkPut(recipes.map((recipe) => recipeCard(recipe, unrated)));
  await database.reviews.put({ ...aReview(1, { recipeId: 66 }), revision: 2 });
});

const viewOf = (path: string) => deviceView(device, pageAddress(path, '') as RenderedAddress);

it.each(['/', '/dog-recipes', '/recipe/1', '/plan', '/about', '/organic'])(
  '%s comes with the recipe counts',
  async (path) => {
    expect((await viewOf(path))?.counts()).toEqual({ dog: 3, cat: 1 });
  },
);

it('starts a list with its stored head, and reads all cards if there is none', async () => {
  expect((await viewOf('/dog-recipes'))?.cards()).toHaveLength(4);
  await database.transaction('rw', database.cards, database.listHeads, () => putListHeads(database, []));
  const view = await viewOf('/dog-recipes');
  expect(
    view
      ?.cards()
      .map(({ id }) => id)
      .sort(),
  ).toEqual([1, 2, 3]);
  expect(view?.counts()).toEqual({ dog: 3, cat: 1 });
});

it('returns a recipe with its card and reviews, and null for a missing one', async () => {
  const view = await viewOf('/recipe/66');
  expect(view?.recipe(66)?.title).toBe('Cat bowl');
  expect(view?.card(66)?.title).toBe('Cat bowl');
  expect(view?.reviewsOf(66, 20)).toHaveLength(1);
  expect(await viewOf('/recipe/67')).toBeNull();
});
