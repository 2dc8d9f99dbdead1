import {
  type AuditFilter,
  type AuditPage,
  type AuditQuery,
  auditPageSchema,
} from '#domain/contract/audit-log';
import { read } from '../calls/api.ts';

const PATH = '/api/admin/audit-log';

function withQuery(path: string, query: AuditQuery): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given as [string, string][])}`;
}

/** One page of the record, the last act first. */
export function readAuditLog(query: AuditQuery): Promise<AuditPage> {
  return read(auditPageSchema, withQuery(PATH, query));
}

/** Address of the whole record that fits, as a file. */
export function auditFile(kind: 'csv' | 'jsonl', filter: AuditFilter): string {
  return withQuery(`${PATH}.${kind}`, filter);
}
