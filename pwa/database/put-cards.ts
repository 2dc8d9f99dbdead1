import { recipeCard } from '#domain/catalogue/card-of-recipe';
import { ratingSummary } from '#domain/review/rating-summary';
import type { Bowlful } from './bowlful.ts';
import { assertFoodsOf, loadFoodsOf } from './load-foods-of.ts';
import { dropListHeads, putListHeads } from './put-list-heads.ts';
import type { ReviewRow } from './rows.ts';

/** Small enough that no slice makes the page stutter. */
const SLICE = 40;

/**
 * Recomputes every card from the device's recipes and reviews and records the version of the tables, in one transaction;
 * nothing else changes.
 */
export async function renewCards(database: Bowlful, verdictVersion: string): Promise<void> {
  const { recipes, cards, reviews, syncState } = database;
  await loadFoodsOf(await recipes.toArray());
  return database.transaction('rw', recipes, cards, reviews, syncState, async () => {
    const ids = await recipes.toCollection().primaryKeys();
    await cards.clear();
    await putCards(database, ids);
    await dropListHeads(database);
    if ((await syncState.get('catalogue'))?.isComplete) await putListHeads(database, []);
    await syncState.update('catalogue', { verdictVersion });
  });
}

/** Recomputes the cards of these recipes in the caller's transaction; cards of missing recipes are deleted. */
export async function putCards(database: Bowlful, recipeIds: readonly number[]): Promise<void> {
  for (let start = 0; start < recipeIds.length; start += SLICE) {
    const ids = recipeIds.slice(start, start + SLICE);
    const recipes = await database.recipes.bulkGet(ids);
    // A transaction must not await anything but the database, so the foods must be loaded before.
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
