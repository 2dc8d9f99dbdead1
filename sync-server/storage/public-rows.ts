import type { Removal, SyncedRecipe, SyncedReview } from '#domain/contract/sync';
import { digestHex, EMPTY_DIGEST, foldDigest, rowDigest, unfoldDigest } from '#domain/sync/digest';
import { type RecipeDocument, syncedRecipe } from './recipes.ts';
import { type ReviewDocument, syncedReview } from './review-document.ts';

/** Beyond it sharing starts over, so texts that no row uses any more are freed. */
const MOST_TEXTS = 50_000;

/** Keeps one copy of each repeated text, because reading a row from the store makes a new one every time. */
export class SharedTexts {
  #texts = new Map<string, string>();

  /** The text as it was first seen. */
  of<Text extends string | null>(text: Text): Text {
    if (text === null) return text;
    const known = this.#texts.get(text);
    if (known !== undefined) return known as Text;
    if (this.#texts.size >= MOST_TEXTS) this.#texts = new Map();
    this.#texts.set(text, text);
    return text;
  }

  /** Shares a new row's ids and amounts, which many recipes have in common; the rest is its own. */
  shareRecipe(recipe: SyncedRecipe): void {
    recipe.species = this.of(recipe.species);
    recipe.category = this.of(recipe.category);
    recipe.role = this.of(recipe.role);
    recipe.authorName = this.of(recipe.authorName);
    recipe.ingredientLines = recipe.ingredientLines.map(({ ingredientId, grams, metric, us }) => ({
      ingredientId: this.of(ingredientId),
      grams,
      metric: this.of(metric),
      us: this.of(us),
    }));
    recipe.supplements = recipe.supplements.map(({ id, grams, dose }) => ({
      id: this.of(id),
      grams,
      dose: this.of(dose),
    }));
  }

  /** Shares a new row's name and country. */
  shareReview(review: SyncedReview): void {
    review.userName = this.of(review.userName);
    review.userCountry = this.of(review.userCountry);
  }
}

/** A changed row of either kind. */
export type Change =
  | { revision: number; recipe: SyncedRecipe }
  | { revision: number; review: SyncedReview }
  | { revision: number; removal: Removal };

export type Row =
  | { kind: 'recipe'; revision: number; document: RecipeDocument }
  | { kind: 'review'; revision: number; document: ReviewDocument };

/** A public row in the devices' format, or its tombstone. */
export function changeOf({ kind, revision, document }: Row): Change {
  if (kind === 'recipe' && document.status === 'published') {
    return { revision, recipe: syncedRecipe(document) };
  }
  if (kind === 'review' && document.status === 'approved')
    return { revision, review: syncedReview(document) };
  return { revision, removal: { kind, id: document._id, revision } };
}

/** Index of the first element with this revision or a higher one. */
export function firstNotBelow(changes: readonly { revision: number }[], revision: number): number {
  let low = 0;
  let high = changes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((changes[middle] as { revision: number }).revision < revision) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isOlder(a: SyncedReview, b: SyncedReview): boolean {
  return a.createdAt === b.createdAt ? a.revision < b.revision : a.createdAt < b.createdAt;
}

/** Index of a review among others, oldest first. */
function placeOf(review: SyncedReview, reviews: readonly SyncedReview[]): number {
  let low = 0;
  let high = reviews.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isOlder(reviews[middle] as SyncedReview, review)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * All public rows in memory. The cost of a change depends on the rows it touches, not on the total: returned lists are
 * immutable, and unchanged lists keep their identity.
 */
export class PublicRows {
  /** Ordered by revision. */
  #changes: Change[] = [];
  #isHandedOut = false;
  /** By `_id`: a number of a recipe, a text of a review. */
  readonly #byId = new Map<number | string, Change>();
  /** Oldest first, so that a new review is appended: at the front it would move all the others. */
  readonly #reviewsByRecipe = new Map<number, SyncedReview[]>();
  /** Newest first, as returned; a change drops its recipe's list. */
  readonly #newestFirst = new Map<number, readonly SyncedReview[]>();
  /** Highest revision of a recipe's own row and its reviews. */
  readonly #touchedAt = new Map<number, number>();
  readonly #changedAt = new Map<number, string>();
  #recipes: readonly SyncedRecipe[] | null = null;
  readonly #texts = new SharedTexts();
  #live = 0;
  #digest = EMPTY_DIGEST;

  /** Replaces the row of the same id; a known revision changes nothing. */
  apply(row: Row): void {
    const id = row.document._id;
    const former = this.#byId.get(id);
    if (former?.revision === row.revision) return;
    if (this.#isHandedOut) {
      this.#changes = this.#changes.slice();
      this.#isHandedOut = false;
    }
    const change = changeOf(row);
    if ('recipe' in change) this.#texts.shareRecipe(change.recipe);
    if ('review' in change) this.#texts.shareReview(change.review);
    if (former !== undefined) this.#takeOut(former);
    this.#changes.splice(firstNotBelow(this.#changes, change.revision), 0, change);
    this.#byId.set(id, change);
    this.#putIn(change);
    this.#note(row);
  }

  #takeOut(former: Change): void {
    const at = this.#changes.indexOf(former, firstNotBelow(this.#changes, former.revision));
    if (at >= 0) this.#changes.splice(at, 1);
    if ('removal' in former) return;
    const kind = 'recipe' in former ? 'recipe' : 'review';
    const id = 'recipe' in former ? former.recipe.id : former.review.id;
    this.#digest = unfoldDigest(this.#digest, rowDigest(kind, id, former.revision));
    this.#live -= 1;
    if ('recipe' in former) this.#recipes = null;
    else {
      const reviews = this.#reviewsToChange(former.review.recipeId);
      reviews.splice(placeOf(former.review, reviews), 1);
    }
  }

  #putIn(change: Change): void {
    if ('removal' in change) return;
    const kind = 'recipe' in change ? 'recipe' : 'review';
    const id = 'recipe' in change ? change.recipe.id : change.review.id;
    this.#digest = foldDigest(this.#digest, rowDigest(kind, id, change.revision));
    this.#live += 1;
    if ('recipe' in change) {
      this.#recipes = null;
      return;
    }
    const { review } = change;
    const reviews = this.#reviewsToChange(review.recipeId);
    reviews.splice(placeOf(review, reviews), 0, review);
  }

  #reviewsToChange(recipeId: number): SyncedReview[] {
    this.#newestFirst.delete(recipeId);
    const known = this.#reviewsByRecipe.get(recipeId);
    if (known !== undefined) return known;
    const reviews: SyncedReview[] = [];
    this.#reviewsByRecipe.set(recipeId, reviews);
    return reviews;
  }

  /** Records the latest change of the recipe or its reviews. */
  #note({ kind, revision, document }: Row): void {
    const recipeId = kind === 'recipe' ? document._id : document.recipeId;
    this.#touchedAt.set(recipeId, Math.max(revision, this.#touchedAt.get(recipeId) ?? 0));
    const at =
      kind === 'recipe'
        ? (document.changedAt ?? document.recipe.createdAt)
        : document.status !== 'approved'
          ? ''
          : document.moderation === null
            ? document.createdAt
            : new Date(document.moderation.at).toISOString();
    if (at > (this.#changedAt.get(recipeId) ?? '')) this.#changedAt.set(recipeId, at);
  }

  #recipeRows(): readonly SyncedRecipe[] {
    this.#recipes ??= this.#changes.flatMap((change) => ('recipe' in change ? [change.recipe] : []));
    return this.#recipes;
  }

  #reviewsNewestFirst(): ReadonlyMap<number, readonly SyncedReview[]> {
    for (const [recipeId, reviews] of this.#reviewsByRecipe) {
      if (!this.#newestFirst.has(recipeId)) this.#newestFirst.set(recipeId, reviews.toReversed());
    }
    return new Map(this.#newestFirst);
  }

  /** The current rows; later changes do not affect them. */
  view() {
    this.#isHandedOut = true;
    const changes: readonly Change[] = this.#changes;
    const recipes = this.#recipeRows();
    const published = new Set(recipes.map(({ id }) => id));
    return {
      changes,
      recipes,
      reviewsByRecipe: this.#reviewsNewestFirst(),
      touchedAt: new Map(this.#touchedAt),
      changedAt: new Map([...this.#changedAt].filter(([id]) => published.has(id))),
      count: this.#live,
      digest: digestHex(this.#digest),
    };
  }
}

export type PublicView = ReturnType<PublicRows['view']>;
