import { Router } from '@koa/router';
import type {
  AdOptimizationAnswer,
  ComprehensivePolicyAnswer,
  ContentPolicyAnswer,
  PolicyCheckAnswer,
} from '#domain/contract/ad-policy';
import {
  type AdSetting,
  adCompliance,
  adRecommendations,
  contentAudit,
  overallStatus,
  policyCheck,
  policyIssues,
} from '#domain/seo/ad-policy';
import { answerSlowly } from '../middleware/answer-slowly.ts';
import { noBody, withoutQuery } from '../middleware/validate.ts';
import { noteAct } from '../services/act-notes.ts';
import type { Catalogue } from '../services/catalogue.ts';
import type { Guides } from '../services/guides.ts';
import type { SiteAudits } from '../services/seo/site-audits.ts';
import {
  coverageAnswer,
  deriveAnew,
  readSite,
  robotsAnswer,
  seoMetrics,
  structuredData,
} from '../services/seo/site-tools.ts';
import { robotsTxt } from '../services/sitemap.ts';
import type { Store } from '../storage/store/store.ts';

type ToolDeps = {
  audits: SiteAudits;
  catalogue: Catalogue;
  store: Store;
  guides: Guides;
  publicOrigin: string;
  clock: () => number;
  ads: AdSetting;
};

/** The site as it is served, for those who look after it; behind the session check. */
export function siteToolRoutes({ ads, ...deps }: ToolDeps): Router {
  const router = new Router({ prefix: '/api' });
  const { audits, publicOrigin } = deps;
  const pages = async () => (await readSite(audits)).pages;

  const answers: Record<string, () => Promise<unknown>> = {
    '/admin/structured-data': () => structuredData(deps),
    '/seo/metrics': () => seoMetrics(deps),
    '/admin/coverage': () => coverageAnswer(deps),
    '/admin/robots': () => robotsAnswer(deps, robotsTxt(publicOrigin)),
    '/adsense-policy-check': async () => policyCheck(await pages()) satisfies PolicyCheckAnswer,
    '/content-policy-audit': async () => contentAudit(await pages()) satisfies ContentPolicyAnswer,
    '/adsense-optimization': async () => {
      return {
        criticalIssues: policyIssues(await pages(), ads),
        revenueProjections: { currentEstimate: null, optimizedEstimate: null },
        recommendations: adRecommendations(ads),
      } satisfies AdOptimizationAnswer;
    },
    '/comprehensive-policy-audit': async () => {
      const read = await pages();
      const { totalPages, originalContent, duplicateContent } = contentAudit(read);
      return {
        overallStatus: overallStatus(policyIssues(read, ads)),
        contentAnalysis: { totalPages, originalContent, duplicateContent },
        adCompliance: adCompliance(read),
      } satisfies ComprehensivePolicyAnswer;
    },
  };
  for (const [path, answer] of Object.entries(answers)) {
    router.get(path, async (ctx) => {
      withoutQuery(ctx);
      await answerSlowly(ctx, answer());
    });
  }

  router.post('/fix-all-structured-data', async (ctx) => {
    withoutQuery(ctx);
    await noBody(ctx);
    const derived = deriveAnew(deps).then((fix) => {
      noteAct(ctx, {
        target: 'structured data',
        after: { changed: fix.totalFixed, recipes: fix.totalRecipes },
      });
      return fix;
    });
    await answerSlowly(ctx, derived);
  });

  return router;
}
