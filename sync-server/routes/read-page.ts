import { Router } from '@koa/router';
import { readPageBodySchema } from '#domain/contract/read-page-body';
import { ApiError } from '../lib/errors.ts';
import { parseBody, withoutQuery } from '../middleware/validate.ts';
import type { PageReader } from '../services/page-reader/page-reader.ts';
import type { Visitors } from '../services/visitors.ts';

/** @param reader null where the operator switched it off */
type ReadPageDeps = { reader: PageReader | null; visitors: Visitors };

/** Recipes of a public page by its link; nothing of it is stored. */
export function readPageRoutes({ reader, visitors }: ReadPageDeps): Router {
  const router = new Router({ prefix: '/api/recipes' });

  router.post('/read-page', async (ctx) => {
    withoutQuery(ctx);
    await visitors.limitLinks(ctx);
    const { url } = await parseBody(ctx, readPageBodySchema);
    if (reader === null) throw new ApiError(403, 'links-off', 'This site does not read recipes from links.');
    ctx.body = await reader.read(url);
  });

  return router;
}
