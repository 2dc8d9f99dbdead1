import * as z from 'zod/mini';
import { findingSchema } from '../seo/finding.ts';

const count = z.int().check(z.gte(0));
const percent = z.int().check(z.gte(0), z.lte(100));

/** Answer of `GET /api/seo/audit`. */
export const seoAuditSchema = z.strictObject({
  overallScore: percent,
  criticalIssues: z.array(z.string()),
  recommendations: z.array(z.string()),
  summary: z.string(),
});
export type SeoAudit = z.infer<typeof seoAuditSchema>;

/** Maximum findings per answer; the rest are only counted. */
export const MOST_FINDINGS = 300;

/** Lines of `GET /api/seo/audit-run`: progress while pages are read, then the result or why there is none. */
export const seoAuditLineSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('progress'), done: count, total: count }),
  z.strictObject({
    type: z.literal('result'),
    ...seoAuditSchema.shape,
    auditedAt: z.string(),
    pages: count,
    /** Pages by the band of their score. */
    bands: z.strictObject({ good: count, fair: count, poor: count }),
    findings: z.array(findingSchema).check(z.maxLength(MOST_FINDINGS)),
    /** Findings beyond those listed. */
    further: count,
    /** Lowest scores first. */
    scores: z.array(z.strictObject({ page: z.string(), score: percent })),
  }),
  z.strictObject({ type: z.literal('failed') }),
]);
export type SeoAuditLine = z.infer<typeof seoAuditLineSchema>;
export type SeoAuditResult = Extract<SeoAuditLine, { type: 'result' }>;

/** One row of `GET /api/seo/validate-recipes`. */
export const recipeValidationSchema = z.strictObject({
  recipeId: z.int(),
  title: z.string(),
  seoScore: percent,
  issues: z.array(z.string()),
});
export type RecipeValidation = z.infer<typeof recipeValidationSchema>;

/** Source of a figure: counted here after consent, imported by the operator, or written in an article. */
const sourceSchema = z.enum(['site', 'search-console', 'content']);
export type SeoSource = z.infer<typeof sourceSchema>;

/** Answer of `GET /api/seo/stats`. */
export const seoStatsSchema = z.strictObject({
  totalContent: count,
  publishedContent: count,
  /** Distinct keywords of articles, of searches here and of the imported file. */
  totalKeywords: count,
  /** Visits within `days`, of visitors who agreed to be counted. */
  estimatedTraffic: count,
  contentByType: z.record(z.string(), count),
  topKeywords: z.array(z.strictObject({ keyword: z.string(), count, source: sourceSchema })),
  /** Days that the counts of this site cover. */
  days: count,
  pageViews: count,
  /** The imported file; null if there is none. */
  searchConsole: z.nullable(
    z.strictObject({ importedAt: z.string(), queries: count, clicks: count, impressions: count }),
  ),
});
export type SeoStats = z.infer<typeof seoStatsSchema>;
