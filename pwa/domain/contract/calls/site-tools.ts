import {
  adOptimizationSchema,
  comprehensivePolicySchema,
  contentPolicySchema,
  policyCheckSchema,
} from '../ad-policy.ts';
import { defineCalls, ok } from '../call.ts';
import {
  indexingReportSchema,
  recipe404Schema,
  submitForIndexingSchema,
  submittedSchema,
} from '../indexing.ts';
import {
  coverageSchema,
  robotsSchema,
  seoMetricsSchema,
  structuredDataFixSchema,
  structuredDataSchema,
} from '../site-tools.ts';

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
