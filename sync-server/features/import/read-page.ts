import { Router } from '@koa/router';
import { READ_PAGE_CALLS } from '#domain/contract/read-page';
import { serve } from '../../http/serve.ts';
import type { Visitors } from '../../http/visitors.ts';
import { ApiError } from '../../lib/errors.ts';
import type { PageReader } from './page-reader.ts';

/** @param reader null if the operator switched it off */
type ReadPageDeps = { reader: PageReader | null; visitors: Visitors };

/** Reads recipes from a linked public page; nothing is stored. */
export function readPageRoutes({ reader, visitors }: ReadPageDeps): Router {
  const router = new Router();

  serve(
    router,
    READ_PAGE_CALLS.readPage,
    async (_, { body: { url } }) => {
      if (reader === null)
        throw new ApiError(403, 'links-off', 'This site does not read recipes from links.');
      return await reader.read(url);
    },
    (ctx) => visitors.limit(ctx, 'link'),
  );

  return router;
}
