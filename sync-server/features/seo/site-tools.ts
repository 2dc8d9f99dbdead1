import { Router } from '@koa/router';
import {
  type CoverageAnswer,
  type RobotsAnswer,
  type SeoMetrics,
  SITE_TOOL_CALLS,
  type StructuredDataAnswer,
  type StructuredDataFix,
} from '#domain/contract/site-tools';
import {
  type AdSetting,
  adCompliance,
  adRecommendations,
  contentAudit,
  overallStatus,
  policyCheck,
  policyIssues,
} from '#domain/seo/ad-policy';
import { contentMetrics, keywordTargeting } from '#domain/seo/content-metrics';
import { coverage } from '#domain/seo/coverage';
import { grouped } from '#domain/seo/grouped';
import { idRanges } from '#domain/seo/id-ranges';
import { robotsReport } from '#domain/seo/robots';
import { criticalTexts, recommendationTexts } from '#domain/seo/site-audit';
import { changedFields, recipeMarkups, structuredDataReport } from '#domain/seo/structured-data';
import { counted } from '#domain/text/sentence-parts';
import { answerSlowly } from '../../http/long-answers.ts';
import { noteAct } from '../../http/request-notes.ts';
import { serve } from '../../http/serve.ts';
import { dayBefore } from '../../lib/days.ts';
import type { Store } from '../../storage/store/store.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import { robotsTxt } from '../pages/documents.ts';
import type { Guides } from '../pages/guides.ts';
import type { Revenue } from '../revenue/dashboard/revenue-analytics.ts';
import { type ReadSite, technicalState } from './audit-answers.ts';
import type { SiteAudits } from './site-audits.ts';

type ToolDeps = {
  audits: SiteAudits;
  catalogue: Pick<Catalogue, 'snapshot'>;
  store: Pick<Store, 'counters' | 'searchConsole'>;
  guides: Pick<Guides, 'content'>;
  publicOrigin: string;
  clock: () => number;
};

const SEARCH_DAYS = 90;
const MOST_TEXTS = 20;

/** The site as read by the last audit, or by a new one. */
export async function readSite(audits: SiteAudits): Promise<ReadSite> {
  return (await (await audits.run()).answers).site;
}

type Recipes = Snapshot['recipes'];

function groupOf(recipes: Recipes, holds: (recipe: Recipes[number]) => boolean) {
  const ids = recipes.filter(holds).map(({ id }) => id);
  return { count: ids.length, ids: idRanges(ids) };
}

const isDog = ({ species }: Recipes[number]) => species === 'dog';

async function structuredData({ audits, catalogue }: ToolDeps): Promise<StructuredDataAnswer> {
  const { pages, auditedAt } = await readSite(audits);
  const { recipes } = await catalogue.snapshot();
  return {
    totalRecipes: recipes.length,
    ...structuredDataReport(pages),
    dogs: groupOf(recipes, isDog),
    cats: groupOf(recipes, (recipe) => !isDog(recipe)),
    organic: groupOf(recipes, ({ isOrganic }) => isOrganic),
    auditedAt,
  };
}

/** Renders every page again and compares each recipe's markup with the earlier one. */
async function deriveAnew({ audits, catalogue }: ToolDeps): Promise<StructuredDataFix> {
  const before = recipeMarkups((await readSite(audits)).pages);
  const after = recipeMarkups((await (await audits.runAfresh()).answers).site.pages);
  const snapshot = await catalogue.snapshot();
  const changed = [...after].flatMap(([recipeId, markup]) => {
    const fields = changedFields(before.get(recipeId) ?? {}, markup);
    const title = snapshot.recipe(recipeId)?.title ?? '';
    return fields.length === 0 ? [] : [{ recipeId, title, fields }];
  });
  return { totalFixed: changed.length, totalRecipes: after.size, changed };
}

/** Searches typed here that no article covers, most frequent first. */
function unansweredSearches(typed: readonly { key: string; count: number }[], targeted: ReadonlySet<string>) {
  const sums = grouped(typed, ({ key }) => key);
  return [...sums]
    .map(([term, rows]) => ({ term, count: rows.reduce((sum, { count }) => sum + count, 0) }))
    .filter(({ term }) => !targeted.has(term))
    .sort((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1))
    .slice(0, MOST_TEXTS);
}

async function seoMetrics(deps: ToolDeps): Promise<SeoMetrics> {
  const { audits, catalogue, store, guides, publicOrigin, clock } = deps;
  const site = await readSite(audits);
  const { recipes } = await catalogue.snapshot();
  const since = dayBefore(clock(), SEARCH_DAYS);
  const typed = await store.counters.since(since, 'search-term');
  const queries = (await store.searchConsole.latest())?.queries ?? [];
  const targeted = guides.content.flatMap(({ targetKeywords }) =>
    targetKeywords.map((word) => word.toLowerCase()),
  );
  const kinds = grouped(guides.content, ({ contentType }) => contentType);
  const missing = unansweredSearches(typed, new Set(targeted));
  const weak = queries
    .filter(({ clicks, impressions }) => clicks === 0 && impressions > 0)
    .slice(0, MOST_TEXTS);
  const counts = {
    totalRecipes: recipes.length,
    dogRecipes: recipes.filter(isDog).length,
    catRecipes: recipes.filter((recipe) => !isDog(recipe)).length,
    organicRecipes: recipes.filter(({ isOrganic }) => isOrganic).length,
  };
  return {
    contentMetrics: { ...counts, ...contentMetrics(site.pages, publicOrigin) },
    keywordTargeting: keywordTargeting([...targeted, ...queries.map(({ query }) => query)]),
    contentClusters: [
      { name: 'Dog recipes', pages: counts.dogRecipes },
      { name: 'Cat recipes', pages: counts.catRecipes },
      ...[...kinds].map(([name, articles]) => ({ name: `Guides: ${name}`, pages: articles.length })),
    ],
    totalContent: site.pages.length,
    technical: technicalState(site, publicOrigin),
    priorityActions: [...criticalTexts(site, MOST_TEXTS), ...recommendationTexts(site)].slice(0, MOST_TEXTS),
    growthOpportunities: [
      ...missing.map(
        ({ term, count }) =>
          `Write about ‘${term}’: visitors searched for it ${counted(count, 'time')}, and no guide covers it.`,
      ),
      ...weak.map(
        ({ query, impressions }) =>
          `‘${query}’ was shown ${counted(impressions, 'time')} and never clicked: improve title and description.`,
      ),
    ],
    auditedAt: site.auditedAt,
  };
}

async function coverageAnswer({ audits, store, publicOrigin }: ToolDeps): Promise<CoverageAnswer> {
  const { pages, sitemap, robotsTxt, auditedAt } = await readSite(audits);
  const file = await store.searchConsole.latest();
  return {
    pages: coverage({ pages, sitemap, robotsTxt, origin: publicOrigin }),
    searchConsole: file && { importedAt: file.importedAt, queries: file.queries.length },
    auditedAt,
  };
}

/** The served robots.txt, without reading the pages. */
async function robotsAnswer(
  { catalogue, guides, publicOrigin }: ToolDeps,
  text: string,
): Promise<RobotsAnswer> {
  const [first] = (await catalogue.snapshot()).recipes;
  const guide = guides.content.find(({ isPublished }) => isPublished);
  const examples = {
    recipe: first === undefined ? null : `/recipe/${first.id}`,
    guide: guide === undefined ? null : `/guides/${guide.id}`,
  };
  return { text, ...robotsReport(text, publicOrigin, examples) };
}

type RouteDeps = {
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
export function siteToolRoutes({ ads, revenue, ...deps }: RouteDeps): Router {
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
