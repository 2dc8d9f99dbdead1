import type { Currency } from '../reference/currency-rates.ts';
import type { ReportDay } from './report-day.ts';
import type { ReportFormat } from './report-formats.ts';

/** A network's report as imported. */
export type NetworkReport = {
  format: ReportFormat;
  currency: Currency;
  /** Lines with an amount. */
  rows: number;
  /** The period that it covers, '2026-11-21'; its days without a line earned nothing. */
  firstDay: string;
  lastDay: string;
  /** Days with a line, all within the period. */
  days: readonly ReportDay[];
};

/** An account's day that counts, in its report's currency. */
export type EffectiveDay = ReportDay & { currency: Currency };

const isWithin = ({ firstDay, lastDay }: NetworkReport, day: string) => firstDay <= day && day <= lastDay;

// An AdSense report covers all sites, whether or not it lists them.
const accountOf = (format: ReportFormat, { account }: ReportDay) =>
  format === 'google-adsense' ? '' : account;

/**
 * The days of a format that count: each account's day from the newest report that names the account and covers the day, so a
 * corrected report replaces an earlier one.
 * @param reports newest first
 */
export function effectiveDays(reports: readonly NetworkReport[], format: ReportFormat): EffectiveDay[] {
  const found: EffectiveDay[] = [];
  const newer: { report: NetworkReport; accounts: ReadonlySet<string> }[] = [];
  for (const report of reports) {
    if (report.format !== format) continue;
    const accounts = new Set(report.days.map((day) => accountOf(format, day)));
    for (const day of report.days) {
      const account = accountOf(format, day);
      const isReplaced = newer.some((each) => isWithin(each.report, day.day) && each.accounts.has(account));
      if (!isReplaced) found.push({ ...day, currency: report.currency });
    }
    newer.push({ report, accounts });
  }
  return found;
}

/** Which of the days a format's reports cover, with or without earnings. */
export function coveredDays(
  reports: readonly NetworkReport[],
  format: ReportFormat,
  days: readonly string[],
): string[] {
  const own = reports.filter((report) => report.format === format);
  return days.filter((day) => own.some((report) => isWithin(report, day)));
}
