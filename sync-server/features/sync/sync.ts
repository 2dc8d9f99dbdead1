import { Router } from '@koa/router';
import { SYNC_CALLS } from '#domain/contract/calls/sync';
import type { SiteSettings } from '#domain/contract/site-settings';
import { serve } from '../../http/serve.ts';
import { workQueue } from '../../lib/work-queue.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { readCursor, syncPage } from './sync-pages.ts';

const PAGES_WAITING = 100;

/** Changes since a cursor. Pages of one address are computed once per revision. */
export function syncRoutes(catalogue: Catalogue, site: SiteSettings): Router {
  const router = new Router();
  const inTurn = workQueue(1, PAGES_WAITING);

  serve(router, SYNC_CALLS.sync, async (ctx, { query: { cursor: text } }) => {
    const cursor = text === undefined ? null : readCursor(text);
    const url = text === undefined ? '/api/sync' : `/api/sync?cursor=${text}`;
    // Each invented cursor costs a page of its own: cheap compression, and one page at a time.
    const options = cursor === null ? {} : { quality: 1, inTurn };
    await catalogue.sendJson(ctx, url, (snapshot) => syncPage(snapshot, cursor, site), options);
    return undefined;
  });

  return router;
}
