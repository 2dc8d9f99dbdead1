import { afterEach, beforeEach, expect, it } from 'vitest';
import { recipeCard } from '#domain/catalogue/card-of-recipe';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { VERDICT_VERSION } from '#domain/nutrition/verdict-version';
import { aSyncedRecipe } from '../../testing/catalogue-rows.ts';
import { Bowlful } from './bowlful.ts';
import { clearCatalogueDamage, isCatalogueDamaged } from './catalogue-damage.ts';
import { readRecipe } from './read-recipes.ts';
import { outdatedCard, readCards, renewOldCards } from './stored-cards.ts';

const recipe = aSyncedRecipe(1, 1);
const card = recipeCard(recipe, { averageRating: 4.5, ratingCount: 2 });
/** The card as an older release stored it, before cards had these two fields. */
const { verdict: _, ingredients: __, ...older } = card;

let database: Bowlful;
beforeEach(() => {
  clearCatalogueDamage();
  database = new Bowlful(`outdated-${Math.random()}`);
});
afterEach(() => database.delete());

/** A device with one card, computed with the tables of a release. */
async function storeCard(stored: unknown, verdictVersion = 'of-another-release', recipes = [recipe]) {
  await database.recipes.bulkPut(recipes);
  await database.cards.put(stored as RecipeCard);
  await database.syncState.put({
    key: 'catalogue',
    epoch: 'e',
    cursor: 'c9',
    digest: '0123456789abcdef',
    isComplete: true,
    pulledAt: null,
    verdictVersion,
  });
}

it('shows a card with missing fields, and records that the catalogue must be fetched again', async () => {
  await storeCard(older);
  expect(await readCards(database)).toEqual([{ ...card, verdict: null, ingredients: '' }]);
  expect((await readRecipe(database, 1))?.card.title).toBe('Chicken and rice bowl 1');
  expect(isCatalogueDamaged()).toBe(true);
});

it('recomputes a card with missing fields from its recipe at the next opening, offline', async () => {
  await storeCard(older);
  await renewOldCards(database);
  const [renewed] = await readCards(database);
  expect(renewed?.verdict?.status).toBe('short'); // chicken breast alone
  expect(renewed?.ingredients).toBe('chicken breast');
  expect(isCatalogueDamaged()).toBe(false);
});

it('shows the old cards if new ones cannot be computed', async () => {
  const { ingredientLines: ___, ...damaged } = aSyncedRecipe(2, 2);
  await storeCard(older, 'of-another-release', [recipe, damaged as typeof recipe]);
  await expect(renewOldCards(database)).rejects.toThrow();
  expect((await readCards(database)).map(({ id }) => id)).toEqual([1]);
});

it('takes a missing field from the recipe, and drops one that cards no longer have', () => {
  const { prepTime: ___, title: ____, ...poorer } = older;
  expect(outdatedCard({ ...poorer, paws: 3 }, recipe)).toEqual({ ...card, verdict: null, ingredients: '' });
});

it('shows a field as unknown if neither the card nor its recipe has it', () => {
  const { id, title, species, category } = card;
  expect(outdatedCard({ id, title, species, category }, undefined)).toMatchObject({
    title: 'Chicken and rice bowl 1',
    costPerServingGbp: null,
    averageRating: null,
    verdict: null,
  });
  expect(outdatedCard({ id: 1 }, undefined)).toBeNull();
  expect(outdatedCard(null, null)).toBeNull();
});

it('skips and records a damaged card of this release', async () => {
  await storeCard(older, VERDICT_VERSION);
  expect(await readCards(database)).toEqual([]);
  expect(await readRecipe(database, 1)).toBeNull();
  expect(isCatalogueDamaged()).toBe(true);
});
