import { Router } from '@koa/router';
import { SITE_TOOL_CALLS } from '#domain/contract/site-tools';
import {
  type AdSetting,
  adCompliance,
  adRecommendations,
  contentAudit,
  overallStatus,
  policyCheck,
  policyIssues,
} from '#domain/seo/ad-policy';
import { noteAct } from '../../http/act-notes.ts';
import { answerSlowly } from '../../http/answer-slowly.ts';
import { serve } from '../../http/serve.ts';
import type { Store } from '../../storage/store/store.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Guides } from '../pages/guides.ts';
import { robotsTxt } from '../pages/sitemap.ts';
import type { Revenue } from '../revenue/dashboard/revenue-analytics.ts';
import type { SiteAudits } from './site-audits.ts';
import {
  coverageAnswer,
  deriveAnew,
  readSite,
  robotsAnswer,
  seoMetrics,
  structuredData,
} from './site-tools.ts';

type ToolDeps = {
  audits: SiteAudits;
  catalogue: Catalogue;
  store: Store;
  guides: Guides;
  publicOrigin: string;
  clock: () => number;
  ads: AdSetting;
  revenue: Pick<Revenue, 'monthlyAdvertising'>;
};

/** Tools for looking at the site as served, behind the session check. */
export function siteToolRoutes({ ads, revenue, ...deps }: ToolDeps): Router {
  const router = new Router();
  const { audits, publicOrigin } = deps;
  const pages = async () => (await readSite(audits)).pages;

  serve(router, SITE_TOOL_CALLS.getStructuredData, (ctx) => answerSlowly(ctx, structuredData(deps)));
  serve(router, SITE_TOOL_CALLS.getSeoMetrics, (ctx) => answerSlowly(ctx, seoMetrics(deps)));
  serve(router, SITE_TOOL_CALLS.getCoverage, (ctx) => answerSlowly(ctx, coverageAnswer(deps)));
  serve(router, SITE_TOOL_CALLS.getRobots, (ctx) =>
    answerSlowly(ctx, robotsAnswer(deps, robotsTxt(publicOrigin))),
  );
  serve(router, SITE_TOOL_CALLS.checkAdPolicy, (ctx) => answerSlowly(ctx, pages().then(policyCheck)));
  serve(router, SITE_TOOL_CALLS.auditContentPolicy, (ctx) => answerSlowly(ctx, pages().then(contentAudit)));

  serve(router, SITE_TOOL_CALLS.getAdOptimization, (ctx) => {
    const answer = async () => {
      const [read, { pounds, coveredDays }] = await Promise.all([pages(), revenue.monthlyAdvertising()]);
      return {
        criticalIssues: policyIssues(read, ads),
        revenueProjections: { currentEstimate: pounds, optimizedEstimate: null, coveredDays },
        recommendations: adRecommendations(ads),
      };
    };
    return answerSlowly(ctx, answer());
  });

  serve(router, SITE_TOOL_CALLS.auditPolicy, (ctx) => {
    const answer = async () => {
      const read = await pages();
      const { totalPages, originalContent, duplicateContent } = contentAudit(read);
      return {
        overallStatus: overallStatus(policyIssues(read, ads)),
        contentAnalysis: { totalPages, originalContent, duplicateContent },
        adCompliance: adCompliance(read),
      };
    };
    return answerSlowly(ctx, answer());
  });

  serve(router, SITE_TOOL_CALLS.fixAllStructuredData, (ctx) => {
    const derived = deriveAnew(deps).then((fix) => {
      noteAct(ctx, {
        target: 'structured data',
        after: { changed: fix.totalFixed, recipes: fix.totalRecipes },
      });
      return fix;
    });
    return answerSlowly(ctx, derived);
  });

  return router;
}
