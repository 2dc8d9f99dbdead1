import * as z from 'zod/mini';
import { FIELD_STATUSES } from '../seo/structured-data.ts';
import {
  adOptimizationSchema,
  comprehensivePolicySchema,
  contentPolicySchema,
  policyCheckSchema,
} from './ad-policy.ts';
import { defineCalls, ok } from './call.ts';
import {
  indexingReportSchema,
  recipe404Schema,
  submitForIndexingSchema,
  submittedSchema,
} from './indexing.ts';

const count = z.int().check(z.gte(0));
const percent = z.nullable(z.int().check(z.gte(0), z.lte(100)));

const recipeGroupSchema = z.strictObject({
  count,
  /** Numbers of the recipes: '1–43, 101–105'. */
  ids: z.string(),
});

/** Answer of `GET /api/admin/structured-data`. */
export const structuredDataSchema = z.strictObject({
  totalRecipes: count,
  invalid: count,
  warning: count,
  valid: count,
  criticalIssues: count,
  fields: z.array(
    z.strictObject({
      field: z.string(),
      need: z.enum(['required', 'recommended', 'if-known']),
      status: z.enum(FIELD_STATUSES),
      count,
    }),
  ),
  dogs: recipeGroupSchema,
  cats: recipeGroupSchema,
  organic: recipeGroupSchema,
  auditedAt: z.string(),
});
export type StructuredDataAnswer = z.infer<typeof structuredDataSchema>;

/** Answer of `POST /api/fix-all-structured-data`: markup is derived again; `totalFixed` are recipes where that changed it. */
export const structuredDataFixSchema = z.strictObject({
  totalFixed: count,
  totalRecipes: count,
  changed: z.array(z.strictObject({ recipeId: z.int(), title: z.string(), fields: z.array(z.string()) })),
});
export type StructuredDataFix = z.infer<typeof structuredDataFixSchema>;

const keywordGroupSchema = z.strictObject({ count, examples: z.array(z.string()) });

/** Answer of `GET /api/seo/metrics`. */
export const seoMetricsSchema = z.strictObject({
  contentMetrics: z.strictObject({
    totalRecipes: count,
    dogRecipes: count,
    catRecipes: count,
    organicRecipes: count,
    /** Characters. */
    averageContentLength: count,
    internalLinksPerPage: z.number(),
    /** Percent of the pictures served that have alt text; null if the pages have none. */
    imagesOptimized: percent,
    structuredDataCoverage: percent,
  }),
  keywordTargeting: z.strictObject({
    totalKeywordCoverage: count,
    primaryKeywords: keywordGroupSchema,
    longTailKeywords: keywordGroupSchema,
    localKeywords: keywordGroupSchema,
  }),
  contentClusters: z.array(z.strictObject({ name: z.string(), pages: count })),
  totalContent: count,
  technical: z.array(
    z.strictObject({ name: z.string(), state: z.enum(['good', 'bad', 'unmeasured']), detail: z.string() }),
  ),
  priorityActions: z.array(z.string()),
  growthOpportunities: z.array(z.string()),
  auditedAt: z.string(),
});
export type SeoMetrics = z.infer<typeof seoMetricsSchema>;

/** Answer of `GET /api/admin/coverage`. */
export const coverageSchema = z.strictObject({
  pages: z.array(
    z.strictObject({
      path: z.string(),
      kind: z.enum(['list', 'page', 'recipe', 'guide', 'device']),
      isInSitemap: z.boolean(),
      isIndexable: z.boolean(),
      reason: z.nullable(z.string()),
      status: z.nullable(z.int()),
      linkedFrom: count,
    }),
  ),
  /** The imported file of searches; it names no pages. */
  searchConsole: z.nullable(z.strictObject({ importedAt: z.string(), queries: count })),
  auditedAt: z.string(),
});
export type CoverageAnswer = z.infer<typeof coverageSchema>;

/** Answer of `GET /api/admin/robots`. */
export const robotsSchema = z.strictObject({
  text: z.string(),
  rules: z.array(z.strictObject({ text: z.string(), matches: count })),
  sitemaps: z.array(z.string()),
  trials: z.array(
    z.strictObject({
      what: z.string(),
      path: z.string(),
      isAllowed: z.boolean(),
      rule: z.nullable(z.string()),
      isExpected: z.boolean(),
      reason: z.string(),
    }),
  ),
  problems: z.array(z.string()),
});
export type RobotsAnswer = z.infer<typeof robotsSchema>;

const needsSession = true;

/** Checks and fixes of the site as served. */
export const SITE_TOOL_CALLS = defineCalls({
  getStructuredData: {
    method: 'get',
    path: '/api/admin/structured-data',
    summary: 'Lists every field of the recipes’ structured data, as served.',
    needsSession,
    answer: ok('The fields and what is missing from them.', structuredDataSchema),
  },
  fixAllStructuredData: {
    method: 'post',
    path: '/api/fix-all-structured-data',
    summary: 'Derives the structured data of all recipes again, and reports the changes.',
    needsSession,
    answer: ok('What changed.', structuredDataFixSchema),
    errors: [413, 415],
  },
  getSeoMetrics: {
    method: 'get',
    path: '/api/seo/metrics',
    summary: 'Content, keywords and technical state of the site, as far as measured.',
    needsSession,
    answer: ok('The figures.', seoMetricsSchema),
  },
  getIndexingReport: {
    method: 'get',
    path: '/api/indexing-report',
    summary: 'What keeps pages out of search engines, and what was submitted to them.',
    needsSession,
    answer: ok('The report.', indexingReportSchema),
  },
  checkRecipe404: {
    method: 'get',
    path: '/api/recipe-404-check',
    summary: 'Checks which recipe pages respond.',
    needsSession,
    answer: ok('The recipes by number.', recipe404Schema),
  },
  submitForIndexing: {
    method: 'post',
    path: '/api/submit-for-indexing',
    summary:
      'Submits addresses of this site to search engines by IndexNow, if the operator has switched it on.',
    needsSession,
    body: submitForIndexingSchema,
    bodyLimits: { bytes: 256 * 1024, entries: 1000 },
    answer: ok('The service’s reply; while it is down we retry.', submittedSchema),
  },
  checkAdPolicy: {
    method: 'get',
    path: '/api/adsense-policy-check',
    summary: 'Checks the pages and guidelines that an advertising network requires.',
    needsSession,
    answer: ok('What is present.', policyCheckSchema),
  },
  auditContentPolicy: {
    method: 'get',
    path: '/api/content-policy-audit',
    summary: 'Checks which pages have original content, and enough of it.',
    needsSession,
    answer: ok('Counts, and the pages.', contentPolicySchema),
  },
  getAdOptimization: {
    method: 'get',
    path: '/api/adsense-optimization',
    summary: 'What prevents showing advertisements, and what to do about it.',
    needsSession,
    answer: ok('The issues, most serious first.', adOptimizationSchema),
  },
  auditPolicy: {
    method: 'get',
    path: '/api/comprehensive-policy-audit',
    summary: 'The site’s overall status under advertising policies.',
    needsSession,
    answer: ok('The status and its parts.', comprehensivePolicySchema),
  },
  getCoverage: {
    method: 'get',
    path: '/api/admin/coverage',
    summary: 'Checks whether each page is in the sitemap, indexable and linked.',
    needsSession,
    answer: ok('The pages.', coverageSchema),
  },
  getRobots: {
    method: 'get',
    path: '/api/admin/robots',
    summary: 'Tests each rule of robots.txt, as served, on each kind of page.',
    needsSession,
    answer: ok('The file and the test results.', robotsSchema),
  },
});
