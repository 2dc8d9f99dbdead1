import type { Removal, SyncedRecipe, SyncedReview } from '#domain/contract/sync';
import { digestHex, EMPTY_DIGEST, foldDigest, rowDigest, unfoldDigest } from '#domain/sync/digest';
import { type RecipeDocument, syncedRecipe } from './recipes.ts';
import { type ReviewDocument, syncedReview } from './review-document.ts';

/** One changed row, of whichever kind. */
export type Change =
  | { revision: number; recipe: SyncedRecipe }
  | { revision: number; review: SyncedReview }
  | { revision: number; removal: Removal };

export type Row =
  | { kind: 'recipe'; revision: number; document: RecipeDocument }
  | { kind: 'review'; revision: number; document: ReviewDocument };

/** A public row as devices hold it, or its tombstone. */
export function changeOf({ kind, revision, document }: Row): Change {
  if (kind === 'recipe' && document.status === 'published') {
    return { revision, recipe: syncedRecipe(document) };
  }
  if (kind === 'review' && document.status === 'approved')
    return { revision, review: syncedReview(document) };
  return { revision, removal: { kind, id: document._id, revision } };
}

/** Index of the first element whose revision is not below. */
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

function isNewer(a: SyncedReview, b: SyncedReview): boolean {
  return a.createdAt === b.createdAt ? a.revision > b.revision : a.createdAt > b.createdAt;
}

/** Where a review belongs among others, newest first. */
function placeOf(review: SyncedReview, reviews: readonly SyncedReview[]): number {
  let low = 0;
  let high = reviews.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isNewer(review, reviews[middle] as SyncedReview)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * All public rows in memory. A change costs what it touches, not what there is: lists that were handed out are never
 * changed, and a list of which nothing changed stays the very same.
 */
export class PublicRows {
  /** In the order of their revisions. */
  #changes: Change[] = [];
  #isHandedOut = false;
  readonly #byKey = new Map<string, Change>();
  readonly #reviewsByRecipe = new Map<number, SyncedReview[]>();
  /** Lists of reviews that were not handed out yet. */
  #ownLists = new Set<readonly SyncedReview[]>();
  /** Highest revision of a recipe's own row and of what was said of it. */
  readonly #touchedAt = new Map<number, number>();
  readonly #changedAt = new Map<number, string>();
  #recipes: readonly SyncedRecipe[] | null = null;
  #live = 0;
  #digest = EMPTY_DIGEST;

  /** Puts a row in the place of what stood under its id; a row that is known by its revision changes nothing. */
  apply(row: Row): void {
    const key = `${row.kind}:${row.document._id}`;
    const former = this.#byKey.get(key);
    if (former?.revision === row.revision) return;
    if (this.#isHandedOut) {
      this.#changes = this.#changes.slice();
      this.#isHandedOut = false;
    }
    const change = changeOf(row);
    if (former !== undefined) this.#takeOut(former);
    this.#changes.splice(firstNotBelow(this.#changes, change.revision), 0, change);
    this.#byKey.set(key, change);
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
      const reviews = this.#ownReviews(former.review.recipeId);
      reviews.splice(
        reviews.findIndex((each) => each.id === id),
        1,
      );
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
    const reviews = this.#ownReviews(review.recipeId);
    reviews.splice(placeOf(review, reviews), 0, review);
  }

  /** The reviews of a recipe, to change: a copy where the present list was handed out. */
  #ownReviews(recipeId: number): SyncedReview[] {
    const known = this.#reviewsByRecipe.get(recipeId);
    if (known !== undefined && this.#ownLists.has(known)) return known;
    const own = known?.slice() ?? [];
    this.#reviewsByRecipe.set(recipeId, own);
    this.#ownLists.add(own);
    return own;
  }

  /** When the recipe, or what is said of it, last changed. */
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

  /** What is there now; later changes leave it as it is. */
  view() {
    this.#isHandedOut = true;
    this.#ownLists.clear();
    const changes: readonly Change[] = this.#changes;
    const recipes = this.#recipeRows();
    const published = new Set(recipes.map(({ id }) => id));
    return {
      changes,
      recipes,
      reviews: changes.flatMap((change) => ('review' in change ? [change.review] : [])),
      removed: changes.flatMap((change) => ('removal' in change ? [change.removal] : [])),
      reviewsByRecipe: new Map<number, readonly SyncedReview[]>(this.#reviewsByRecipe),
      touchedAt: new Map(this.#touchedAt),
      changedAt: new Map([...this.#changedAt].filter(([id]) => published.has(id))),
      count: this.#live,
      digest: digestHex(this.#digest),
    };
  }
}

export type PublicView = ReturnType<PublicRows['view']>;
