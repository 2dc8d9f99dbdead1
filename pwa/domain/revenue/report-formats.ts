/** The networks' reports that we can read, with the name of their source. */
export const REPORT_FORMATS = {
  'amazon-associates': 'Amazon Associates, Fee-Earnings report',
  'google-adsense': 'Google AdSense, report by day',
} as const;
export type ReportFormat = keyof typeof REPORT_FORMATS;

/** The retailer of sales reports, as clicks on its links are counted. */
export const SALES_RETAILER = 'Amazon';
