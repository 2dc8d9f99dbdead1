import type { AuditFilter, AuditQuery } from '#domain/contract/audit-log';
import { addressOf } from '#domain/contract/call';
import { AUDIT_LOG_CALLS } from '#domain/contract/calls/audit-log';
import { request } from '../../calls/api.ts';

/** One page of the record, the last act first. */
export const readAuditLog = (query: AuditQuery) => request(AUDIT_LOG_CALLS.listAuditLog, { query });

/** Address of the whole record that fits, as a file. */
export function auditFile(kind: 'csv' | 'jsonl', filter: AuditFilter): string {
  const { exportAuditLogCsv, exportAuditLogLines } = AUDIT_LOG_CALLS;
  return addressOf(kind === 'csv' ? exportAuditLogCsv : exportAuditLogLines, {}, filter);
}
