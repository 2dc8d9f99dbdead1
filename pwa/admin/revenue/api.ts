import * as z from 'zod/mini';
import {
  type AdRevenue,
  type AffiliateStats,
  adRevenueSchema,
  affiliateStatsSchema,
  REPORT_TYPE,
  type RevenueAnalytics,
  type RevenueImport,
  type RevenueReportAnswer,
  revenueAnalyticsSchema,
  revenueImportSchema,
  revenueReportAnswerSchema,
} from '#domain/contract/revenue';
import { read, send } from '../calls/api.ts';

const IMPORTS = '/api/admin/revenue-imports';

/** Clicks on shops and what they earned. */
export function readAffiliateStats(): Promise<AffiliateStats> {
  return read(affiliateStatsSchema, '/api/admin/affiliate-revenue');
}

/** Revenue of advertising. */
export function readAdRevenue(): Promise<AdRevenue> {
  return read(adRevenueSchema, '/api/admin/revenue');
}

/** The last 30 days, projections and what to do next. */
export function readRevenueAnalytics(): Promise<RevenueAnalytics> {
  return read(revenueAnalyticsSchema, '/api/revenue-analytics');
}

/** The imported reports, the last one first. */
export function readRevenueImports(): Promise<RevenueImport[]> {
  return read(z.array(revenueImportSchema), IMPORTS);
}

type ReportOptions = {
  /** A sound report is kept; otherwise it is only checked. */
  isImport: boolean;
  /** Overrules what the file says; null leaves it to the file. */
  currency: string | null;
};

/** Sends a network's report. */
export function sendRevenueReport(
  bytes: ArrayBuffer,
  { isImport, currency }: ReportOptions,
): Promise<RevenueReportAnswer> {
  const query = new URLSearchParams({
    ...(isImport && { import: 'yes' }),
    ...(currency !== null && { currency }),
  });
  const path = query.size === 0 ? IMPORTS : `${IMPORTS}?${query}`;
  const file = { bytes, mediaType: REPORT_TYPE };
  return read(revenueReportAnswerSchema, path, { method: 'POST', file });
}

/** Takes an import back. */
export function undoRevenueImport(id: string): Promise<void> {
  return send(`${IMPORTS}/${id}`, { method: 'DELETE' });
}
