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
const READ_ERRORS = [400, 401];

/** Checks and fixes of the site as served. */
export const SITE_TOOL_CALLS = defineCalls({
  getStructuredData: {
    method: 'get',
    path: '/api/admin/structured-data',
    summary: 'Every field of the recipes’ structured data, as served.',
    needsSession,
    answer: ok('The fields and what they lack.', structuredDataSchema),
    errors: READ_ERRORS,
  },
  fixAllStructuredData: {
    method: 'post',
    path: '/api/fix-all-structured-data',
    summary: 'Derives the structured data of all recipes anew, and tells what that changed.',
    needsSession,
    answer: ok('What changed.', structuredDataFixSchema),
    errors: [400, 401, 403, 413, 415],
  },
  getSeoMetrics: {
    method: 'get',
    path: '/api/seo/metrics',
    summary: 'Content, keywords and technical state of the site, each as far as it is measured.',
    needsSession,
    answer: ok('The figures.', seoMetricsSchema),
    errors: READ_ERRORS,
  },
  getIndexingReport: {
    method: 'get',
    path: '/api/indexing-report',
    summary: 'What keeps pages out of search engines, and what was handed to them.',
    needsSession,
    answer: ok('The report.', indexingReportSchema),
    errors: READ_ERRORS,
  },
  checkRecipe404: {
    method: 'get',
    path: '/api/recipe-404-check',
    summary: 'Which recipes’ pages answer.',
    needsSession,
    answer: ok('The recipes by number.', recipe404Schema),
    errors: READ_ERRORS,
  },
  submitForIndexing: {
    method: 'post',
    path: '/api/submit-for-indexing',
    summary: 'Hands addresses of this site to search engines by IndexNow, where the operator switched it on.',
    needsSession,
    body: submitForIndexingSchema,
    bodyLimits: { bytes: 256 * 1024, entries: 1000 },
    answer: ok('What the service said; it is asked again while it is away.', submittedSchema),
    errors: [400, 401, 403, 413, 415],
  },
  checkAdPolicy: {
    method: 'get',
    path: '/api/adsense-policy-check',
    summary: 'The pages and guidelines that an advertising network asks for.',
    needsSession,
    answer: ok('What is there.', policyCheckSchema),
    errors: READ_ERRORS,
  },
  auditContentPolicy: {
    method: 'get',
    path: '/api/content-policy-audit',
    summary: 'Which pages are the site’s own words, and enough of them.',
    needsSession,
    answer: ok('Counts, and the pages.', contentPolicySchema),
    errors: READ_ERRORS,
  },
  getAdOptimization: {
    method: 'get',
    path: '/api/adsense-optimization',
    summary: 'What stands against showing advertisements, and what to do.',
    needsSession,
    answer: ok('The issues, the gravest first.', adOptimizationSchema),
    errors: READ_ERRORS,
  },
  auditPolicy: {
    method: 'get',
    path: '/api/comprehensive-policy-audit',
    summary: 'The site against advertising policies, in one status.',
    needsSession,
    answer: ok('The status and its parts.', comprehensivePolicySchema),
    errors: READ_ERRORS,
  },
  getCoverage: {
    method: 'get',
    path: '/api/admin/coverage',
    summary: 'Every page: in the sitemap, indexable, linked.',
    needsSession,
    answer: ok('The pages.', coverageSchema),
    errors: READ_ERRORS,
  },
  getRobots: {
    method: 'get',
    path: '/api/admin/robots',
    summary: 'robots.txt as served, each rule tried on each kind of page.',
    needsSession,
    answer: ok('The file and the trials.', robotsSchema),
    errors: READ_ERRORS,
  },
});
