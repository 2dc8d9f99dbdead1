import { Readable } from 'node:stream';
import { Router } from '@koa/router';
import type { Context } from 'koa';
import { AUDIT_PAGE, type AuditPage, auditFilterSchema, auditQuerySchema } from '#domain/contract/audit-log';
import { ACT_NAMES } from '../middleware/guard-routes.ts';
import { parseQuery } from '../middleware/validate.ts';
import { auditCsv, auditLines } from '../services/audit-export.ts';
import type { AuditLog } from '../storage/audit-log.ts';

type AuditDeps = { auditLog: AuditLog; auditKeptDays: number };

function sendFile(ctx: Context, name: string, type: string, parts: AsyncGenerator<string>): void {
  ctx.set('Content-Disposition', `attachment; filename="${name}"`);
  ctx.type = type;
  ctx.body = Readable.from(parts);
}

/** The record of administrators' acts, behind the session check; its exports are for owners. */
export function auditLogRoutes({ auditLog, auditKeptDays: keptDays }: AuditDeps): Router {
  const router = new Router({ prefix: '/api/admin' });

  router.get('/audit-log', async (ctx) => {
    const { after, ...filter } = parseQuery(ctx, auditQuerySchema);
    const found = await auditLog.find(filter, AUDIT_PAGE + 1, after);
    const entries = found.slice(0, AUDIT_PAGE);
    const hasMore = found.length > entries.length;
    ctx.body = { entries, hasMore, acts: [...ACT_NAMES], keptDays } satisfies AuditPage;
  });

  router.get('/audit-log.csv', (ctx) => {
    const filter = parseQuery(ctx, auditFilterSchema);
    sendFile(ctx, 'audit-log.csv', 'text/csv; charset=utf-8', auditCsv(auditLog, filter));
  });

  router.get('/audit-log.jsonl', (ctx) => {
    const filter = parseQuery(ctx, auditFilterSchema);
    sendFile(ctx, 'audit-log.jsonl', 'application/x-ndjson; charset=utf-8', auditLines(auditLog, filter));
  });

  return router;
}
