import { Router } from '@koa/router';
import type { SiteSettings } from '#domain/contract/site-settings';
import { syncQuerySchema } from '#domain/contract/sync';
import { parseQuery } from '../middleware/validate.ts';
import type { Catalogue } from '../services/catalogue.ts';
import { readCursor, syncPage } from '../services/sync-pages.ts';
import { workQueue } from '../services/work-queue.ts';

const PAGES_WAITING = 100;

/** What changed since a cursor. Pages of equal address are one answer per revision, made once. */
export function syncRoutes(catalogue: Catalogue, site: SiteSettings): Router {
  const router = new Router();
  const inTurn = workQueue(1, PAGES_WAITING);

  router.get('/api/sync', async (ctx) => {
    const { cursor: text } = parseQuery(ctx, syncQuerySchema);
    const cursor = text === undefined ? null : readCursor(text);
    const url = text === undefined ? '/api/sync' : `/api/sync?cursor=${text}`;
    // Whoever makes cursors up has a page made for each of them.
    const options = cursor === null ? {} : { quality: 1, inTurn };
    await catalogue.sendJson(ctx, url, (snapshot) => syncPage(snapshot, cursor, site), options);
  });

  return router;
}
