import { DASHBOARD_CALLS } from '#domain/contract/calls/dashboard';
import { REPORT_TYPE } from '#domain/contract/revenue';
import type { Currency } from '#domain/reference/currency-rates';
import { request } from '../../calls/api.ts';

type ReportOptions = {
  /** Keeps a valid report; otherwise only checks it. */
  isImport: boolean;
  /** Overrides the file's currency; null uses the file's. */
  currency: Currency | null;
};

/** Sends a network's report. */
export const sendRevenueReport = (bytes: ArrayBuffer, { isImport, currency }: ReportOptions) =>
  request(DASHBOARD_CALLS.sendRevenueReport, {
    query: { ...(isImport && { import: 'yes' }), ...(currency !== null && { currency }) },
    file: { bytes, mediaType: REPORT_TYPE },
  });

/** Undoes an import. */
export const undoRevenueImport = (id: string) =>
  request(DASHBOARD_CALLS.undoRevenueImport, { params: { id } });
