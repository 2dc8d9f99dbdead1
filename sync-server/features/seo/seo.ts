import { Router } from '@koa/router';
import { SEO_CALLS, type SeoAuditLine, type SeoStats } from '#domain/contract/seo';
import { answerWithProgress } from '../../http/answer-with-progress.ts';
import { serve } from '../../http/serve.ts';
import type { Visitors } from '../../http/visitors.ts';
import { unavailable } from '../../lib/errors.ts';
import type { SiteAudits } from './site-audits.ts';

type SeoDeps = { audits: SiteAudits; stats: () => Promise<SeoStats>; visitors: Visitors };

/** Callers that can follow the progress at once. */
const MOST_FOLLOWERS = 50;

/** The site audit and content figures. Public and read-only. */
export function seoRoutes({ audits, stats, visitors }: SeoDeps): Router {
  const router = new Router();
  let followers = 0;

  serve(router, SEO_CALLS.auditSite, async (ctx) => {
    await visitors.limit(ctx, 'audit');
    return (await (await audits.run()).answers).audit;
  });

  serve(router, SEO_CALLS.followAudit, async (ctx) => {
    await visitors.limit(ctx, 'audit');
    if (followers >= MOST_FOLLOWERS) throw unavailable();
    const run = await audits.run();
    followers += 1;
    ctx.res.once('close', () => {
      followers -= 1;
    });
    const result = run.answers.then((answers) => answers.result);
    answerWithProgress<SeoAuditLine>(ctx, run, result);
  });

  serve(router, SEO_CALLS.validateRecipes, async (ctx) => {
    await visitors.limit(ctx, 'audit');
    return (await (await audits.run()).answers).recipes;
  });

  serve(router, SEO_CALLS.getSeoStats, () => stats());

  return router;
}
