import { expect, it } from 'vitest';
import { aSyncedRecipe } from '../../testing/catalogue-rows.ts';
import { applyPage } from '../sync/apply-page.ts';
import { Bowlful } from './bowlful.ts';
import { readRecipe, readRecipes } from './read-recipes.ts';

it('computes how long a recipe keeps from its foods, ignoring any stored value', async () => {
  const database = new Bowlful('read-recipe');
  const recipe = aSyncedRecipe(1, 1, {
    storage: { refrigeratorDays: 3, freezerMonths: 3 },
    ingredientLines: [{ ingredientId: 'salmon', grams: 500, metric: '500 g salmon', us: '1 lb salmon' }],
  });
  const page = { epoch: 'e', cursor: 'c1', more: false, reviews: [], removed: [], count: null, digest: null };
  await applyPage(database, { ...page, recipes: [recipe] }, null, new Date());
  // Oily fish: two days in the refrigerator, two months in the freezer.
  const storage = { refrigeratorDays: 2, freezerMonths: 2 };
  expect((await readRecipe(database, 1))?.recipe.storage).toEqual(storage);
  expect((await readRecipes(database)).map((read) => read.storage)).toEqual([storage]);
  database.close();
});
