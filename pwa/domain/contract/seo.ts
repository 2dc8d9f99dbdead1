import * as z from 'zod/mini';
import { GUIDE_KINDS } from '../guides/guide-kind.ts';
import { findingSchema } from '../seo/finding.ts';
import { defineCalls, ok } from './call.ts';

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

/** Size limit of the file; the 1,000 rows of an export take a fifth of it. */
export const SEARCH_CONSOLE_MAX_BYTES = 256 * 1024;
export const SEARCH_CONSOLE_TYPE = 'text/csv';

/** A search that led here, as the console counts it. */
const consoleQuerySchema = z.strictObject({ query: z.string(), clicks: count, impressions: count });
export type ConsoleQuery = z.infer<typeof consoleQuerySchema>;

const totals = { queries: count, clicks: count, impressions: count };

/** `import=yes` keeps the file; otherwise it is only checked. */
const searchConsoleImportQuerySchema = z.strictObject({ import: z.optional(z.literal('yes')) });

/** Answer to a file: its contents, or which lines are wrong. */
export const searchConsoleAnswerSchema = z.strictObject({
  /** Whether it was kept. */
  isImported: z.boolean(),
  /** The same file was already kept. */
  isKnown: z.boolean(),
  ...totals,
  /** Most clicked first. */
  top: z.array(consoleQuerySchema),
  problems: z.array(z.strictObject({ line: z.int(), problem: z.string() })),
});
export type SearchConsoleAnswer = z.infer<typeof searchConsoleAnswerSchema>;

/** The file in use: the one imported last; null if there is none. */
export const keptSearchConsoleSchema = z.strictObject({
  file: z.nullable(z.strictObject({ importedAt: z.string(), ...totals, top: z.array(consoleQuerySchema) })),
});
export type KeptSearchConsole = z.infer<typeof keptSearchConsoleSchema>;

/** The public metadata of an article, published or not; never a draft's text. */
const seoContentItemSchema = z.strictObject({
  /** The name in its address. */
  id: z.string(),
  title: z.string(),
  metaDescription: z.string(),
  targetKeywords: z.array(z.string()),
  contentType: z.enum(GUIDE_KINDS),
  isPublished: z.boolean(),
  /** ISO 8601 day; null for a draft. */
  publishedAt: z.nullable(z.iso.date()),
  wordCount: z.int(),
});

export type SeoContentItem = z.infer<typeof seoContentItemSchema>;

/** The audit of the site as served, its figures, and the operator's search console file. */
export const SEO_CALLS = defineCalls({
  auditSite: {
    method: 'get',
    path: '/api/seo/audit',
    summary: 'Audits every page of the sitemap as served; cached until the catalogue changes.',
    answer: ok('The score, what is wrong and what to do.', seoAuditSchema),
    errors: [429],
  },
  followAudit: {
    method: 'get',
    path: '/api/seo/audit-run',
    summary: 'Streams the same audit: its progress, then its result with every finding.',
    answer: {
      status: 200,
      description: 'One JSON object per line.',
      schema: null,
      fileType: 'application/x-ndjson',
    },
    errors: [429],
  },
  validateRecipes: {
    method: 'get',
    path: '/api/seo/validate-recipes',
    summary: 'Scores every recipe page and lists its problems.',
    answer: ok('The recipes by id.', z.array(recipeValidationSchema)),
    errors: [429],
  },
  getSeoStats: {
    method: 'get',
    path: '/api/seo/stats',
    summary: 'Articles, keywords and visits, as far as measured.',
    answer: ok('The figures.', seoStatsSchema),
  },
  getSearchConsole: {
    method: 'get',
    path: '/api/admin/search-console',
    summary: 'The search console file in use; null if there is none.',
    needsSession: true,
    answer: ok('The file.', keptSearchConsoleSchema),
  },
  postSearchConsole: {
    method: 'post',
    path: '/api/admin/search-console',
    summary:
      'Checks a search console CSV line by line; with `import=yes` stores it. The same file counts once.',
    needsSession: true,
    query: searchConsoleImportQuerySchema,
    fileTypes: [SEARCH_CONSOLE_TYPE],
    answer: ok('The file’s contents, or which lines are wrong.', searchConsoleAnswerSchema),
  },
});

/** The library of articles. */
export const SEO_CONTENT_CALLS = defineCalls({
  listSeoContent: {
    method: 'get',
    path: '/api/seo/content',
    summary: 'Lists the site’s articles and their topics, drafts included, newest first.',
    answer: ok('The articles, without their text.', z.array(seoContentItemSchema)),
  },
});
