import type { Removal, SyncedRecipe, SyncedReview } from '#domain/contract/sync';
import { digestOfRows } from '#domain/sync/digest';
import type { Collection } from './collection.ts';
import type { Epoch } from './epoch.ts';
import { type RecipeDocument, syncedRecipe } from './recipes.ts';
import { type ReviewDocument, syncedReview } from './review-document.ts';
import type { Horizon, HorizonState } from './revisions/horizon.ts';

/** Where the public rows stand. */
export type Head = {
  /** Changes when the data were replaced: devices then load everything anew. */
  epoch: string;
  /** Every change up to this revision can be read; none of them will appear later. */
  revision: number;
  /** A write beyond `revision` has begun and not ended. */
  isWriting: boolean;
};

type Rows = {
  recipes: SyncedRecipe[];
  reviews: SyncedReview[];
  /** Tombstones of rows that were public once. They are never forgotten, so no cursor is too old. */
  removed: Removal[];
};

/** All public rows. */
export type CatalogueSnapshot = Head &
  Rows & {
    /** Live rows; null while anything is being written. */
    count: number | null;
    /** Digest of the live rows, 16 hexadecimal digits; null while anything is being written. */
    digest: string | null;
    /** When a recipe or what is said of it last changed, ISO 8601, UTC, by its id. */
    changedAt: ReadonlyMap<number, string>;
  };

/** Rows that changed, each list in the order of its revisions. */
export type ChangePage = Rows & {
  epoch: string;
  /** Everything up to here is in this page or in those before it: the next page begins after it. */
  revision: number;
  more: boolean;
};

export type Changes = {
  /** One small query. */
  head(): Promise<Head>;
  snapshot(): Promise<CatalogueSnapshot>;
  /** At most `limit` rows with a revision above `afterRevision`, never past the smallest unfinished write. */
  after(afterRevision: number, limit: number): Promise<ChangePage>;
};

type Row =
  | { kind: 'recipe'; revision: number; document: RecipeDocument }
  | { kind: 'review'; revision: number; document: ReviewDocument };

type Sources = {
  recipes: Collection<RecipeDocument>;
  reviews: Collection<ReviewDocument>;
  horizon: Horizon;
  epoch: Epoch;
};

/** Public rows and tombstones, apart. */
function sorted(rows: readonly Row[]): Rows {
  const result: Rows = { recipes: [], reviews: [], removed: [] };
  for (const { kind, revision, document } of rows) {
    if (kind === 'recipe' && document.status === 'published') result.recipes.push(syncedRecipe(document));
    else if (kind === 'review' && document.status === 'approved') result.reviews.push(syncedReview(document));
    else result.removed.push({ kind, id: document._id, revision });
  }
  return result;
}

/** When each published recipe last changed, or the last review of it was approved. */
function lastChanges(rows: readonly Row[]): Map<number, string> {
  const changedAt = new Map<number, string>();
  for (const { kind, document } of rows) {
    if (kind === 'recipe' && document.status === 'published') {
      changedAt.set(document._id, document.changedAt ?? document.recipe.createdAt);
    }
  }
  for (const { kind, document } of rows) {
    if (kind !== 'review' || document.status !== 'approved') continue;
    const { recipeId, createdAt, moderation } = document;
    const at = moderation === null ? createdAt : new Date(moderation.at).toISOString();
    const before = changedAt.get(recipeId);
    if (before !== undefined && at > before) changedAt.set(recipeId, at);
  }
  return changedAt;
}

export function createChanges({ recipes, reviews, horizon, epoch }: Sources): Changes {
  async function rows(revision: { $gt: number; $lte?: number }, limit?: number): Promise<Row[]> {
    const options = { sort: { revision: 1 }, ...(limit !== undefined && { limit }) } as const;
    const [changedRecipes, changedReviews] = await Promise.all([
      recipes.find({ revision }, options).toArray(),
      reviews.find({ revision }, options).toArray(),
    ]);
    const found: Row[] = [
      ...changedRecipes.map(
        (document) => ({ kind: 'recipe', revision: document.revision ?? 0, document }) as const,
      ),
      ...changedReviews.map(
        (document) => ({ kind: 'review', revision: document.revision ?? 0, document }) as const,
      ),
    ];
    return found.sort((a, b) => a.revision - b.revision).slice(0, limit);
  }

  return {
    async head() {
      const state = await horizon.read();
      return { epoch: await epoch.get(), ...state };
    },
    async snapshot() {
      const before = await horizon.read();
      const all = await rows({ $gt: 0 });
      const found = sorted(all);
      const isWriting = !isQuiet(before, await horizon.read());
      const live = [
        ...found.recipes.map(({ id, revision }) => ({ kind: 'recipe', id, revision }) as const),
        ...found.reviews.map(({ id, revision }) => ({ kind: 'review', id, revision }) as const),
      ];
      return {
        epoch: await epoch.get(),
        revision: before.revision,
        isWriting,
        ...found,
        count: isWriting ? null : live.length,
        digest: isWriting ? null : digestOfRows(live),
        changedAt: lastChanges(all),
      };
    },
    async after(afterRevision, limit) {
      const state = await horizon.read();
      const found = await rows({ $gt: afterRevision, $lte: state.revision }, limit + 1);
      const page = found.slice(0, limit);
      const more = found.length > limit;
      const last = page.at(-1)?.revision ?? afterRevision;
      const revision = more ? last : Math.max(afterRevision, state.revision);
      return { epoch: await epoch.get(), ...sorted(page), revision, more };
    },
  };
}

/** Whether nothing was written between two looks: a writer claims its revision before it writes. */
function isQuiet(before: HorizonState, after: HorizonState): boolean {
  return !before.isWriting && !after.isWriting && before.revision === after.revision;
}
