import { Readable } from 'node:stream';
import { Router } from '@koa/router';
import type { Context } from 'koa';
import { AUDIT_PAGE } from '#domain/contract/audit-log';
import { AUDIT_LOG_CALLS } from '#domain/contract/calls/audit-log';
import { ACT_NAMES } from '../../http/guard-routes.ts';
import { serve } from '../../http/serve.ts';
import type { AuditLog } from '../../storage/audit-log.ts';
import { auditCsv, auditLines } from './audit-export.ts';

type AuditDeps = { auditLog: AuditLog; auditKeptDays: number };

function sendFile(ctx: Context, name: string, type: string, parts: AsyncGenerator<string>): void {
  ctx.set('Content-Disposition', `attachment; filename="${name}"`);
  ctx.type = type;
  ctx.body = Readable.from(parts);
}

/** The record of administrators' acts, behind the session check; its exports are for owners. */
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
