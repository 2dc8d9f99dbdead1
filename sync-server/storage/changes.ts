import { setImmediate } from 'node:timers/promises';
import type { Removal, SyncedRecipe, SyncedReview } from '#domain/contract/sync';
import type { Collection } from './database.ts';
import type { Epoch } from './database-marks.ts';
import { changeOf, PublicRows, type PublicView, type Row } from './public-rows.ts';
import type { RecipeDocument } from './recipes.ts';
import type { ReviewDocument } from './review-document.ts';
import type { Horizon, HorizonState } from './revisions/horizon.ts';

/** Rows applied between yields to other work. */
const APPLIED_AT_A_STRETCH = 500;

/** The state of the public rows. */
export type Head = HorizonState & {
  /** Changes when the data were replaced; devices then reload everything. */
  epoch: string;
};

type Rows = {
  recipes: SyncedRecipe[];
  reviews: SyncedReview[];
  /** Tombstones of rows that were public. They are kept forever, so no cursor is too old. */
  removed: Removal[];
};

/** All public rows with their count and digest. */
export type CatalogueSnapshot = Head &
  Omit<PublicView, 'count' | 'digest'> & {
    /** Number of live rows; null while a write is unfinished. */
    count: number | null;
    /** Digest of the live rows, 16 hexadecimal digits; null while a write is unfinished. */
    digest: string | null;
  };

/** Rows that changed, each list in the order of its revisions. */
type ChangePage = Rows & {
  epoch: string;
  /** Everything up to here is in this page or earlier ones; the next page begins after it. */
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

type Sources = {
  recipes: Collection<RecipeDocument>;
  reviews: Collection<ReviewDocument>;
  horizon: Horizon;
  epoch: Epoch;
  /** Rows read between yields, for engines whose reads block the process; defaults to the engine's own batches. */
  portion?: number;
};

/** Splits rows into live ones and tombstones. */
function sorted(rows: readonly Row[]): Rows {
  const changes = rows.map(changeOf);
  return {
    recipes: changes.flatMap((change) => ('recipe' in change ? [change.recipe] : [])),
    reviews: changes.flatMap((change) => ('review' in change ? [change.review] : [])),
    removed: changes.flatMap((change) => ('removal' in change ? [change.removal] : [])),
  };
}

export function createChanges({ recipes, reviews, horizon, epoch, portion }: Sources): Changes {
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

  /** Rows of the last snapshot, complete up to `revision`. */
  let held: { epoch: string; revision: number; rows: PublicRows } | null = null;
  let turn: Promise<unknown> = Promise.resolve();

  /** Applies writes above a revision in portions, yielding to other work in between. */
  async function applyAbove(revision: number, to: PublicRows): Promise<void> {
    let after = revision;
    for (;;) {
      const found = await rows({ $gt: after }, portion);
      for (let i = 0; i < found.length; i += 1) {
        to.apply(found[i] as Row);
        if (i % APPLIED_AT_A_STRETCH === APPLIED_AT_A_STRETCH - 1) await setImmediate();
      }
      if (portion === undefined || found.length < portion) return;
      after = found.at(-1)?.revision ?? after;
      await setImmediate();
    }
  }

  async function snapshot(): Promise<CatalogueSnapshot> {
    const before = await horizon.read();
    const ofEpoch = await epoch.get();
    const isSame = held !== null && held.epoch === ofEpoch && held.revision <= before.revision;
    const base = isSame && held !== null ? held : { epoch: ofEpoch, revision: 0, rows: new PublicRows() };
    await applyAbove(base.revision, base.rows);
    held = { ...base, revision: before.revision };
    const isWriting = !isQuiet(before, await horizon.read());
    const view = base.rows.view();
    return {
      ...view,
      epoch: ofEpoch,
      revision: before.revision,
      isWriting,
      count: isWriting ? null : view.count,
      digest: isWriting ? null : view.digest,
    };
  }

  return {
    async head() {
      const state = await horizon.read();
      return { epoch: await epoch.get(), ...state };
    },
    snapshot() {
      // Sequential, because snapshots share the held rows.
      const next = turn.then(snapshot);
      turn = next.catch(() => undefined);
      return next;
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

/** Whether nothing was written between two reads: a writer claims its revision before it writes. */
function isQuiet(before: HorizonState, after: HorizonState): boolean {
  return !before.isWriting && !after.isWriting && before.revision === after.revision;
}
