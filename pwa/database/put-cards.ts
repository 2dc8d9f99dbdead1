import { recipeCard } from '#domain/recipe/card-of-recipe';
import { ratingSummary } from '#domain/review/rating-summary';
import type { Bowlful } from './bowlful.ts';
import { assertFoodsOf, loadFoodsOf } from './load-foods-of.ts';
import type { ReviewRow } from './rows.ts';

/** Few enough that no slice makes the page stutter. */
const SLICE = 40;

/**
 * Makes every card anew from the recipes and reviews of the device and notes with which tables, in one transaction;
 * nothing else is touched.
 */
export async function renewCards(database: Bowlful, verdictVersion: string): Promise<void> {
  const { recipes, cards, reviews, syncState } = database;
  await loadFoodsOf(await recipes.toArray());
  return database.transaction('rw', recipes, cards, reviews, syncState, async () => {
    const ids = await recipes.toCollection().primaryKeys();
    await cards.clear();
    await putCards(database, ids);
    await syncState.update('catalogue', { verdictVersion });
  });
}

/** Makes the cards of these recipes anew inside the caller's transaction; a recipe that is gone loses its card. */
export async function putCards(database: Bowlful, recipeIds: readonly number[]): Promise<void> {
  for (let start = 0; start < recipeIds.length; start += SLICE) {
    const ids = recipeIds.slice(start, start + SLICE);
    const recipes = await database.recipes.bulkGet(ids);
    // A transaction waits for nothing but the database: the foods have to be there before.
    assertFoodsOf(recipes.filter((recipe) => recipe !== undefined));
    const reviews = await database.reviews.where('recipeId').anyOf(ids).toArray();
    const reviewsOf = byRecipe(reviews);
    const cards = recipes.flatMap((recipe) =>
      recipe ? [recipeCard(recipe, ratingSummary(reviewsOf.get(recipe.id) ?? []))] : [],
    );
    await database.cards.bulkPut(cards);
    if (cards.length < ids.length) {
      await database.cards.bulkDelete(ids.filter((_, index) => recipes[index] === undefined));
    }
  }
}

function byRecipe(reviews: readonly ReviewRow[]): Map<number, ReviewRow[]> {
  const groups = new Map<number, ReviewRow[]>();
  for (const review of reviews) {
    const group = groups.get(review.recipeId);
    if (group) group.push(review);
    else groups.set(review.recipeId, [review]);
  }
  return groups;
}
