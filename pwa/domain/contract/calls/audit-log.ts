import { auditFilterSchema, auditPageSchema, auditQuerySchema } from '../audit-log.ts';
import { defineCalls, ok } from '../call.ts';

/** Calls on the audit log. */
export const AUDIT_LOG_CALLS = defineCalls({
  listAuditLog: {
    method: 'get',
    path: '/api/admin/audit-log',
    summary: 'The audit log, newest first, in pages.',
    query: auditQuerySchema,
    needsSession: true,
    answer: ok('One page.', auditPageSchema),
  },
  exportAuditLogCsv: {
    method: 'get',
    path: '/api/admin/audit-log.csv',
    summary: 'The audit log as CSV.',
    query: auditFilterSchema,
    needsSession: true,
    ownerOnly: true,
    answer: { status: 200, description: 'The table.', schema: null, fileType: 'text/csv' },
  },
  exportAuditLogLines: {
    method: 'get',
    path: '/api/admin/audit-log.jsonl',
    summary: 'The audit log as JSON lines.',
    query: auditFilterSchema,
    needsSession: true,
    ownerOnly: true,
    answer: { status: 200, description: 'The lines.', schema: null, fileType: 'application/x-ndjson' },
  },
});
