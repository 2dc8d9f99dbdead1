import * as z from 'zod/mini';
import { FIELD_STATUSES } from '../seo/structured-data-report.ts';

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
    /** Percent of the pictures served; null if the pages have none. */
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
