import * as z from 'zod/mini';
import { defineCalls, ok } from '../call.ts';
import { handleSafetyReportAnswerSchema, storedSafetyReportSchema } from '../safety-reports.ts';

/** Visitors' reports of wrong safety flags, for administrators. */
export const SAFETY_REPORT_CALLS = defineCalls({
  listSafetyReports: {
    method: 'get',
    path: '/api/admin/safety-reports',
    summary: 'Lists visitors’ reports, newest first, handled ones included.',
    needsSession: true,
    answer: ok('The reports.', z.array(storedSafetyReportSchema)),
  },
  handleSafetyReport: {
    method: 'post',
    path: '/api/admin/handle-safety-report/{id}',
    summary: 'Marks a report as handled. Idempotent.',
    params: { id: z.uuid() },
    needsSession: true,
    answer: ok('Handled.', handleSafetyReportAnswerSchema),
    errors: [404, 413, 415],
  },
});
