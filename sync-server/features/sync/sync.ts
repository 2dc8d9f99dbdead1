import { Router } from '@koa/router';
import { recipeFigures } from '#domain/catalogue/card-of-recipe';
import { type RecipeFigures, recipeFiguresSchema } from '#domain/catalogue/recipe-card';
import type { SiteSettings } from '#domain/contract/site-settings';
import { SYNC_CALLS, SYNC_PAGE_LIMIT, type SyncedRecipe, type SyncPage } from '#domain/contract/sync';
import { VERDICT_VERSION } from '#domain/nutrition/verdict-version';
import { serve } from '../../http/serve.ts';
import { ApiError, invalid } from '../../lib/errors.ts';
import { workQueue } from '../../lib/work-queue.ts';
import { type Change, firstNotBelow } from '../../storage/public-rows.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';

type Cursor = { epoch: string; revision: number };

function cursorText({ epoch, revision }: Cursor): string {
  return `${epoch}.${revision}`;
}

/** @throws {ApiError} 400 unless it is a well-formed cursor */
function readCursor(text: string): Cursor {
  const [, epoch, revision] = /^([\w-]{1,60})\.(0|[1-9]\d{0,14})$/.exec(text) ?? [];
  if (epoch === undefined || revision === undefined) throw invalid('This is not a cursor.', 'cursor');
  return { epoch, revision: Number(revision) };
}

/** Whether a cursor of the same data is beyond the last revision. */
const isAhead = (cursor: Cursor, { epoch, revision }: Snapshot) =>
  cursor.epoch === epoch && cursor.revision > revision;

/**
 * The page after a cursor, or the first one. A first load needs no tombstones for rows it never had.
 * @throws {ApiError} 410 if the cursor belongs to other data: another epoch, or beyond the last revision
 */
function syncPage(snapshot: Snapshot, cursor: Cursor | null, site?: SiteSettings): SyncPage {
  const { epoch, revision } = snapshot;
  if (cursor !== null && (cursor.epoch !== epoch || isAhead(cursor, snapshot))) {
    throw new ApiError(410, 'cursor-gone', 'The data have been replaced. Reload everything.');
  }
  const { changes } = snapshot;
  const rows: Change[] = [];
  let index = cursor === null ? 0 : firstNotBelow(changes, cursor.revision + 1);
  for (; index < changes.length && rows.length < SYNC_PAGE_LIMIT; index += 1) {
    const change = changes[index] as Change;
    if (cursor !== null || !('removal' in change)) rows.push(change);
  }
  const more = index < changes.length;
  const reached = more ? (changes[index - 1] as Change).revision : revision;
  const recipes = rows.flatMap((row) => ('recipe' in row ? [row.recipe] : []));
  return {
    epoch,
    cursor: cursorText({ epoch, revision: reached }),
    more,
    recipes,
    reviews: rows.flatMap((row) => ('review' in row ? [row.review] : [])),
    removed: rows.flatMap((row) => ('removal' in row ? [row.removal] : [])),
    ...(recipes.length > 0 && { cardFigures: figuresOf(recipes, snapshot) }),
    count: more ? null : snapshot.count,
    digest: more ? null : snapshot.digest,
    ...(!more && site !== undefined && { site }),
  };
}

const FIGURES = Object.keys(recipeFiguresSchema.shape) as (keyof RecipeFigures)[];

function figuresOf(recipes: readonly SyncedRecipe[], snapshot: Snapshot): SyncPage['cardFigures'] {
  return {
    version: VERDICT_VERSION,
    of: recipes.map((recipe) => {
      const figures = snapshot.card(recipe.id) ?? recipeFigures(recipe);
      return Object.fromEntries(FIGURES.map((name) => [name, figures[name]])) as RecipeFigures;
    }),
  };
}

const PAGES_WAITING = 100;

/** Changes since a cursor. Each address's page is computed once per revision. */
export function syncRoutes(catalogue: Catalogue, site: SiteSettings): Router {
  const router = new Router();
  const inTurn = workQueue(1, PAGES_WAITING);

  serve(router, SYNC_CALLS.sync, async (ctx, { query: { cursor: text } }) => {
    const cursor = text === undefined ? null : readCursor(text);
    // Another process may have told the device of changes that this one hasn't read yet.
    if (cursor !== null && isAhead(cursor, await catalogue.snapshot())) await catalogue.reread();
    const url = text === undefined ? '/api/sync' : `/api/sync?cursor=${text}`;
    // Each invented cursor costs a separate page, so compress cheaply and compute one page at a time.
    const options = cursor === null ? {} : { quality: 1, inTurn };
    await catalogue.sendJson(ctx, url, (snapshot) => syncPage(snapshot, cursor, site), options);
    return undefined;
  });

  return router;
}
