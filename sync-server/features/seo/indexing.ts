import { Router } from '@koa/router';
import { SITE_TOOL_CALLS } from '#domain/contract/calls/site-tools';
import { noteAct } from '../../http/act-notes.ts';
import { answerSlowly } from '../../http/answer-slowly.ts';
import { serve } from '../../http/serve.ts';
import { invalid } from '../../lib/errors.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { IndexNow } from './index-now.ts';
import { indexingReport, recipe404 } from './indexing-report.ts';
import type { SiteAudits } from './site-audits.ts';
import { readSite } from './site-tools.ts';

type IndexingDeps = { audits: SiteAudits; indexNow: IndexNow; catalogue: Catalogue; publicOrigin: string };

/** What keeps pages out of search engines, and IndexNow. Behind the session check, except the key file. */
export function indexingRoutes({ audits, indexNow, catalogue, publicOrigin }: IndexingDeps): Router {
  const router = new Router();

  serve(router, SITE_TOOL_CALLS.getIndexingReport, (ctx) => {
    const report = async () => indexingReport(await readSite(audits), await indexNow.state());
    return answerSlowly(ctx, report());
  });

  serve(router, SITE_TOOL_CALLS.checkRecipe404, (ctx) => {
    const check = async () => recipe404(await readSite(audits), await catalogue.snapshot());
    return answerSlowly(ctx, check());
  });

  serve(router, SITE_TOOL_CALLS.submitForIndexing, async (ctx, { body: { urls } }) => {
    const foreign = urls.find((url) => new URL(url).origin !== publicOrigin);
    if (foreign !== undefined) throw invalid('Every address must be on this site.', 'urls');
    const addresses = [...new Set(urls)];
    noteAct(ctx, { target: 'search engines', after: { addresses: addresses.length } });
    return await indexNow.submit(addresses, String(ctx.state['username']));
  });

  // Search engines read the key at the path with its name.
  router.get('/:key.txt', async (ctx, next) => {
    const { key = '' } = ctx.params;
    if (!/^[0-9a-f]{32}$/.test(key) || !(await indexNow.isKey(key))) return await next();
    ctx.type = 'text/plain; charset=utf-8';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = key;
  });

  return router;
}
