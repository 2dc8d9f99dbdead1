import { Router } from '@koa/router';
import { withoutQuery } from '../middleware/validate.ts';
import type { Guides } from '../services/guides.ts';

/** The library of articles: it changes with a build. */
export function seoContentRoutes(guides: Guides): Router {
  const router = new Router({ prefix: '/api/seo' });

  router.get('/content', async (ctx) => {
    withoutQuery(ctx);
    ctx.body = guides.content;
  });

  return router;
}
