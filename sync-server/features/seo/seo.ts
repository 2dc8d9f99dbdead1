import { PassThrough } from 'node:stream';
import { Router } from '@koa/router';
import { SEO_CALLS } from '#domain/contract/calls/seo';
import type { SeoAuditLine, SeoStats } from '#domain/contract/seo';
import { serve } from '../../http/serve.ts';
import type { Visitors } from '../../http/visitors.ts';
import { unavailable } from '../../lib/errors.ts';
import type { SiteAudits } from './site-audits.ts';

type SeoDeps = { audits: SiteAudits; stats: () => Promise<SeoStats>; visitors: Visitors };

/** Callers that can follow the progress at once. */
const MOST_FOLLOWERS = 50;

/** Less than the connection's idle time-out. */
const REPEAT_MS = 10_000;

const lineOf = (line: SeoAuditLine) => `${JSON.stringify(line)}\n`;

/** The site audit and content figures. Public and read-only. */
export function seoRoutes({ audits, stats, visitors }: SeoDeps): Router {
  const router = new Router();
  let followers = 0;

  serve(router, SEO_CALLS.auditSite, async (ctx) => {
    await visitors.limitAudits(ctx);
    return (await (await audits.run()).answers).audit;
  });

  serve(router, SEO_CALLS.followAudit, async (ctx) => {
    await visitors.limitAudits(ctx);
    if (followers >= MOST_FOLLOWERS) throw unavailable();
    const run = await audits.run();
    const lines = new PassThrough();
    const write = (line: SeoAuditLine) => void lines.write(lineOf(line));
    followers += 1;
    const stop = run.follow((progress) => write({ type: 'progress', ...progress }));
    const repeat = setInterval(() => write({ type: 'progress', ...run.progress() }), REPEAT_MS);
    ctx.res.once('close', () => {
      clearInterval(repeat);
      followers -= 1;
      stop();
    });
    ctx.type = 'application/x-ndjson';
    // A buffering proxy would hold the progress back.
    ctx.set({ 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
    ctx.body = lines;
    write({ type: 'progress', ...run.progress() });
    // Not awaited, so Koa streams what is written.
    void run.answers
      .then(({ result }) => write(result))
      .catch(() => write({ type: 'failed' }))
      .finally(() => {
        clearInterval(repeat);
        lines.end();
      });
  });

  serve(router, SEO_CALLS.validateRecipes, async (ctx) => {
    await visitors.limitAudits(ctx);
    return (await (await audits.run()).answers).recipes;
  });

  serve(router, SEO_CALLS.getSeoStats, () => stats());

  return router;
}
