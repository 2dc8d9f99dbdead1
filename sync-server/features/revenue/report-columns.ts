import type { ReportFormat } from '#domain/revenue/network-report';

/** The meaning of a report's column. */
export type ReportColumn =
  | 'day'
  | 'account'
  | 'product'
  | 'items'
  | 'returns'
  | 'earnings'
  | 'pageViews'
  | 'clicks';

type ColumnMap = {
  /** Headings of the English exports; the currency follows in brackets. */
  columns: Readonly<Partial<Record<ReportColumn, RegExp>>>;
  required: readonly ReportColumn[];
  /** Measured columns: two lines that differ only in these are duplicates. */
  measured: RegExp;
  /** Whether equal lines are separate events: two sales of one product on one day. */
  mayRepeat: boolean;
};

/**
 * Column maps. Amazon: Reports, Fee-Earnings, Download reports, CSV. AdSense: Reports, Entire account by day (with or without its sites), Export to CSV.
 */
export const COLUMN_MAPS: Readonly<Record<ReportFormat, ColumnMap>> = {
  'amazon-associates': {
    columns: {
      day: /^date shipped$/i,
      account: /^tracking id$/i,
      product: /^(?:product )?name$/i,
      items: /^items shipped$/i,
      returns: /^returns$/i,
      earnings: /^ad fees/i,
    },
    required: ['day', 'account', 'items', 'earnings'],
    measured: /^$/,
    mayRepeat: true,
  },
  'google-adsense': {
    columns: {
      day: /^date$/i,
      earnings: /^estimated earnings/i,
      pageViews: /^page views$/i,
      clicks: /^clicks$/i,
    },
    required: ['day', 'earnings'],
    measured: /earnings|views|rpm|impressions|clicks|ctr|cpc|viewable|coverage|requests/i,
    mayRepeat: false,
  },
};

export type FoundColumns = { format: ReportFormat; at: Partial<Record<ReportColumn, number>> };

/** The report that a heading line belongs to; null if unknown. */
export function columnsOf(headings: readonly string[]): FoundColumns | null {
  for (const [format, { columns, required }] of Object.entries(COLUMN_MAPS) as [ReportFormat, ColumnMap][]) {
    const at: Partial<Record<ReportColumn, number>> = {};
    for (const [column, pattern] of Object.entries(columns) as [ReportColumn, RegExp][]) {
      const index = headings.findIndex((heading) => pattern.test(heading.trim()));
      if (index !== -1) at[column] = index;
    }
    if (required.every((column) => at[column] !== undefined)) return { format, at };
  }
  return null;
}
