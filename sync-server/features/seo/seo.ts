import { Router } from '@koa/router';
import {
  SEO_CALLS,
  SEO_CONTENT_CALLS,
  type SeoAuditLine,
  type SeoContentItem,
  type SeoSource,
  type SeoStats,
} from '#domain/contract/seo';
import { answerWithProgress } from '../../http/long-answers.ts';
import { serve } from '../../http/serve.ts';
import type { Visitors } from '../../http/visitors.ts';
import { dayBefore } from '../../lib/days.ts';
import { unavailable } from '../../lib/errors.ts';
import type { Store } from '../../storage/store/store.ts';
import type { Guides } from '../pages/guides.ts';
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
    // A caller that has left would never be counted down.
    if (ctx.res.closed) return;
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

/** The article library; changes only with a build. */
export function seoContentRoutes(guides: Guides): Router {
  const router = new Router();
  serve(router, SEO_CONTENT_CALLS.listSeoContent, () => [...guides.content]);
  return router;
}

/** A month, as the dashboard's traffic goal is monthly. */
const DAYS = 30;
const TOP_KEYWORDS = 5;
/** How long figures are cached. */
const KEPT_MS = 60_000;

export type StatsDeps = {
  store: Pick<Store, 'counters' | 'searchConsole'>;
  /** Articles in the content library. */
  content: () => readonly SeoContentItem[];
  clock: () => number;
};

type Keyword = { keyword: string; count: number; source: SeoSource };

function tally(keys: Iterable<readonly [key: string, count: number]>): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [key, count] of keys) sums.set(key, (sums.get(key) ?? 0) + count);
  return sums;
}

/** Searches that led here come before those typed here, because they show how people find the site. */
function topKeywords(typed: ReadonlyMap<string, number>, led: readonly Keyword[]): Keyword[] {
  const own = [...typed]
    .map(([keyword, count]): Keyword => ({ keyword, count, source: 'site' }))
    .sort((a, b) => b.count - a.count || (a.keyword < b.keyword ? -1 : 1));
  const known = new Set(led.map(({ keyword }) => keyword));
  return [...led, ...own.filter(({ keyword }) => !known.has(keyword))].slice(0, TOP_KEYWORDS);
}

type Counted = { visits: number; pageViews: number; terms: { key: string; count: number }[] };

/** Figures for the content dashboard: counts are read at most once a minute, an imported file shows at once. */
export function createSeoStats({ store, content, clock }: StatsDeps): () => Promise<SeoStats> {
  let kept: { at: number; counted: Promise<Counted> } | null = null;

  async function count(): Promise<Counted> {
    const since = dayBefore(clock(), DAYS - 1);
    const { counters } = store;
    const sum = async (kind: 'visit' | 'page-view') =>
      (await counters.since(since, kind)).reduce((total, { count: each }) => total + each, 0);
    const [visits, pageViews] = [await sum('visit'), await sum('page-view')];
    return { visits, pageViews, terms: await counters.since(since, 'search-term') };
  }

  function countedLately(): Promise<Counted> {
    if (kept === null || Math.abs(clock() - kept.at) >= KEPT_MS) {
      const counted = count();
      kept = { at: clock(), counted };
      counted.catch(() => {
        kept = null;
      });
    }
    return kept.counted;
  }

  return async () => {
    const { visits, pageViews, terms } = await countedLately();
    const file = await store.searchConsole.latest();
    const items = content();
    const typed = tally(terms.map(({ key, count: each }) => [key, each] as const));
    const queries = file?.queries ?? [];
    const led = queries.map(({ query, clicks }): Keyword => {
      return { keyword: query, count: clicks, source: 'search-console' };
    });
    const targeted = items.flatMap(({ targetKeywords }) => targetKeywords.map((word) => word.toLowerCase()));
    const all = new Set([...targeted, ...typed.keys(), ...queries.map(({ query }) => query)]);
    return {
      totalContent: items.length,
      publishedContent: items.filter(({ isPublished }) => isPublished).length,
      totalKeywords: all.size,
      estimatedTraffic: visits,
      contentByType: Object.fromEntries(tally(items.map(({ contentType }) => [contentType, 1] as const))),
      topKeywords: topKeywords(typed, led),
      days: DAYS,
      pageViews,
      searchConsole: file && {
        importedAt: file.importedAt,
        queries: queries.length,
        clicks: queries.reduce((total, { clicks }) => total + clicks, 0),
        impressions: queries.reduce((total, { impressions }) => total + impressions, 0),
      },
    };
  };
}
