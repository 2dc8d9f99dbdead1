import * as z from 'zod/mini';
import { REPORT_CURRENCIES } from '../revenue/report-money.ts';

/** Size limit of a report; a year by the day, or a month of 10,000 sold items, fits. */
export const REPORT_MAX_BYTES = 2 * 1024 * 1024;
export const REPORT_TYPE = 'text/csv';

/** The supported reports, with the name of their source. */
export const REPORT_FORMATS = {
  'amazon-associates': 'Amazon Associates, Fee-Earnings report',
  'google-adsense': 'Google AdSense, report by day',
} as const;
const reportFormatSchema = z.enum(
  Object.keys(REPORT_FORMATS) as [keyof typeof REPORT_FORMATS, ...(keyof typeof REPORT_FORMATS)[]],
);
export type ReportFormat = z.infer<typeof reportFormatSchema>;

const currencySchema = z.enum(REPORT_CURRENCIES);

/** `import=yes` keeps the report, otherwise it is only checked; `currency` overrides its headings. */
export const revenueImportQuerySchema = z.strictObject({
  import: z.optional(z.literal('yes')),
  currency: z.optional(currencySchema),
});

const count = z.int().check(z.gte(0));
const day = z.string();

const reportTotals = {
  format: reportFormatSchema,
  currency: currencySchema,
  /** Lines with an amount. */
  rows: count,
  /** Days from the first to the last, '2026-11-21'. */
  firstDay: day,
  lastDay: day,
  /** Distinct days with a line. */
  days: count,
  /** In its own currency. */
  earnings: z.number(),
  /** In pounds. */
  pounds: z.number(),
  items: count,
  clicks: count,
};
const reportTotalsSchema = z.strictObject(reportTotals);
export type ReportTotals = z.infer<typeof reportTotalsSchema>;

/** A problem in an imported file: line, column and reason. The column is null if the whole line is invalid. */
const reportProblemSchema = z.strictObject({
  line: z.int(),
  field: z.nullable(z.string()),
  problem: z.string(),
});
export type ReportProblem = z.infer<typeof reportProblemSchema>;

/** Answer to a report: its contents and what it would change, or which lines are wrong. */
export const revenueReportAnswerSchema = z.strictObject({
  /** Whether it was kept. */
  isImported: z.boolean(),
  /** The same file was already kept. */
  isKnown: z.boolean(),
  /** Null where lines are wrong. */
  report: z.nullable(reportTotalsSchema),
  /** An account's days: not covered by any kept report yet, changed by this one, and unchanged. */
  newDays: count,
  changedDays: count,
  sameDays: count,
  problems: z.array(reportProblemSchema),
});
export type RevenueReportAnswer = z.infer<typeof revenueReportAnswerSchema>;

/** One row of `GET /api/admin/revenue-imports`, newest first. */
export const revenueImportSchema = z.strictObject({
  /** Digest of the file. */
  id: z.string(),
  /** ISO 8601, UTC. */
  importedAt: z.string(),
  /** The administrator. */
  by: z.string(),
  ...reportTotals,
});
export type RevenueImport = z.infer<typeof revenueImportSchema>;

const DIGEST = /^[\w-]{43}$/;
export const importIdSchema = z.string().check(z.regex(DIGEST));

const money = z.nullable(z.number());

/** Answer of `GET /api/admin/affiliate-revenue`: everything counted and imported; pounds. */
export const affiliateStatsSchema = z.strictObject({
  totalRevenue: z.number(),
  totalConversions: count,
  totalClicks: count,
  /** Sales reports that are kept. */
  imports: count,
  /** Clicks by retailer, most first. */
  retailers: z.array(z.strictObject({ retailer: z.string(), clicks: count })),
});
export type AffiliateStats = z.infer<typeof affiliateStatsSchema>;

/** Answer of `GET /api/admin/revenue`: advertising; US dollars, as the documented screen shows. */
export const adRevenueSchema = z.strictObject({
  totalRevenue: z.number(),
  clickCount: count,
  imports: count,
  /** Dollars per pound, at the rate used. */
  dollarsPerPound: z.number(),
});
export type AdRevenue = z.infer<typeof adRevenueSchema>;

/** Inputs of the projections. */
const assumptionsSchema = z.strictObject({
  /** Days of the last 30 covered by sales reports, and by advertising reports. */
  affiliateDays: count,
  advertisingDays: count,
  /** Visits with consent on the days that sales reports cover. */
  visits: count,
  /** Of the last 30 days. */
  affiliateEarnings: z.number(),
  advertisingEarnings: z.number(),
  /** Rates of converted currencies: units per pound. */
  rates: z.array(z.strictObject({ currency: currencySchema, perPound: z.number() })),
  /** Last covered day of each kind; null without reports. */
  affiliateUntil: z.nullable(day),
  advertisingUntil: z.nullable(day),
});

/** Answer of `GET /api/revenue-analytics`: the last 30 days, in pounds. Null where no report has the figure. */
export const revenueAnalyticsSchema = z.strictObject({
  affiliate_performance: z.strictObject({
    amazon_uk: z.strictObject({
      estimated_monthly_revenue: money,
      /** Percent, one decimal. */
      conversion_rate: money,
      estimated_monthly_clicks: count,
      top_products: z.array(z.strictObject({ name: z.string(), items: count, revenue: z.number() })),
      /** Clicks here, sold or not. */
      top_clicked: z.array(z.strictObject({ name: z.string(), clicks: count })),
      revenue_projections: z.strictObject({
        current_monthly: money,
        with_5k_visitors: money,
        with_10k_visitors: money,
        with_25k_visitors: money,
      }),
    }),
  }),
  adsense_performance: z.strictObject({
    /** Pounds per thousand page views with advertisements. */
    estimated_rpm: money,
    publisher_id: z.nullable(z.string()),
    ad_units: z.array(z.string()),
    monthly_revenue_potential: money,
  }),
  optimization_recommendations: z.array(z.string()),
  assumptions: assumptionsSchema,
  /** Of the month, against the goal. */
  goal: z.strictObject({ pounds: z.number(), monthly: money, percent: z.nullable(z.int()) }),
});
export type RevenueAnalytics = z.infer<typeof revenueAnalyticsSchema>;
