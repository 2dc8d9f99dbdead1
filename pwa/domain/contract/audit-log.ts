import * as z from 'zod/mini';
import { atMost } from '../text/characters.ts';
import { defineCalls, ok } from './call.ts';

/** Small facts about a target: statuses, versions, counts, field names; never what somebody wrote. */
const factsSchema = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
);
export type Facts = z.infer<typeof factsSchema>;

/** One action of an administrator. */
export const auditEntrySchema = z.strictObject({
  /** Later entries have greater ids in string order. */
  id: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** User name, or 'command line'. */
  who: z.string(),
  /** Id of the call in the registry: a name that never changes. */
  act: z.string(),
  /** `kind:id`; null if the action has no single target. */
  target: z.nullable(z.string()),
  before: z.nullable(factsSchema),
  after: z.nullable(factsSchema),
  /** Id of the request, as in the server's log. */
  requestId: z.string(),
  /** 'unknown': the server stopped midway, so the action may or may not have happened. */
  outcome: z.enum(['done', 'unknown']),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const DAY_OR_MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}\.\d{3}Z)?$/;

const dayOrMoment = z.optional(
  z
    .string()
    .check(
      z.refine(
        (text) => DAY_OR_MOMENT.test(text) && !Number.isNaN(Date.parse(text)),
        'must be a day such as 2026-11-24, or a moment such as 2026-11-24T05:00:00.000Z',
      ),
    ),
);

const filters = {
  who: z.optional(z.string().check(atMost(80))),
  act: z.optional(z.string().check(atMost(80))),
  target: z.optional(z.string().check(atMost(120))),
  /** First day, UTC, or the moment from which entries count. */
  from: dayOrMoment,
  /** Last day, UTC, or the moment from which entries no longer count. */
  to: dayOrMoment,
};

/** Query of the two exports. */
const auditFilterSchema = z.strictObject(filters);
export type AuditFilter = z.infer<typeof auditFilterSchema>;

/** Query of `GET /api/admin/audit-log`. */
const auditQuerySchema = z.strictObject({
  ...filters,
  /** Id of the last entry of the previous page. */
  after: z.optional(z.string().check(atMost(80))),
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;

/** Page size. */
export const AUDIT_PAGE = 50;

/** Answer of `GET /api/admin/audit-log`: newest first. */
export const auditPageSchema = z.strictObject({
  entries: z.array(auditEntrySchema),
  /** Whether older entries follow. */
  hasMore: z.boolean(),
  /** Names of all actions, for the filter. */
  acts: z.array(z.string()),
  /** Days after which entries are deleted; 0 keeps them forever. */
  keptDays: z.int(),
});
export type AuditPage = z.infer<typeof auditPageSchema>;

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
