import { recipeCard } from '#domain/catalogue/card-of-recipe';
import { type ApiRecipe, presentRecipe } from '#domain/contract/recipes';
import type { SyncedRecipe, SyncedReview } from '#domain/contract/sync';
import type { Recipe } from '#domain/recipe/recipe';
import '#domain/reference/more-nutrients';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { buildSearchIndex, type SearchIndex, searchCards } from '#domain/catalogue/search-index';
import { NOT_YET_RATED, type RatingSummary, ratingSummary } from '#domain/review/rating-summary';
import type { Review } from '#domain/review/review';
import { withTimeout } from '../../lib/waiting-budget.ts';
import type { CatalogueSnapshot, Head } from '../../storage/changes.ts';

/** All public rows of one revision, with the views that the routes answer from. */
export type Snapshot = CatalogueSnapshot & {
  ratingOf(recipeId: number): RatingSummary;
  /** The recipe in its stored format. */
  recipe(recipeId: number): Recipe | undefined;
  /** Revision of a recipe's row; 0 if there is none. */
  revisionOf(recipeId: number): number;
  /** Version of a recipe's page; changes with any recipe, and with this one's reviews. */
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

/** How long a snapshot is used without asking the store whether it is current. */
const BELIEVED_MS = 1000;
/** How long a reader waits for the store before it gets the last snapshot. */
const PATIENCE_MS = 500;
/** The same if this process wrote nothing since, so that no reader can miss a write of its own. */
const READER_PATIENCE_MS = 25;

type Source = {
  /** One cheap command. */
  head(): Promise<Head>;
  snapshot(): Promise<Snapshot>;
  /** Milliseconds. */
  clock(): number;
};

export type SnapshotCache = {
  /** The snapshot if it is fresh: no command, no waiting. */
  fresh(): Snapshot | null;
  /** The snapshot, revalidated with the store when due; concurrent readers share one request. */
  get(): Promise<Snapshot>;
  /** After a write of this process: the next reader sees it. */
  invalidate(): void;
  /**
   * The snapshot as the store has it now, for a reader who knows of later changes.
   * @throws if the store can't be reached
   */
  reread(): Promise<Snapshot>;
};

function isCurrent(held: Snapshot, head: Head): boolean {
  const isSame = held.epoch === head.epoch && held.revision === head.revision;
  // A snapshot read during a write has no digest; after the write it can get one.
  return isSame && (!held.isWriting || head.isWriting);
}

/** Two readers may end in another order than they began. */
function later(held: Snapshot | null, read: Snapshot): Snapshot {
  return held !== null && held.epoch === read.epoch && held.revision > read.revision ? held : read;
}

/** Keeps the latest snapshot in memory; another process's writes are visible after a second at most. */
export function createSnapshotCache(source: Source): SnapshotCache {
  let held: Snapshot | null = null;
  /** Time of the last revalidation; null if one is due. */
  let believedSince: number | null = null;
  let generation = 0;
  /** Generation of writes that the snapshot includes. */
  let seenGeneration = 0;
  let running: { generation: number; promise: Promise<Snapshot> } | null = null;
  /** Shared by everyone who asks to reread before it has begun. */
  let rereading: Promise<Snapshot> | null = null;

  async function validate(ofGeneration: number): Promise<Snapshot> {
    const askedAt = source.clock();
    try {
      const head = await source.head();
      if (held === null || !isCurrent(held, head)) held = later(held, await source.snapshot());
      seenGeneration = Math.max(seenGeneration, ofGeneration);
      // A concurrent write requires another revalidation.
      if (ofGeneration === generation) believedSince = askedAt;
      return held;
    } finally {
      if (running?.generation === ofGeneration) running = null;
    }
  }

  function question(): Promise<Snapshot> {
    if (running?.generation !== generation) running = { generation, promise: validate(generation) };
    return running.promise;
  }

  async function orHeld(promise: Promise<Snapshot>, last: Snapshot): Promise<Snapshot> {
    const patienceMs = generation === seenGeneration ? READER_PATIENCE_MS : PATIENCE_MS;
    // Without the store the catalogue is still served; the next request tries again.
    const answer = promise.catch(() => last);
    return await withTimeout(answer, patienceMs, () => last);
  }

  function fresh(): Snapshot | null {
    if (believedSince === null) return null;
    const age = source.clock() - believedSince;
    // A clock that was set back invalidates the age.
    return age >= 0 && age < BELIEVED_MS ? held : null;
  }

  async function reread(): Promise<Snapshot> {
    // One that runs already may have read an older state.
    await running?.promise.catch(() => {});
    rereading = null;
    return await question();
  }

  return {
    fresh,
    async get() {
      const known = fresh();
      if (known !== null) return known;
      const promise = question();
      return held === null ? await promise : await orHeld(promise, held);
    },
    invalidate() {
      generation += 1;
      believedSince = null;
    },
    reread() {
      rereading ??= reread();
      return rereading;
    },
  };
}
