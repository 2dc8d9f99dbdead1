import {
  adOptimizationSchema,
  comprehensivePolicySchema,
  contentPolicySchema,
  policyCheckSchema,
} from '#domain/contract/ad-policy';
import {
  type IndexingReport,
  indexingReportSchema,
  MOST_SUBMITTED,
  type Recipe404,
  recipe404Schema,
  type Submitted,
  submittedSchema,
} from '#domain/contract/indexing';
import {
  type CoverageAnswer,
  coverageSchema,
  type RobotsAnswer,
  robotsSchema,
  type SeoMetrics,
  type StructuredDataAnswer,
  type StructuredDataFix,
  seoMetricsSchema,
  structuredDataFixSchema,
  structuredDataSchema,
} from '#domain/contract/site-tools';
import { read } from './api.ts';

export function readStructuredData(): Promise<StructuredDataAnswer> {
  return read(structuredDataSchema, '/api/admin/structured-data');
}

/** Derives all structured data anew. */
export function fixStructuredData(): Promise<StructuredDataFix> {
  return read(structuredDataFixSchema, '/api/fix-all-structured-data', { method: 'POST' });
}

export function readSeoMetrics(): Promise<SeoMetrics> {
  return read(seoMetricsSchema, '/api/seo/metrics');
}

/** The report, and which recipes answer. */
export async function readIndexing(): Promise<IndexingReport & { recipes: Recipe404 }> {
  const [report, recipes] = await Promise.all([
    read(indexingReportSchema, '/api/indexing-report'),
    read(recipe404Schema, '/api/recipe-404-check'),
  ]);
  return { ...report, recipes };
}

/** Hands addresses to search engines, a thousand at a time; the last answer tells for all. */
export async function submitForIndexing(urls: readonly string[]): Promise<Submitted> {
  let last: Submitted = { message: 'There is no address to submit.', submission: null };
  for (let from = 0; from < urls.length; from += MOST_SUBMITTED) {
    const body = { urls: urls.slice(from, from + MOST_SUBMITTED) };
    last = await read(submittedSchema, '/api/submit-for-indexing', { method: 'POST', body });
  }
  return last;
}

/** The four calls of the advertising policy, in parallel. */
export async function readAdPolicy() {
  const [check, content, optimization, audit] = await Promise.all([
    read(policyCheckSchema, '/api/adsense-policy-check'),
    read(contentPolicySchema, '/api/content-policy-audit'),
    read(adOptimizationSchema, '/api/adsense-optimization'),
    read(comprehensivePolicySchema, '/api/comprehensive-policy-audit'),
  ]);
  return { check, content, optimization, audit };
}
export type AdPolicy = Awaited<ReturnType<typeof readAdPolicy>>;

export function readCoverage(): Promise<CoverageAnswer> {
  return read(coverageSchema, '/api/admin/coverage');
}

export function readRobotsReport(): Promise<RobotsAnswer> {
  return read(robotsSchema, '/api/admin/robots');
}
