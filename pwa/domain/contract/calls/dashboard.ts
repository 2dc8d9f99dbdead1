import * as z from 'zod/mini';
import { defineCalls, ok } from '../call.ts';
import { dashboardQuerySchema, dashboardSchema, visitorStatsSchema } from '../dashboard.ts';
import { linkStatusSchema } from '../link-checks.ts';
import {
  adRevenueSchema,
  affiliateStatsSchema,
  importIdSchema,
  REPORT_TYPE,
  revenueAnalyticsSchema,
  revenueImportQuerySchema,
  revenueImportSchema,
  revenueReportAnswerSchema,
} from '../revenue.ts';

/** Figures for visits, revenue and content, and the networks' revenue reports. */
export const DASHBOARD_CALLS = defineCalls({
  getDashboard: {
    method: 'get',
    path: '/api/admin/dashboard',
    summary: 'Visits, revenue and content of the last 7, 30 or 90 days.',
    query: dashboardQuerySchema,
    needsSession: true,
    answer: ok('The figures; null where nothing measured one.', dashboardSchema),
    errors: [400, 401],
  },
  getVisitorStats: {
    method: 'get',
    path: '/api/admin/visitor-stats',
    summary: 'Counted visits, and the countries they came from.',
    needsSession: true,
    answer: ok('The counts.', visitorStatsSchema),
    errors: [401],
  },
  getAffiliateRevenue: {
    method: 'get',
    path: '/api/admin/affiliate-revenue',
    summary: 'Clicks on shops as counted here, sales and fees as reports of networks say; pounds.',
    needsSession: true,
    answer: ok('The sums.', affiliateStatsSchema),
    errors: [401],
  },
  getAdRevenue: {
    method: 'get',
    path: '/api/admin/revenue',
    summary: 'Revenue of advertising as reports of networks say; US dollars.',
    needsSession: true,
    answer: ok('The sums.', adRevenueSchema),
    errors: [401],
  },
  getRevenueAnalytics: {
    method: 'get',
    path: '/api/revenue-analytics',
    summary: 'The last 30 days of revenue, projections with what they rest on, and what to do next.',
    needsSession: true,
    answer: ok('The figures; null where no report tells one.', revenueAnalyticsSchema),
    errors: [401],
  },
  listRevenueImports: {
    method: 'get',
    path: '/api/admin/revenue-imports',
    summary: 'The imported reports of networks, the last imported first.',
    needsSession: true,
    answer: ok('The reports.', z.array(revenueImportSchema)),
    errors: [401],
  },
  sendRevenueReport: {
    method: 'post',
    path: '/api/admin/revenue-imports',
    summary:
      'Checks a network’s report line by line; with `import=yes` keeps it. The same file twice counts once, and a day that two reports cover counts by the newer one.',
    query: revenueImportQuerySchema,
    needsSession: true,
    fileTypes: [REPORT_TYPE],
    answer: ok('What the report holds, or which lines are wrong.', revenueReportAnswerSchema),
    errors: [400, 401, 403, 413, 415],
  },
  getLinkStatus: {
    method: 'get',
    path: '/api/admin/link-checks',
    summary: 'The links to shops, with the last look at each.',
    needsSession: true,
    answer: ok('The links.', linkStatusSchema),
    errors: [401],
  },
  checkLinks: {
    method: 'post',
    path: '/api/admin/link-checks',
    summary:
      'Looks at the links to shops in the background, once an hour at most; 404 where it is switched off.',
    needsSession: true,
    answer: ok('The run has begun.', linkStatusSchema),
    errors: [401, 403, 404, 429],
  },
  undoRevenueImport: {
    method: 'delete',
    path: '/api/admin/revenue-imports/{id}',
    summary: 'Takes an import back; what older reports state of its days counts again.',
    params: { id: importIdSchema },
    needsSession: true,
    answer: { status: 204, description: 'Taken back.', schema: null },
    errors: [401, 403, 404],
  },
});
