import { Dexie } from 'dexie';
import { expect, it } from 'vitest';
import { recipeCard } from '#domain/catalogue/card-of-recipe';
import { VERDICT_VERSION } from '#domain/nutrition/verdict-version';
import { aSyncedRecipe, aSyncedReview } from '../../testing/catalogue-rows.ts';
import { Bowlful, DATABASE_VERSION } from './bowlful.ts';
import { readRecipe } from './read-recipes.ts';
import { readCards, renewOldCards } from './stored-cards.ts';

const STATE = {
  key: 'catalogue',
  epoch: 'e',
  cursor: 'c9',
  digest: '0123456789abcdef',
  isComplete: true,
  pulledAt: null,
};

/** A database of the first release: cards without a verdict, and the owner's data. */
async function storedByVersionOne(name: string): Promise<void> {
  const first = new Dexie(name);
  first.version(1).stores({
    recipes: 'id, [id+revision]',
    cards: 'id, species',
    reviews: 'id, recipeId, [id+revision]',
    favourites: 'recipeId',
    pets: 'id, species',
    preferences: 'key',
    drafts: 'key',
    syncState: 'key',
  });
  const recipes = [aSyncedRecipe(1, 1), aSyncedRecipe(2, 2, { role: 'occasional' })];
  await first.table('recipes').bulkPut(recipes);
  for (const recipe of recipes) {
    const { verdict: _, ...card } = recipeCard(recipe, { averageRating: null, ratingCount: 0 });
    await first.table('cards').put(card);
  }
  await first.table('reviews').put(aSyncedReview(1, 3, { rating: 4 }));
  await first.table('favourites').put({ recipeId: 2, addedAt: '' });
  await first.table('drafts').put({ key: 'a', value: 'half a sentence', updatedAt: '' });
  await first.table('preferences').put({ key: 'market', value: 'US' });
  await first.table('pets').put({ id: 'p', species: 'dog', isActive: true, updatedAt: '', profile: {} });
  await first.table('syncState').put(STATE);
  first.close();
}

it('gives the cards of version 1 a verdict, offline, and loses nothing', async () => {
  await storedByVersionOne('old-cards');
  const database = new Bowlful('old-cards');
  await renewOldCards(database);
  expect(database.verno).toBe(DATABASE_VERSION);
  const cards = await readCards(database);
  expect(cards.map(({ id }) => id)).toEqual([1, 2]);
  expect(cards[0]?.verdict?.status).toBe('short'); // chicken breast alone
  expect(cards[1]?.verdict).toBeNull();
  expect(cards[0]).toMatchObject({ averageRating: 4, ratingCount: 1 });
  expect((await readRecipe(database, 1))?.recipe.title).toBe('Chicken and rice bowl 1');
  expect(await database.syncState.get('catalogue')).toEqual({ ...STATE, verdictVersion: VERDICT_VERSION });
  expect([
    await database.favourites.count(),
    await database.drafts.count(),
    await database.preferences.count(),
    await database.pets.count(),
  ]).toEqual([1, 1, 1, 1]);
  database.close();
});

/** A device whose only card differs from one computed by this release. */
async function storedWith(name: string, verdictVersion: string): Promise<Bowlful> {
  const database = new Bowlful(name);
  const recipe = aSyncedRecipe(1, 1);
  const card = recipeCard(recipe, { averageRating: null, ratingCount: 0 });
  await database.recipes.put(recipe);
  await database.cards.put({ ...card, verdict: { status: 'met', nutrients: 28 } });
  await database.syncState.put({ ...STATE, key: 'catalogue', verdictVersion });
  return database;
}

it('recomputes the cards once after an update that changes the tables or rules behind them', async () => {
  const database = await storedWith('other-tables', 'of-another-release');
  await renewOldCards(database);
  expect((await database.cards.get(1))?.verdict?.status).toBe('short'); // chicken breast alone
  await database.cards.update(1, { title: 'As it was' });
  await renewOldCards(database);
  expect((await database.cards.get(1))?.title).toBe('As it was');
  database.close();
});

it('keeps cards computed with the current tables', async () => {
  const database = await storedWith('same-tables', VERDICT_VERSION);
  await renewOldCards(database);
  expect((await database.cards.get(1))?.verdict?.status).toBe('met');
  database.close();
});
