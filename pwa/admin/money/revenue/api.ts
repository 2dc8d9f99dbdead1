import { DASHBOARD_CALLS } from '#domain/contract/calls/dashboard';
import { REPORT_TYPE, type ReportOptions } from '#domain/contract/revenue';
import { request } from '../../calls/api.ts';

/**
 * Sends a network's report.
 * @param options answers to what the file leaves open
 * @param isImport keeps a valid report; otherwise it is only checked
 */
export const sendRevenueReport = (bytes: ArrayBuffer, options: ReportOptions, isImport: boolean) =>
  request(DASHBOARD_CALLS.sendRevenueReport, {
    query: { ...(isImport && { import: 'yes' }), ...options },
    file: { bytes, mediaType: REPORT_TYPE },
  });

/** Undoes an import. */
export const undoRevenueImport = (id: string) =>
  request(DASHBOARD_CALLS.undoRevenueImport, { params: { id } });
