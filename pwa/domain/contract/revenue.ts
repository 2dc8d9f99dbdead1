import * as z from 'zod/mini';
import { REPORT_CURRENCIES } from '../revenue/earnings.ts';
import { REPORT_FORMATS, type ReportFormat } from '../revenue/network-report.ts';

/** Size limit of a report; a year by the day, or a month of 10,000 sold items, fits. */
export const REPORT_MAX_BYTES = 2 * 1024 * 1024;
export const REPORT_TYPE = 'text/csv';

const reportFormatSchema = z.enum(Object.keys(REPORT_FORMATS) as [ReportFormat, ...ReportFormat[]]);

const currencySchema = z.enum(REPORT_CURRENCIES);

const day = z.iso.date();

/** `import=yes` keeps the report, otherwise it is only checked; the others answer what the file leaves open. */
export const revenueImportQuerySchema = z.strictObject({
  import: z.optional(z.literal('yes')),
  currency: z.optional(currencySchema),
  /** The decimal sign of '3,125'. */
  decimal: z.optional(z.enum(['point', 'comma'])),
  /** Whether 02/11 is in November or in February. */
  dates: z.optional(z.enum(['day-first', 'month-first'])),
  /** First and last day of the export. */
  from: z.optional(day),
  to: z.optional(day),
});
export type ReportOptions = Omit<z.infer<typeof revenueImportQuerySchema>, 'import'>;

/** A question that the file doesn't answer and a person must. */
const reportQuestionSchema = z.enum(['currency', 'decimal', 'dates', 'period']);
export type ReportQuestion = z.infer<typeof reportQuestionSchema>;

const count = z.int().check(z.gte(0));

const reportTotals = {
  format: reportFormatSchema,
  currency: currencySchema,
  /** Lines with an amount. */
  rows: count,
  /** The period that it covers; days of it without a line earned nothing. */
  firstDay: day,
  lastDay: day,
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

/** How a report changes the days of its period. */
const reportChangesSchema = z.strictObject({
  /** Days that no kept report covers yet. */
  newDays: count,
  sameDays: count,
  changedDays: count,
  /** Earnings of the changed days before and after, in pounds. */
  changedFrom: z.number(),
  changedTo: z.number(),
});
export type ReportChanges = z.infer<typeof reportChangesSchema>;

/** Answer to a report: its contents and what it would change, or what to answer first, or which lines are wrong. */
export const revenueReportAnswerSchema = z.strictObject({
  /** Whether it was kept. */
  isImported: z.boolean(),
  /** The same file was already kept. */
  isKnown: z.boolean(),
  /** Null where lines are wrong or a question is open. */
  report: z.nullable(reportTotalsSchema),
  changes: z.nullable(reportChangesSchema),
  questions: z.array(reportQuestionSchema),
  /** The headings that we read, and their first three lines as the file writes them. */
  sample: z.strictObject({ headings: z.array(z.string()), rows: z.array(z.array(z.string())) }),
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
  /** Sales by clicks on links to the shop with reports, in percent, on the days that reports cover and we counted; null if unknown. */
  conversionRate: money,
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
  /** Days that sales reports cover and on which we counted; their sales, clicks on links to that shop, and visits with consent. */
  compared: z.strictObject({ days: count, sales: count, clicks: count, visits: count }),
  /** Of the last 30 days. */
  affiliateEarnings: z.number(),
  advertisingEarnings: z.number(),
  /** Rates of converted currencies: units per pound. */
  rates: z.array(z.strictObject({ currency: currencySchema, perPound: z.number() })),
  /** Last covered day of each kind; null without reports. */
  affiliateUntil: z.nullable(day),
  advertisingUntil: z.nullable(day),
});

/** Answer of `GET /api/revenue-analytics`: the last 30 days, in pounds. Null where reports don't give the figure. */
export const revenueAnalyticsSchema = z.strictObject({
  affiliate_performance: z.strictObject({
    amazon_uk: z.strictObject({
      estimated_monthly_revenue: money,
      /** Percent, one decimal. */
      conversion_rate: money,
      /** On all shop links. */
      estimated_monthly_clicks: count,
      top_products: z.array(z.strictObject({ name: z.string(), items: count, revenue: z.number() })),
      /** Clicks here, sold or not. */
      top_clicked: z.array(z.strictObject({ name: z.string(), clicks: count })),
      /** By visits, as we count them: with consent. */
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
