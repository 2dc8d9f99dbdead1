import { Router } from '@koa/router';
import { SERVICE_CALLS } from '#domain/contract/service';
import { compressedAnswer } from '../../http/prepared-answer.ts';
import { serve } from '../../http/serve.ts';
import { sessionCookieName } from '../../http/sessions.ts';
import { notFound } from '../../lib/errors.ts';
import { type Catalogue, respond } from '../catalogue/catalogue.ts';
import { openApiDocument } from '../operations/openapi.ts';
import type { Guides } from './guides.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

type DocumentDeps = {
  catalogue: Catalogue;
  guides: Guides;
  publicOrigin: string;
  isSecure: boolean;
  /** ads.txt; null without one. */
  adsTxt: string | null;
  headers: Record<string, string>;
  /** Build time of the served client, ISO 8601; null if unknown. */
  builtAt: string | null;
};

const CACHE_CONTROL = 'no-cache';

/** Machine-readable documents of the site: OpenAPI, robots.txt, ads.txt, the sitemap. */
export function documentRoutes({
  catalogue,
  guides,
  publicOrigin,
  isSecure,
  adsTxt,
  headers,
  builtAt,
}: DocumentDeps): Router {
  const router = new Router();
  const document = (type: string, text: string) =>
    compressedAnswer({ type, cacheControl: CACHE_CONTROL, headers, body: Buffer.from(text) });

  let openApi: ReturnType<typeof document> | undefined;
  serve(router, SERVICE_CALLS.openapi, async (ctx) => {
    // Built for the first caller: it takes 100 ms, which start-up shouldn't wait for.
    openApi ??= document(
      'application/json; charset=utf-8',
      JSON.stringify(openApiDocument(publicOrigin, sessionCookieName(isSecure))),
    );
    respond(ctx, await openApi);
    return undefined;
  });

  const robots = document('text/plain; charset=utf-8', robotsTxt(publicOrigin));
  router.get('/robots.txt', async (ctx) => respond(ctx, await robots));

  const ads = adsTxt ? document('text/plain; charset=utf-8', adsTxt) : null;
  router.get('/ads.txt', async (ctx) => {
    if (ads === null) throw notFound();
    respond(ctx, await ads);
  });

  router.get('/sitemap.xml', (ctx) =>
    catalogue.send(ctx, '/sitemap.xml', (snapshot) =>
      document('application/xml; charset=utf-8', sitemapXml(publicOrigin, snapshot, builtAt, guides)),
    ),
  );

  return router;
}
