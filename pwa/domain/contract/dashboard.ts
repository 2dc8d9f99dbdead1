import * as z from 'zod/mini';

/** Periods of the dashboard, in days. */
export const DASHBOARD_DAYS = ['7', '30', '90'] as const;
export type DashboardDays = (typeof DASHBOARD_DAYS)[number];
export const DEFAULT_DASHBOARD_DAYS: DashboardDays = '30';

/** Lengths of the documented lists. */
export const TOP_PARTNERS = 5;
export const TOP_EIGHT = 8;

/** Today counts as the last day; 30 if none is given. */
export const dashboardQuerySchema = z.strictObject({ days: z.optional(z.enum(DASHBOARD_DAYS)) });

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
