import { Router } from '@koa/router';
import * as z from 'zod/mini';
import { SAFETY_REPORT_CALLS } from '#domain/contract/intake';
import { VISITOR_CALLS } from '#domain/contract/visitor';
import { noteAct } from '../../http/request-notes.ts';
import { serve } from '../../http/serve.ts';
import type { Visitors } from '../../http/visitors.ts';
import { notFound } from '../../lib/errors.ts';
import type { SafetyReports } from '../../storage/safety-reports.ts';
import { acceptItem } from '../sync/accept-item.ts';

type ReportDeps = { safetyReports: SafetyReports; visitors: Visitors; clock: () => number };

/** Reports of wrong safety flags, and the administrators' decisions on them. */
export function safetyReportRoutes({ safetyReports, visitors, clock }: ReportDeps): Router {
  const router = new Router();
  const now = () => new Date(clock()).toISOString();

  serve(router, VISITOR_CALLS.postSafetyReport, (ctx, { key, body }) =>
    acceptItem(ctx, key, {
      isKnown: async (known) => (await safetyReports.find(known)) !== null,
      limit: () => visitors.limit(ctx, 'report'),
      insert: (id) => safetyReports.insert(id, body, now()),
      status: 'new',
    }),
  );

  serve(router, SAFETY_REPORT_CALLS.listSafetyReports, () => safetyReports.list());

  serve(router, SAFETY_REPORT_CALLS.handleSafetyReport, async (ctx, { params }) => {
    const id = z.uuid().safeParse(params.id);
    if (!id.success || !(await safetyReports.handle(id.data, now()))) {
      throw notFound('There is no such report.');
    }
    noteAct(ctx, { target: `report:${id.data}`, after: { status: 'handled' } });
    return { id: id.data, status: 'handled' as const };
  });

  return router;
}
