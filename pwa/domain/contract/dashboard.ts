import * as z from 'zod/mini';
import { defineCalls, ok } from './call.ts';
import {
  adRevenueSchema,
  affiliateStatsSchema,
  importIdSchema,
  REPORT_TYPE,
  revenueAnalyticsSchema,
  revenueImportQuerySchema,
  revenueImportSchema,
  revenueReportAnswerSchema,
} from './revenue.ts';

/** Periods of the dashboard, in days. */
export const DASHBOARD_DAYS = ['7', '30', '90'] as const;
export type DashboardDays = (typeof DASHBOARD_DAYS)[number];
export const DEFAULT_DASHBOARD_DAYS: DashboardDays = '30';

/** Lengths of the documented lists. */
export const TOP_PARTNERS = 5;
export const TOP_EIGHT = 8;

/** Today counts as the last day; 30 if none is given. */
const dashboardQuerySchema = z.strictObject({ days: z.optional(z.enum(DASHBOARD_DAYS)) });

const count = z.int().check(z.gte(0));
const day = z.string();

/** Answer of `GET /api/admin/dashboard`. Money in pounds; null where no source has the figure. */
export const dashboardSchema = z.strictObject({
  days: count,
  /** First and last day, '2026-11-21'. */
  from: day,
  to: day,
  visitors: z.strictObject({
    /**
     * Visits with consent: `visitors` in the documented names, here and below, counts visits. Nobody is recognised, so
     * each further visit of the same person counts too.
     */
    totalVisitors: count,
    pageViews: count,
    /** Seconds; null where nothing measured it. */
    avgSessionDuration: z.nullable(z.number()),
    trafficSources: z.array(z.strictObject({ source: z.string(), visitors: count })),
    topPages: z.array(z.strictObject({ page: z.string(), views: count })),
    /** Every day of the period. */
    byDay: z.array(z.strictObject({ day, visits: count, pageViews: count })),
  }),
  revenue: z.strictObject({
    totalRevenue: z.number(),
    /** Projection for 30 days from the sources that reports cover for 14 days of the period or more; null without one. */
    monthlyRevenue: z.nullable(z.number()),
    affiliateRevenue: z.number(),
    advertisingRevenue: z.number(),
    /** Percent, on the days that sales reports cover and on which we counted; null without such a day. */
    conversionRate: z.nullable(z.number()),
    /** Sales on these days, clicks on links to the shop with reports, and the days. */
    conversions: count,
    comparedClicks: count,
    comparedDays: count,
    /** Days of the period that reports cover. */
    affiliateDays: count,
    advertisingDays: count,
    /** Revenue is null if no report names the partner. */
    topAffiliatePartners: z.array(
      z.strictObject({ partner: z.string(), clicks: count, revenue: z.nullable(z.number()) }),
    ),
    /** Every day of the period; null where no report covers it. */
    byDay: z.array(
      z.strictObject({ day, affiliate: z.nullable(z.number()), advertising: z.nullable(z.number()) }),
    ),
  }),
  content: z.strictObject({
    totalRecipes: count,
    approvedRecipes: count,
    pendingRecipes: count,
    /** Of all approved comments; null without one. */
    averageRating: z.nullable(z.number()),
    totalComments: count,
    approvedComments: count,
    topRatedRecipes: z.array(
      z.strictObject({ id: z.int(), title: z.string(), reviews: count, rating: z.number() }),
    ),
  }),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

/** Answer of `GET /api/admin/visitor-stats`: visits with consent. */
export const visitorStatsSchema = z.strictObject({
  /** Since the oldest count that is still stored. */
  totalVisitors: count,
  /** First day with a count; null without one. */
  since: z.nullable(day),
  /** Visits of this calendar month (UTC): the documented name, but we recognise nobody. */
  uniqueVisitors: count,
  countryBreakdown: z.array(
    z.strictObject({
      country: z.string(),
      /** ISO 3166 alpha-2; null if unknown. */
      countryCode: z.nullable(z.string()),
      visitors: count,
      /** Of all visits, one decimal. */
      percentage: z.number(),
    }),
  ),
});
export type VisitorStats = z.infer<typeof visitorStatsSchema>;

/**
 * 'works': the page answers. 'refused': the shop rejects programs (403, 429, 503), but people may still get through.
 * 'missing': 404 or 410. 'failing': another error of the shop. 'unreachable': no answer.
 */
const linkOutcomeSchema = z.enum(['works', 'refused', 'missing', 'failing', 'unreachable']);
export type LinkOutcome = z.infer<typeof linkOutcomeSchema>;

const checkSchema = z.strictObject({
  /** ISO 8601, UTC. */
  at: z.string(),
  outcome: linkOutcomeSchema,
  /** HTTP status of the last answer; null without one. */
  status: z.nullable(z.int()),
  /** Host of the last answer, if it is a different one. */
  movedTo: z.nullable(z.string()),
});
export type LinkCheck = z.infer<typeof checkSchema>;

/** Answer of `GET` and `POST /api/admin/link-checks`. */
export const linkStatusSchema = z.strictObject({
  /** Whether the operator allows the server to contact shops. */
  isEnabled: z.boolean(),
  /** The last run; null before the first. */
  run: z.nullable(
    z.strictObject({
      startedAt: z.string(),
      by: z.string(),
      isRunning: z.boolean(),
      checked: z.int(),
      total: z.int(),
    }),
  ),
  /** Every shop that pages link to, with its last check; null before the first. */
  links: z.array(
    z.strictObject({
      id: z.string(),
      countryCode: z.string(),
      retailer: z.string(),
      url: z.string(),
      check: z.nullable(checkSchema),
    }),
  ),
});
export type LinkStatus = z.infer<typeof linkStatusSchema>;

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
