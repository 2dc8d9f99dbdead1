import type { Currency } from '../reference/markets.ts';

/** The networks' reports that we can read, with the name of their source. */
export const REPORT_FORMATS = {
  'amazon-associates': 'Amazon Associates, Fee-Earnings report',
  'google-adsense': 'Google AdSense, report by day',
} as const;
export type ReportFormat = keyof typeof REPORT_FORMATS;

/** The retailer of sales reports, as clicks on its links are counted. */
export const SALES_RETAILER = 'Amazon';

/** Amounts and counts of one account on one day, as a network's report states them. Money in millionths. */
export type ReportDay = {
  /** Tracking id or site; '' if the report names none. */
  account: string;
  /** '2026-11-21' */
  day: string;
  earningsMicros: number;
  /** Items sold minus returns; 0 in advertising reports. */
  items: number;
  /** Ad clicks; 0 in sales reports. */
  clicks: number;
  /** Pages with ads; 0 in sales reports. */
  pageViews: number;
  /** Top-earning products. */
  products: readonly { name: string; items: number; earningsMicros: number }[];
};

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

/** Maximum products kept per account and day. */
const PRODUCTS_A_DAY = 10;

type Row = Omit<ReportDay, 'products'> & { product?: string };

/** Sums the lines of a report by account and day, sorted by day. */
export function addUpDays(rows: readonly Row[]): ReportDay[] {
  const days = new Map<
    string,
    ReportDay & { named: Map<string, { items: number; earningsMicros: number }> }
  >();
  for (const { product, ...row } of rows) {
    const key = `${row.account}|${row.day}`;
    const known = days.get(key);
    const day = known ?? { ...row, products: [], named: new Map() };
    if (known !== undefined) {
      known.earningsMicros += row.earningsMicros;
      known.items += row.items;
      known.clicks += row.clicks;
      known.pageViews += row.pageViews;
    }
    if (product !== undefined) {
      const sum = day.named.get(product) ?? { items: 0, earningsMicros: 0 };
      sum.items += row.items;
      sum.earningsMicros += row.earningsMicros;
      day.named.set(product, sum);
    }
    days.set(key, day);
  }
  return [...days.values()]
    .map(({ named, ...day }) => ({
      ...day,
      products: [...named]
        .map(([name, sum]) => ({ name, ...sum }))
        .sort((a, b) => b.earningsMicros - a.earningsMicros || (a.name < b.name ? -1 : 1))
        .slice(0, PRODUCTS_A_DAY),
    }))
    .sort((a, b) => (a.day === b.day ? (a.account < b.account ? -1 : 1) : a.day < b.day ? -1 : 1));
}
