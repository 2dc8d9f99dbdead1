import * as z from 'zod/mini';
import { safetyReportSchema } from '../../messages/safety-report.ts';
import { acknowledgementSchema } from '../../sync/acknowledgement.ts';
import { defineCalls, ok } from '../call.ts';
import { handleSafetyReportAnswerSchema, storedSafetyReportSchema } from '../safety-reports.ts';

/** 'This is wrong': visitors' reports of wrong safety flags, and their handling by administrators. */
export const SAFETY_REPORT_CALLS = defineCalls({
  postSafetyReport: {
    method: 'post',
    path: '/api/safety-reports',
    summary: 'Reports a safety flag that should not be, or a danger that was missed.',
    body: safetyReportSchema,
    isIdempotent: true,
    answer: {
      status: 201,
      description: 'Kept. A repeat carries `Idempotency-Replayed: true`.',
      schema: acknowledgementSchema,
    },
    errors: [400, 403, 413, 415, 422, 429],
  },
  listSafetyReports: {
    method: 'get',
    path: '/api/admin/safety-reports',
    summary: 'The reports of visitors, newest first, handled ones too.',
    needsSession: true,
    answer: ok('The reports.', z.array(storedSafetyReportSchema)),
    errors: [400, 401],
  },
  handleSafetyReport: {
    method: 'post',
    path: '/api/admin/handle-safety-report/{id}',
    summary: 'Marks a report as handled; twice is as good as once.',
    params: { id: z.uuid() },
    needsSession: true,
    answer: ok('Handled.', handleSafetyReportAnswerSchema),
    errors: [400, 401, 403, 404, 413, 415],
  },
});
