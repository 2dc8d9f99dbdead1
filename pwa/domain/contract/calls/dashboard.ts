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
    answer: ok(
      'The figures; null if not measured. Fields named after visitors count visits: nobody is recognised.',
      dashboardSchema,
    ),
  },
  getVisitorStats: {
    method: 'get',
    path: '/api/admin/visitor-stats',
    summary: 'Counted visits, and the countries they came from.',
    needsSession: true,
    answer: ok(
      'The counts. Fields named after visitors count visits, `uniqueVisitors` those of this month: nobody is recognised.',
      visitorStatsSchema,
    ),
  },
  getAffiliateRevenue: {
    method: 'get',
    path: '/api/admin/affiliate-revenue',
    summary: 'Clicks on shop links as counted here, sales and fees from network reports; in pounds.',
    needsSession: true,
    answer: ok('The sums.', affiliateStatsSchema),
  },
  getAdRevenue: {
    method: 'get',
    path: '/api/admin/revenue',
    summary: 'Advertising revenue from network reports; in US dollars.',
    needsSession: true,
    answer: ok('The sums.', adRevenueSchema),
  },
  getRevenueAnalytics: {
    method: 'get',
    path: '/api/revenue-analytics',
    summary: 'Revenue of the last 30 days, projections with their inputs, and what to do next.',
    needsSession: true,
    answer: ok('The figures; null if no report has one.', revenueAnalyticsSchema),
  },
  listRevenueImports: {
    method: 'get',
    path: '/api/admin/revenue-imports',
    summary: 'Lists the imported network reports, latest import first.',
    needsSession: true,
    answer: ok('The reports.', z.array(revenueImportSchema)),
  },
  sendRevenueReport: {
    method: 'post',
    path: '/api/admin/revenue-imports',
    summary:
      'Checks a network’s report line by line; with `import=yes` stores it, once no question is open. The same file counts once, and a day in two reports counts by the newer one.',
    query: revenueImportQuerySchema,
    needsSession: true,
    fileTypes: [REPORT_TYPE],
    answer: ok('The report’s contents, or which lines are wrong.', revenueReportAnswerSchema),
  },
  getLinkStatus: {
    method: 'get',
    path: '/api/admin/link-checks',
    summary: 'Lists the links to shops, with the last check of each.',
    needsSession: true,
    answer: ok('The links.', linkStatusSchema),
  },
  checkLinks: {
    method: 'post',
    path: '/api/admin/link-checks',
    summary: 'Checks the links to shops in the background, at most once an hour; 404 if switched off.',
    needsSession: true,
    answer: ok('The check has started.', linkStatusSchema),
    errors: [404, 429],
  },
  undoRevenueImport: {
    method: 'delete',
    path: '/api/admin/revenue-imports/{id}',
    summary: 'Removes an import; older reports for its days count again.',
    params: { id: importIdSchema },
    needsSession: true,
    answer: { status: 204, description: 'Removed.', schema: null },
    errors: [404],
  },
});
