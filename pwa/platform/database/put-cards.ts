import { recipeCard } from '#domain/catalogue/card-of-recipe';
import type { RecipeFigures } from '#domain/catalogue/recipe-card';
import { ratingSummary } from '#domain/review/rating-summary';
import type { Bowlful } from './bowlful.ts';
import { dropListHeads, putListHeads } from './list-heads.ts';
import { assertFoodsOf, loadFoodsOf } from './load-foods-of.ts';
import type { RecipeRow, ReviewRow } from './rows.ts';

/** Small enough not to make the page stutter. */
const SLICE = 40;

/**
 * Recomputes every card and the list heads from the device's recipes and reviews and records the version of the tables,
 * in one transaction.
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

/**
 * Recomputes the cards of these recipes in the caller's transaction; cards of missing recipes are deleted.
 * @param known those of the recipes already read, as stored
 * @param figures the food figures of their cards, if already computed
 */
export async function putCards(
  database: Bowlful,
  recipeIds: readonly number[],
  known: ReadonlyMap<number, RecipeRow> = new Map(),
  figures: ReadonlyMap<RecipeRow, RecipeFigures> = new Map(),
  rowsPerWrite = SLICE,
): Promise<void> {
  const isReviewed = (await database.reviews.limit(1).primaryKeys()).length > 0;
  for (let start = 0; start < recipeIds.length; start += rowsPerWrite) {
    const ids = recipeIds.slice(start, start + rowsPerWrite);
    const unknown = ids.filter((id) => !known.has(id));
    const read = unknown.length > 0 ? await database.recipes.bulkGet(unknown) : [];
    const found = new Map(read.flatMap((recipe) => (recipe ? [[recipe.id, recipe] as const] : [])));
    const recipes = ids.flatMap((id) => known.get(id) ?? found.get(id) ?? []);
    // A transaction must not await anything but the database, so the foods must be loaded before.
    assertFoodsOf(recipes.filter((recipe) => !figures.has(recipe)));
    const reviews = isReviewed ? await database.reviews.where('recipeId').anyOf(ids).toArray() : [];
    const reviewsOf = byRecipe(reviews);
    await database.cards.bulkPut(
      recipes.map((recipe) =>
        recipeCard(recipe, ratingSummary(reviewsOf.get(recipe.id) ?? []), figures.get(recipe)),
      ),
    );
    if (recipes.length < ids.length) {
      await database.cards.bulkDelete(unknown.filter((id) => !found.has(id)));
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
