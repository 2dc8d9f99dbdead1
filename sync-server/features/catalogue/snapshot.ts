import { recipeCard } from '#domain/catalogue/card-of-recipe';
import { type ApiRecipe, presentRecipe } from '#domain/contract/recipes';
import type { SyncedRecipe, SyncedReview } from '#domain/contract/sync';
import type { Recipe } from '#domain/recipe/recipe';
import '#domain/reference/more-nutrients';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { buildSearchIndex, type SearchIndex, searchCards } from '#domain/catalogue/search-index';
import { NOT_YET_RATED, type RatingSummary, ratingSummary } from '#domain/review/rating-summary';
import type { Review } from '#domain/review/review';
import type { CatalogueSnapshot } from '../../storage/changes.ts';

/** All public rows of one revision, with the views that the routes answer from. */
export type Snapshot = CatalogueSnapshot & {
  ratingOf(recipeId: number): RatingSummary;
  /** The recipe in its stored format. */
  recipe(recipeId: number): Recipe | undefined;
  /** Revision of a recipe's row; 0 if there is none. */
  revisionOf(recipeId: number): number;
  /** Version of a recipe's page: its row, its reviews and the set of recipes; 0 for an unknown recipe. */
  versionOf(recipeId: number): string;
  /** Approved reviews of a recipe, newest first: all, or up to a limit. */
  reviewsOf(recipeId: number, most?: number): Review[];
  cards(): readonly RecipeCard[];
  card(recipeId: number): RecipeCard | undefined;
  apiRecipe(recipeId: number): ApiRecipe | undefined;
  /** The same as JSON, cached for as long as it is valid. */
  packedRecipe(recipeId: number): string | undefined;
  /** Ids of the recipes that match, best first. */
  search(text: string): number[];
  /** Recipes of each species. */
  counts(): { dog: number; cat: number };
};

/** A row as the API shows it: the revision belongs to the sync protocol only. */
function withoutRevision<Row extends { revision: number }>(row: Row): Omit<Row, 'revision'> {
  const { revision: _revision, ...rest } = row;
  return rest;
}

/** Computed on first use, then cached. */
function once<Value>(compute: () => Value): () => Value {
  let kept: { value: Value } | undefined;
  return () => {
    kept ??= { value: compute() };
    return kept.value;
  };
}

const summaries = new WeakMap<readonly SyncedReview[], RatingSummary>();
const cardsKept = new WeakMap<SyncedRecipe, { rating: RatingSummary; card: RecipeCard }>();
const packed = new WeakMap<SyncedRecipe, { rating: RatingSummary; text: string }>();
const indexes = new WeakMap<readonly SyncedRecipe[], SearchIndex>();

/** Of the reviews of one recipe; computed once per list. */
function summaryOf(reviews: readonly SyncedReview[] | undefined): RatingSummary {
  if (reviews === undefined) return NOT_YET_RATED;
  const known = summaries.get(reviews) ?? ratingSummary(reviews);
  summaries.set(reviews, known);
  return known;
}

function cardOf(recipe: SyncedRecipe, rating: RatingSummary): RecipeCard {
  const known = cardsKept.get(recipe);
  if (known?.rating === rating) return known.card;
  const card = recipeCard(recipe, rating);
  cardsKept.set(recipe, { rating, card });
  return card;
}

function packedOf(recipe: SyncedRecipe, rating: RatingSummary): string {
  const known = packed.get(recipe);
  if (known?.rating === rating) return known.text;
  const text = JSON.stringify(presentRecipe(withoutRevision(recipe), rating));
  packed.set(recipe, { rating, text });
  return text;
}

/** The rows with their derived views; views of unchanged rows are reused from the earlier snapshot. */
export function snapshotOf(rows: CatalogueSnapshot): Snapshot {
  const recipes = new Map<number, SyncedRecipe>(rows.recipes.map((recipe) => [recipe.id, recipe]));
  const ratingOf = (id: number) => summaryOf(rows.reviewsByRecipe.get(id));
  const cards = once(
    () => new Map(rows.recipes.map((recipe) => [recipe.id, cardOf(recipe, ratingOf(recipe.id))])),
  );
  const recipe = (id: number) => {
    const row = recipes.get(id);
    return row && withoutRevision(row);
  };
  const recipesVersion = rows.recipes.reduce((highest, { revision }) => Math.max(highest, revision), 0);
  return {
    ...rows,
    ratingOf,
    recipe,
    revisionOf: (id) => recipes.get(id)?.revision ?? 0,
    versionOf: (id) =>
      `${rows.epoch} ${rows.recipes.length} ${recipesVersion} ${rows.touchedAt.get(id) ?? 0}`,
    reviewsOf: (id, most) => (rows.reviewsByRecipe.get(id) ?? []).slice(0, most).map(withoutRevision),
    cards: () => [...cards().values()],
    card: (id) => cards().get(id),
    apiRecipe(id) {
      const row = recipe(id);
      return row && presentRecipe(row, ratingOf(id));
    },
    packedRecipe(id) {
      const row = recipes.get(id);
      return row && packedOf(row, ratingOf(id));
    },
    search(text) {
      const known = indexes.get(rows.recipes) ?? buildSearchIndex([...cards().values()]);
      indexes.set(rows.recipes, known);
      return searchCards(known, text);
    },
    counts() {
      const dog = rows.recipes.filter(({ species }) => species === 'dog').length;
      return { dog, cat: rows.recipes.length - dog };
    },
  };
}
