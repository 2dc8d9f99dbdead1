import { Readable } from 'node:stream';
import { Router } from '@koa/router';
import type { Context } from 'koa';
import {
  AUDIT_LOG_CALLS,
  AUDIT_PAGE,
  type AuditEntry,
  type AuditFilter,
  type Facts,
} from '#domain/contract/audit-log';
import { ACT_NAMES } from '../../http/guard-routes.ts';
import { serve } from '../../http/serve.ts';
import { csvOf } from '../../lib/csv.ts';
import type { AuditLog } from '../../storage/audit-log.ts';

/** Entries read between yields to other work. */
const PORTION = 500;

const HEADINGS = ['id', 'at', 'who', 'act', 'target', 'before', 'after', 'request', 'outcome'];

/** Facts as one readable cell: `status: approved, version: 2`. */
function factsInWords(facts: Facts | null): string {
  return Object.entries(facts ?? {})
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(' ') : value}`)
    .join(', ');
}

const rowOf = ({ id, at, who, act, target, before, after, requestId, outcome }: AuditEntry) => [
  id,
  at,
  who,
  act,
  target ?? '',
  factsInWords(before),
  factsInWords(after),
  requestId,
  outcome,
];

async function* portions(
  auditLog: Pick<AuditLog, 'find'>,
  filter: AuditFilter,
): AsyncGenerator<AuditEntry[]> {
  for (let after: string | undefined; ; ) {
    const entries = await auditLog.find(filter, PORTION, after);
    if (entries.length > 0) yield entries;
    if (entries.length < PORTION) return;
    after = entries.at(-1)?.id;
  }
}

/** Matching entries as CSV, newest first, in chunks. */
async function* auditCsv(auditLog: Pick<AuditLog, 'find'>, filter: AuditFilter): AsyncGenerator<string> {
  yield csvOf([HEADINGS]);
  for await (const entries of portions(auditLog, filter)) yield csvOf(entries.map(rowOf));
}

/** Matching entries as JSON lines, newest first, in chunks. */
async function* auditLines(auditLog: Pick<AuditLog, 'find'>, filter: AuditFilter): AsyncGenerator<string> {
  for await (const entries of portions(auditLog, filter))
    yield entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
}

type AuditDeps = { auditLog: AuditLog; auditKeptDays: number };

function sendFile(ctx: Context, name: string, type: string, parts: AsyncGenerator<string>): void {
  ctx.set('Content-Disposition', `attachment; filename="${name}"`);
  ctx.type = type;
  ctx.body = Readable.from(parts);
}

/** The audit log, behind the session check; exports are owner-only. */
export function auditLogRoutes({ auditLog, auditKeptDays: keptDays }: AuditDeps): Router {
  const router = new Router();

  serve(router, AUDIT_LOG_CALLS.listAuditLog, async (_, { query: { after, ...filter } }) => {
    const found = await auditLog.find(filter, AUDIT_PAGE + 1, after);
    const entries = found.slice(0, AUDIT_PAGE);
    const hasMore = found.length > entries.length;
    return { entries, hasMore, acts: [...ACT_NAMES], keptDays };
  });

  serve(router, AUDIT_LOG_CALLS.exportAuditLogCsv, (ctx, { query }) => {
    sendFile(ctx, 'audit-log.csv', 'text/csv; charset=utf-8', auditCsv(auditLog, query));
  });

  serve(router, AUDIT_LOG_CALLS.exportAuditLogLines, (ctx, { query }) => {
    sendFile(ctx, 'audit-log.jsonl', 'application/x-ndjson; charset=utf-8', auditLines(auditLog, query));
  });

  return router;
}
