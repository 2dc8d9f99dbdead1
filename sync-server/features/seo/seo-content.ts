import { Router } from '@koa/router';
import { SEO_CONTENT_CALLS } from '#domain/contract/seo';
import { serve } from '../../http/serve.ts';
import type { Guides } from '../pages/guides.ts';

/** The article library; changes only with a build. */
export function seoContentRoutes(guides: Guides): Router {
  const router = new Router();
  serve(router, SEO_CONTENT_CALLS.listSeoContent, () => [...guides.content]);
  return router;
}
