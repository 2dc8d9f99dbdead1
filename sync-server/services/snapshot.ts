import type { ApiRecipe } from '#domain/contract/recipes';
import type { SyncedRecipe, SyncedReview } from '#domain/contract/sync';
import { apiRecipe } from '#domain/recipe/api-recipe';
import { recipeCard } from '#domain/recipe/card-of-recipe';
import type { Recipe } from '#domain/recipe/recipe';
import '#domain/reference/more-foods';
import type { RecipeCard } from '#domain/recipe/recipe-card';
import { buildSearchIndex, type SearchIndex } from '#domain/recipe/search-index';
import { NOT_YET_RATED, type RatingSummary, ratingSummary } from '#domain/review/rating-summary';
import type { Review } from '#domain/review/review';
import type { CatalogueSnapshot } from '../storage/changes.ts';
import { type Change, changesInOrder } from './sync-pages.ts';

/** All public rows of one revision, with what the routes answer from them. */
export type Snapshot = CatalogueSnapshot & {
  ratingOf(recipeId: number): RatingSummary;
  /** The recipe in its stored format. */
  recipe(recipeId: number): Recipe | undefined;
  /** Revision of a recipe's row; 0 where there is none. */
  revisionOf(recipeId: number): number;
  /** Approved reviews of a recipe, newest first. */
  reviewsOf(recipeId: number): Review[];
  cards(): readonly RecipeCard[];
  card(recipeId: number): RecipeCard | undefined;
  apiRecipe(recipeId: number): ApiRecipe | undefined;
  searchIndex(): SearchIndex;
  changes(): readonly Change[];
};

/** A row as the API shows it: the revision belongs to the sync protocol alone. */
function withoutRevision<Row extends { revision: number }>(row: Row): Omit<Row, 'revision'> {
  const { revision: _revision, ...rest } = row;
  return rest;
}

/** Computed when first asked for, then kept. */
function once<Value>(compute: () => Value): () => Value {
  let kept: { value: Value } | undefined;
  return () => {
    kept ??= { value: compute() };
    return kept.value;
  };
}

function newestFirst(a: SyncedReview, b: SyncedReview): number {
  return b.createdAt.localeCompare(a.createdAt) || b.revision - a.revision;
}

function byRecipe(reviews: readonly SyncedReview[]): Map<number, SyncedReview[]> {
  const groups = new Map<number, SyncedReview[]>();
  for (const review of [...reviews].sort(newestFirst)) {
    const group = groups.get(review.recipeId);
    if (group === undefined) groups.set(review.recipeId, [review]);
    else group.push(review);
  }
  return groups;
}

/** The rows with their derived views. */
export function snapshotOf(rows: CatalogueSnapshot): Snapshot {
  const recipes = new Map<number, SyncedRecipe>(rows.recipes.map((recipe) => [recipe.id, recipe]));
  const reviews = byRecipe(rows.reviews);
  const ratings = new Map([...reviews].map(([id, group]) => [id, ratingSummary(group)]));
  const ratingOf = (id: number) => ratings.get(id) ?? NOT_YET_RATED;
  const cards = once(
    () => new Map(rows.recipes.map((recipe) => [recipe.id, recipeCard(recipe, ratingOf(recipe.id))])),
  );
  const recipe = (id: number) => {
    const row = recipes.get(id);
    return row && withoutRevision(row);
  };
  return {
    ...rows,
    ratingOf,
    recipe,
    revisionOf: (id) => recipes.get(id)?.revision ?? 0,
    reviewsOf: (id) => (reviews.get(id) ?? []).map(withoutRevision),
    cards: () => [...cards().values()],
    card: (id) => cards().get(id),
    apiRecipe(id) {
      const row = recipe(id);
      return row && apiRecipe(row, ratingOf(id));
    },
    searchIndex: once(() => buildSearchIndex([...cards().values()])),
    changes: once(() => changesInOrder(rows)),
  };
}
