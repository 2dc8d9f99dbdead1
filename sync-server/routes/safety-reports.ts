import { Router } from '@koa/router';
import * as z from 'zod/mini';
import { safetyReportSchema } from '#domain/messages/safety-report';
import { notFound } from '../lib/errors.ts';
import { idempotencyKey, noBody, parseBody, withoutQuery } from '../middleware/validate.ts';
import { noteAct } from '../services/act-notes.ts';
import type { Visitors } from '../services/visitors.ts';
import type { SafetyReports } from '../storage/safety-reports.ts';
import { acceptItem } from './accept-item.ts';

type ReportDeps = { safetyReports: SafetyReports; visitors: Visitors; clock: () => number };

/** Reports of wrong safety flags, and the administrators' decisions on them. */
export function safetyReportRoutes({ safetyReports, visitors, clock }: ReportDeps): Router {
  const router = new Router();
  const now = () => new Date(clock()).toISOString();

  router.post('/api/safety-reports', async (ctx) => {
    withoutQuery(ctx);
    const key = idempotencyKey(ctx);
    const report = await parseBody(ctx, safetyReportSchema);
    await acceptItem(ctx, key, {
      isKnown: async (known) => (await safetyReports.find(known)) !== null,
      limit: () => visitors.limitMessages(ctx, 'report'),
      insert: (id) => safetyReports.insert(id, report, now()),
      status: 'new',
    });
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
    noteAct(ctx, { target: `report:${id.data}`, after: { status: 'handled' } });
    ctx.body = { id: id.data, status: 'handled' };
  });

  return router;
}
