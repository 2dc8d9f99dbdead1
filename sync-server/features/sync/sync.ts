import { Router } from '@koa/router';
import { SYNC_CALLS } from '#domain/contract/calls/sync';
import type { SiteSettings } from '#domain/contract/site-settings';
import { serve } from '../../http/serve.ts';
import { workQueue } from '../../lib/work-queue.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { isAhead, readCursor, syncPage } from './sync-pages.ts';

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
