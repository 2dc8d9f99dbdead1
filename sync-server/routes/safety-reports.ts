import { randomUUID } from 'node:crypto';
import { Router } from '@koa/router';
import * as z from 'zod/mini';
import { safetyReportSchema } from '#domain/safety-report/safety-report';
import { notFound } from '../errors.ts';
import { idempotencyKey, noBody, parseBody, withoutQuery } from '../middleware/validate.ts';
import type { Visitors } from '../services/visitors.ts';
import type { SafetyReports } from '../storage/safety-reports.ts';
import { acknowledge } from './handed-in.ts';

type ReportDeps = { safetyReports: SafetyReports; visitors: Visitors; clock: () => number };

/** 'This is wrong': reports of safety flags, and what administrators do about them. */
export function safetyReportRoutes({ safetyReports, visitors, clock }: ReportDeps): Router {
  const router = new Router();
  const now = () => new Date(clock()).toISOString();

  router.post('/api/safety-reports', async (ctx) => {
    withoutQuery(ctx);
    const key = idempotencyKey(ctx);
    const report = await parseBody(ctx, safetyReportSchema);
    const id = key ?? randomUUID();
    if (key === undefined || (await safetyReports.find(key)) === null) {
      await visitors.limitMessages(ctx, 'report');
    }
    acknowledge(ctx, id, await safetyReports.insert(id, report, now()), 'new');
  });

  router.get('/api/admin/safety-reports', async (ctx) => {
    withoutQuery(ctx);
    ctx.body = await safetyReports.list();
  });

  router.post('/api/admin/handle-safety-report/:id', async (ctx) => {
    withoutQuery(ctx);
    await noBody(ctx);
    const id = z.uuid().safeParse(ctx.params['id']);
    if (!id.success || !(await safetyReports.handle(id.data, now()))) {
      throw notFound('There is no such report.');
    }
    ctx.body = { id: id.data, status: 'handled' };
  });

  return router;
}
