import { Router } from '@koa/router';
import { submitForIndexingSchema } from '#domain/contract/indexing';
import { invalid } from '../lib/errors.ts';
import { answerSlowly } from '../middleware/answer-slowly.ts';
import { parseBody, withoutQuery } from '../middleware/validate.ts';
import { noteAct } from '../services/act-notes.ts';
import type { Catalogue } from '../services/catalogue.ts';
import type { IndexNow } from '../services/seo/index-now.ts';
import { indexingReport, recipe404 } from '../services/seo/indexing-report.ts';
import type { SiteAudits } from '../services/seo/site-audits.ts';
import { readSite } from '../services/seo/site-tools.ts';

type IndexingDeps = { audits: SiteAudits; indexNow: IndexNow; catalogue: Catalogue; publicOrigin: string };

const BODY_BYTES = 256 * 1024;
const MOST_URLS = 1000;

/** What keeps pages out of search engines, and telling them of changes. Behind the session check, but for the key. */
export function indexingRoutes({ audits, indexNow, catalogue, publicOrigin }: IndexingDeps): Router {
  const router = new Router();

  router.get('/api/indexing-report', async (ctx) => {
    withoutQuery(ctx);
    const report = async () => indexingReport(await readSite(audits), await indexNow.state());
    await answerSlowly(ctx, report());
  });

  router.get('/api/recipe-404-check', async (ctx) => {
    withoutQuery(ctx);
    const check = async () => recipe404(await readSite(audits), await catalogue.snapshot());
    await answerSlowly(ctx, check());
  });

  router.post('/api/submit-for-indexing', async (ctx) => {
    withoutQuery(ctx);
    const { urls } = await parseBody(ctx, submitForIndexingSchema, BODY_BYTES, MOST_URLS);
    const foreign = urls.find((url) => new URL(url).origin !== publicOrigin);
    if (foreign !== undefined) throw invalid('Every address must be one of this site.', 'urls');
    const addresses = [...new Set(urls)];
    noteAct(ctx, { target: 'search engines', after: { addresses: addresses.length } });
    ctx.body = await indexNow.submit(addresses, String(ctx.state['username']));
  });

  // Search engines read the key where its name says.
  router.get('/:key.txt', async (ctx, next) => {
    const { key = '' } = ctx.params;
    if (!/^[0-9a-f]{32}$/.test(key) || !(await indexNow.isKey(key))) return await next();
    ctx.type = 'text/plain; charset=utf-8';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = key;
  });

  return router;
}
