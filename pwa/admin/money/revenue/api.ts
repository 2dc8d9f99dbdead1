import { DASHBOARD_CALLS } from '#domain/contract/calls/dashboard';
import { REPORT_TYPE } from '#domain/contract/revenue';
import type { Currency } from '#domain/reference/currency-rates';
import { request } from '../../calls/api.ts';

type ReportOptions = {
  /** A sound report is kept; otherwise it is only checked. */
  isImport: boolean;
  /** Overrules what the file says; null leaves it to the file. */
  currency: Currency | null;
};

/** Sends a network's report. */
export const sendRevenueReport = (bytes: ArrayBuffer, { isImport, currency }: ReportOptions) =>
  request(DASHBOARD_CALLS.sendRevenueReport, {
    query: { ...(isImport && { import: 'yes' }), ...(currency !== null && { currency }) },
    file: { bytes, mediaType: REPORT_TYPE },
  });

/** Takes an import back. */
export const undoRevenueImport = (id: string) =>
  request(DASHBOARD_CALLS.undoRevenueImport, { params: { id } });
